import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// A screen that says it gives something back does.
  static let missingReturn: SpecRule = .init(
    name: "missing-return", severity: .warning,
    summary: "A screen says what it gives back, and nothing on it does.",
    rationale:
      "Who shows it waits for what never comes. Hand-written screens, those that call methods of the app, and those of mvp "
      + "and viper are left out, because the app's own code can close them with a result.",
    examples: """
      screen: Choice
      returns: ‹String›
      sections:
        - { id: main, rows: [{ use: PostRow, item: { id: b, title: B }«→, return: B» }] }
      """,
    .screenDeclarations { screen, place, findings in
      guard let returns = screen.returns, screen.readsAlone(in: place.index), !screen.callsMethods,
        !place.index.isBroken(.screen, screen.name.text), !screen.givesSomethingBack
      else { return }
      findings.report(
        .missingReturn, "nothing on `\(screen.name.text)` returns its `\(returns.shape)`",
        at: place.location(returns.span),
        help: ["close it by `return: …` where it is done, or leave `returns:` out"])
    })
}

extension ScreenDeclaration {
  fileprivate var givesSomethingBack: Bool {
    var gives = false
    forEachEffect { effect in
      effect.forEachStep { if case .return = $0.action { gives = true } }
    }
    return gives
  }
}
