import SpecModel

extension SourceReference {
  /// What of the screen's state its values are made of.
  package var stateNames: [String] {
    var names: [String] = []
    let visit: (Expression) -> Void = { value in
      value.visitPaths { path in
        guard path.scope == .state, let name = path.components.first?.text else { return }
        if !names.contains(name) { names.append(name) }
      }
    }
    switch self {
    case .data: return []
    case .use(_, let arguments): for argument in arguments { visit(argument.value) }
    case .inline(let source):
      source.values.forEach(visit)
    }
    return names
  }
}
