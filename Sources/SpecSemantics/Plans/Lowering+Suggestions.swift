import SourceText
import SpecModel

/// What searches offer to search for.
extension Lowering {
  func suggestions(
    of search: SearchDeclaration, on screen: ScreenDeclaration, in scope: ValueScope
  ) throws(PlanError) -> SearchSuggestionsPlan? {
    switch search.suggestions {
    case nil: return nil
    case .texts(let texts):
      return .texts(
        try texts.planned { text throws(PlanError) in try self.text(text, in: scope) })
    case .elements(let path, let text):
      let target = Expression(.path(path.value), span: path.span)
      let list = try value(target, as: nil, in: scope)
      guard case .list(let element) = list.type.unwrapped else { return nil }
      return .elements(
        of: list, isChosenByQuery: screen.isChosen(path.value, by: search.query),
        text: try text.planned { text throws(PlanError) in
          try self.text(text, in: scope.with(item: element))
        })
    }
  }
}

extension ScreenDeclaration {
  /// Whether what a path leads to was loaded for what is typed.
  fileprivate func isChosen(_ path: ValuePath, by query: Expression) -> Bool {
    guard path.scope == .data, let name = path.components.first?.text,
      case .path(let typed) = query.kind, let words = typed.components.first?.text
    else { return false }
    return data.first { $0.name.text == name }?.source.stateNames.contains(words) == true
  }
}
