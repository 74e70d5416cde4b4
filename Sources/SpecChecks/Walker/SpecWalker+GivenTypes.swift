import SpecModel
import SpecSemantics

/// What parameters are given whose types nothing declares.
extension SpecWalker {
  /// Notes the types of values that are given where a type is due that there is not: they say which one was meant.
  mutating func noteTypes(givenIn list: ArgumentList) {
    // A walk that looks for names alone would count those in values twice.
    guard types.symbols == nil, case .values(let arguments) = list.given else { return }
    for argument in arguments {
      // A literal may stand for anything, and a path is of what it leads to.
      guard case .path = argument.value.kind, let field = list.parameter(argument.name.text),
        case .named(let unknown) = field.type.shape.innermost, index.type(field.type) == nil,
        let typed = try? types.type(argument.value, expecting: nil, in: list.scope),
        let given = typed.type.declaredName
      else { continue }
      findings.note(given: given, forUnknownType: unknown)
    }
  }
}

extension SpecType {
  /// The name of what the specs declare that it is, or is made of; nil for the language's own types.
  fileprivate var declaredName: String? {
    switch self {
    case .builtin: nil
    case .enumeration(let name), .model(let name), .union(let name): name
    case .optional(let inner), .list(let inner): inner.declaredName
    }
  }
}
