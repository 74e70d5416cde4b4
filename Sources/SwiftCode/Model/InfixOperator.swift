/// How tightly an expression holds together; a looser one inside a tighter one gets parentheses.
public enum Precedence: UInt8, Sendable, Comparable {
  case assignment, ternary, logicalDisjunction, logicalConjunction, comparison, nilCoalescing
  case casting, addition, multiplication, prefix, postfix

  public static func < (a: Precedence, b: Precedence) -> Bool { a.rawValue < b.rawValue }
}

/// An infix operator of the standard library.
public enum InfixOperator: String, Sendable {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case and = "&&"
  case or = "||"
  case coalescing = "??"
  case plus = "+"
  case dividedBy = "/"

  /// The group it belongs to.
  public var precedence: Precedence {
    switch self {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: .comparison
    case .and: .logicalConjunction
    case .or: .logicalDisjunction
    case .coalescing: .nilCoalescing
    case .plus: .addition
    case .dividedBy: .multiplication
    }
  }

  /// Whether `a op b op c` reads without parentheses.
  var isLeftAssociative: Bool { isLogical || self == .plus || self == .dividedBy }

  /// Whether it is `&&` or `||`.
  var isLogical: Bool { self == .and || self == .or }
}
