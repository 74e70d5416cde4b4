import SwiftCode

/// A stored constant that an initialiser sets.
struct StoredProperty {
  let name: String
  let type: SwiftType
  let access: SwiftCode.AccessLevel?
  let modifiers: Modifiers
  /// What the initialiser takes where it is given nothing.
  let standard: SwiftExpression?

  init(
    _ name: String, _ type: SwiftType, access: SwiftCode.AccessLevel? = .private,
    modifiers: Modifiers = [], standard: SwiftExpression? = nil
  ) {
    self.name = name
    self.type = type
    self.access = access
    self.modifiers = modifiers
    self.standard = standard
  }

  var declaration: SwiftDeclaration {
    .variable(VariableDeclaration(.let, name, type, access: access, modifiers: modifiers))
  }

  /// With the label `_` the initialiser can be handed over as it is, where a constructor is due.
  func parameter(label: String? = nil) -> Parameter {
    let attributes: [Attribute] = if case .function = type { [.escaping] } else { [] }
    guard let label else {
      return Parameter(name, type, default: standard, attributes: attributes)
    }
    return Parameter(label, name, type, default: standard, attributes: attributes)
  }

  var assignment: Statement { .assign(.member("self", name), .identifier(name)) }
}

extension [StoredProperty] {
  var declarations: [SwiftDeclaration] { map(\.declaration) }

  /// The initialiser that sets all of them.
  func initializer(
    access: SwiftCode.AccessLevel?, attributes: [Attribute] = [], then: [Statement] = []
  ) -> SwiftDeclaration {
    .initializer(
      InitializerDeclaration(
        map { $0.parameter() }, attributes: attributes, access: access,
        body: map(\.assignment) + then))
  }
}
