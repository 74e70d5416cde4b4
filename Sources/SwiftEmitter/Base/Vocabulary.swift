import SpecModel
import SwiftCode

// Specs and Swift share words. Here the bare word is told apart by what it is about.

typealias SpecArgument = SpecModel.Argument
typealias SpecExpression = SpecModel.Expression
typealias SwiftArgument = SwiftCode.Argument
typealias SwiftDeclaration = SwiftCode.Declaration
typealias SwiftEnumCase = SwiftCode.EnumCaseDeclaration
typealias SwiftExpression = SwiftCode.Expression
