import Diagnostics
import SpecModel
import SpecSemantics

/// Types that are meant where something else is named.
extension AppIndex {
  /// The type that belongs to something which has a name and is none: the model of an adapter, what a source or a request
  /// yields, the only model that a screen is given or shows.
  func type(of name: String) -> Suggestion? {
    if let model = adapter(name)?.model.text, self.model(model) != nil {
      return Suggestion(meaning: model, note: "which the adapter `\(name)` is for")
    }
    for (kind, yields) in [("source", source(name)?.yields), ("request", request(name)?.yields)] {
      guard let type = yields?.declaredName?.text,
        [DeclarationKind.model, .enumeration, .union].contains(where: { id(of: $0, type) != nil })
      else { continue }
      return Suggestion(meaning: type, note: "which the \(kind) `\(name)` yields")
    }
    guard let screen = screen(name) else { return nil }
    let given = screen.parameters.compactMap(\.type.declaredName?.text)
    let shown = screen.sections.compactMap { section -> String? in
      guard case .source(let reference, _, _) = section.content else { return nil }
      return source(of: reference)?.yields.declaredName?.text
    }
    let models = [given, shown].map { names in Set(names.filter { model($0) != nil }) }
    guard let only = models.first(where: { !$0.isEmpty }), only.count == 1 else { return nil }
    return only.first.map { Suggestion(meaning: $0, note: "which the screen `\(name)` is about") }
  }
}
