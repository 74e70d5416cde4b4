import SwiftCode

/// Members that many generated types have.
extension SwiftDeclaration {
  /// A property that answers a value.
  static func getter(
    _ name: String, _ type: SwiftType, _ value: SwiftExpression, documentation: String = "",
    access: SwiftCode.AccessLevel?, modifiers: Modifiers = []
  ) -> SwiftDeclaration {
    .getter(
      name, type, documentation: documentation, access: access, modifiers: modifiers,
      body: [.expression(value)])
  }

  static func getter(
    _ name: String, _ type: SwiftType, documentation: String = "",
    access: SwiftCode.AccessLevel?, modifiers: Modifiers = [], body: [Statement]
  ) -> SwiftDeclaration {
    .variable(
      VariableDeclaration(
        .var, name, type, documentation: documentation, access: access, modifiers: modifiers,
        accessors: .getter(body)))
  }

  /// The initialiser that views and controllers have to have, for code that makes none from files.
  static func unavailableInitializer(access: SwiftCode.AccessLevel?) -> SwiftDeclaration {
    .initializer(
      InitializerDeclaration(
        [Parameter("coder", "NSCoder")], attributes: [.unavailable], access: access,
        modifiers: .required, isFailable: true, body: [.expression(.nil)]))
  }
}
