import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// What lists are searched by.
extension SpecWalker {
  mutating func visit(
    _ search: SearchDeclaration, before: ValueScope, shown: ValueScope
  ) {
    text(search.prompt, in: before)
    var typed: String?
    if case .path(let path) = search.query.kind {
      reads.note(changeOf: path)
      typed = path.text
    }
    if let scopes = search.scopes { visit(scopes, among: .scopes, beside: typed, in: shown) }
    // It is written, which is nothing by itself. Of what is no piece of the state there is a rule that says so.
    guard case .path(let path) = search.query.kind, path.scope == .state,
      path.components.count == 1
    else { return }
    _ = reportingProblems { walk throws(TypeProblem) in
      try walk.types.type(search.query, likely: .builtin(.string), in: shown)
    }
  }

  private mutating func report(_ path: Located<ValuePath>, _ message: String, help: String) {
    findings.report(.invalidSearch, message, at: location(path.span), help: [help])
  }

  // MARK: - Suggestions

  /// - Parameter rows: What has been loaded is there, too.
  mutating func visit(_ suggestions: SuggestionsDeclaration, in rows: ValueScope) {
    switch suggestions {
    case .texts(let texts): for text in texts { self.text(text, in: rows) }
    case .elements(let path, let text): visit(path, saying: text, in: rows)
    }
  }

  private mutating func visit(
    _ path: Located<ValuePath>, saying text: TextValue?, in scope: ValueScope
  ) {
    let target = Expression(.path(path.value), span: path.span)
    guard let type = value(target, expecting: nil, in: scope)?.type else {
      return self.text(text, in: scope.with(unknown: .item))
    }
    guard case .list(let element) = type.unwrapped else {
      var finding = Diagnostic(
        .invalidSearch, "suggestions are the elements of a list, and this is of type `\(type)`",
        at: location(path.span),
        help: ["give it a list, such as one that a source of `data:` yields, or one of texts"])
      if case .screen(let screen) = index.declaration(current),
        let place = yieldsPlace(ofDataAt: target, in: screen)
      {
        finding.cause = SpecRule.causeOfOneObject(at: place)
      }
      findings.report(finding)
      return self.text(text, in: scope.with(unknown: .item))
    }
    switch (element, text) {
    case (.model, let text?):
      let before = findings.errorCount
      self.text(text, in: scope.with(item: element))
      if findings.errorCount == before {
        checkForSameness(of: text, said: "suggestions", ofEach: element)
      }
    case (.model(let name), nil):
      report(
        path, "nothing says which text of a `\(name)` is suggested",
        help: "say it: `suggestions: { of: \(path.value.text), text: $item.… }`")
    case (.builtin(.string), nil): break
    case (.builtin(.string), let text?):
      report(
        path, "the elements of this list are texts, which are suggested as they are",
        help: "write the path alone: `suggestions: \(path.value.text)`")
      self.text(text, in: scope.with(unknown: .item))
    default:
      report(
        path, "suggestions are texts or models, and these are of type `\(element)`",
        help: "give it a list of texts, or of models with a `text:` that says what of them")
      self.text(text, in: scope.with(unknown: .item))
    }
  }
}
