import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// What is chosen from the cases of an enum by buttons beside each other.
enum CaseButtons {
  /// What a search searches in.
  case scopes
  /// What stands in the place of a title.
  case segments

  fileprivate var rule: SpecRule { self == .scopes ? .invalidSearch : .invalidSegments }
  fileprivate var key: String { self == .scopes ? "scopes" : "segments" }
  fileprivate var one: String { self == .scopes ? "scope" : "segment" }
  fileprivate var owner: String { self == .scopes ? "search" : "bar" }
}

extension SpecWalker {
  /// What is chosen is written, which is nothing by itself, as what is typed.
  ///
  /// - Parameter typed: The path to what is typed beside it, if anything is.
  mutating func visit(
    _ path: Located<ValuePath>, among buttons: CaseButtons, beside typed: String? = nil,
    in scope: ValueScope
  ) {
    guard path.value.scope == .state, path.value.components.count == 1 else {
      return report(
        path, buttons,
        "a \(buttons.owner) writes its \(buttons.one) to a piece of the state, and this is `\(path.value.text)`",
        help: choice(in: scope).map { "did you mean `$state.\($0.name)`?" }
          ?? "declare an enum, `state: { kind: Kind = all }`, and write `\(buttons.key): $state.kind`"
      )
    }
    reads.note(changeOf: path.value)
    let value = reportingProblems { walk throws(TypeProblem) in
      try walk.types.type(
        Expression(.path(path.value), span: path.span), likely: nil, in: scope)
    }
    guard let type = value?.type else { return }
    let name = path.value.components[0].text
    let declared = (scope.state ?? []).first { $0.name.text == name }
    guard case .enumeration(let choices) = type.unwrapped else {
      report(
        path, buttons,
        "the \(buttons.key) of a \(buttons.owner) are the cases of an enum, and this is of type `\(type)`",
        declared: declared,
        help: choice(in: scope).map {
          "did you mean `$state.\($0.name)`, of the enum `\($0.choices)`?"
        }
          ?? "declare an enum with a case for each \(buttons.one), and "
          + (path.value.text == typed
            ? "a piece of the state of its type: `\(name)` is what is typed"
            : "`\(name)` of its type"))
      findings.note(
        explained: SpecRule.causeOfType(of: path.value.text, in: file), by: buttons.rule)
      return
    }
    if type.isOptional {
      report(
        path, buttons,
        "one of the \(buttons.key) is always chosen, and `\(path.value.text)` can be missing",
        declared: declared, help: "declare it with the case that is chosen at first")
    } else if let count = index.enumeration(choices)?.cases.count, count < 2 {
      report(
        path, buttons,
        "\(buttons.key) are there to choose from several, and `\(choices)` has one case",
        declared: declared, help: "add a case, or leave `\(buttons.key):` out")
    }
  }

  /// The only piece of the state that is one of several cases.
  private func choice(in scope: ValueScope) -> (name: String, choices: String)? {
    let found = (scope.state ?? []).compactMap { field -> (name: String, choices: String)? in
      guard case .named(let choices) = field.type.shape,
        let count = index.enumeration(choices)?.cases.count, count > 1
      else { return nil }
      return (field.name.text, choices)
    }
    return found.count == 1 ? found[0] : nil
  }

  /// Segments in the bar of a screen, which are in the place of those that its tabs would have.
  mutating func visit(
    segments path: Located<ValuePath>, of screen: ScreenDeclaration, in scope: ValueScope
  ) {
    visit(path, among: .segments, in: scope)
    guard case .tabs(let tabs) = screen.body, tabs.shown?.value.text != path.value.text else {
      return
    }
    report(
      path, .segments,
      "the segments of a screen with tabs choose its tabs, and nothing says that `\(path.value.text)` does",
      related: tabs.shown.map { .init(location($0.span), "this says which tab is shown") },
      help: tabs.shown.map { "write `\($0.value.text)`" }
        ?? "say in `tabs:` which one is shown, `shown: \(path.value.text)`, with an `id:` for each page"
    )
  }

  private mutating func report(
    _ path: Located<ValuePath>, _ buttons: CaseButtons, _ message: String, declared: Field? = nil,
    related: Diagnostic.Related? = nil, help: String
  ) {
    let declaration = declared.map {
      Diagnostic.Related(location($0.type.span), "it is declared here")
    }
    findings.report(
      buttons.rule, message, at: location(path.span),
      related: [declaration, related].compactMap(\.self), help: [help])
  }
}
