import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// A screen that shows itself again is about something else then.
  static let sameScreenAgain: SpecRule = .init(
    name: "same-screen-again", severity: .warning,
    summary: "A screen without parameters shows itself again.",
    rationale:
      "What comes up is what was there, over itself, as often as somebody taps, and each of them has to be closed "
      + "again: most likely another screen is meant. What is said to happen under a condition or after something "
      + "else is left out, and so are screens with state that is kept under a key, or with a class of the app's own.",
    examples: """
      screen: More
      sections:
        - id: main
          rows:
            - { use: PostRow, item: { id: a, title: A }, push: ‹More→Help› }
      ---
      screen: Help
      sections:
        - id: main
          rows: [{ use: PostRow, item: { id: b, title: B } }]
      """,
    .screenDeclarations { screen, place, findings in
      if case .swift = screen.body { return }
      guard screen.parameters.isEmpty, !screen.state.contains(where: \.isShared) else { return }
      screen.forEachPlainEffect { effect in
        guard let shown = effect.coveringScreen, shown.text == screen.name.text,
          effect.arguments.isEmpty, !effect.hasBrokenArguments
        else { return }
        let name = screen.name.text
        var finding = Diagnostic(
          .sameScreenAgain,
          "`\(name)` shows itself, and has no parameters by which it would be about something else",
          at: place.location(shown.span),
          help: [
            "name another screen, or give `\(name)` a parameter that says what it is about"
          ])
        finding.misuse = Misuse(
          kind: DeclarationKind.screen.rawValue, name: name, at: place.location(shown.span),
          given: [])
        findings.report(finding)
      }
    })
}

extension ScreenDeclaration {
  /// Calls a function with what happens on a tap wherever the screen is, at once and whatever holds.
  fileprivate func forEachPlainEffect(_ body: (Effect) -> Void) {
    for item in bar.items where item.condition == nil { item.effect.forEachPlain(body) }
    for action in actions { action.effect.forEachPlain(body) }
    for state in states.empty where state.condition == nil {
      state.button?.effect.forEachPlain(body)
    }
    switch self.body {
    case .form(let form): form.submit.effect.forEachPlain(body)
    case .sections(let sections):
      for section in sections where section.condition == nil {
        for row in section.content.rows where row.condition == nil {
          row.effect?.forEachPlain(body)
          row.tree?.forEachPlainEffect(body)
        }
      }
    case .tabs, .swift: break
    }
  }
}

extension CellNode {
  /// Calls a function with what happens on taps on what is there whatever holds.
  fileprivate func forEachPlainEffect(_ body: (Effect) -> Void) {
    guard condition == nil else { return }
    button?.effect.forEachPlain(body)
    for event in component?.events ?? [] { event.effect.forEachPlain(body) }
    for child in children { child.forEachPlainEffect(body) }
  }
}

extension Effect {
  /// The screen that comes up over the one that the effect is on.
  fileprivate var coveringScreen: Name? {
    switch action {
    case .push(let name), .present(let name, _): name
    default: nil
    }
  }

  /// Calls a function with the effect, or with those that can be chosen from its menu, if there is no condition.
  fileprivate func forEachPlain(_ body: (Effect) -> Void) {
    guard condition == nil else { return }
    guard case .menu(let items) = action else { return body(self) }
    for item in items { item.effect.forEachPlain(body) }
  }
}
