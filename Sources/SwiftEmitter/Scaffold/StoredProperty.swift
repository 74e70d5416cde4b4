import SwiftCode

/// A private constant that the initialiser of a stub sets.
struct StoredProperty {
  let name: String
  let type: SwiftType

  init(_ name: String, _ type: SwiftType) {
    self.name = name
    self.type = type
  }

  var declaration: SwiftDeclaration {
    .variable(VariableDeclaration(.let, name, type, access: .private))
  }

  /// Without a label the initialiser can be handed over as it is, where a constructor is due.
  func parameter(label: String? = nil) -> Parameter {
    let attributes: [Attribute] = if case .function = type { [.escaping] } else { [] }
    guard let label else { return Parameter(name, type, attributes: attributes) }
    return Parameter(label, name, type, attributes: attributes)
  }

  var assignment: Statement { .assign(.member("self", name), .identifier(name)) }
}
