import Diagnostics
import SourceText
import SpecModel

extension SpecRule {
  /// What can be reached before anybody has logged in neither goes to the menu nor logs out.
  static let effectBeforeGate: SpecRule = .init(
    name: "effect-before-gate",
    summary: "An effect that needs the main screens or a session stands before the log-in gate.",
    rationale:
      "Before the gate there is no menu to go to and nobody to log out, so nothing would happen.",
    examples: """
      app: Shop
      language: 1
      host:
        menu: [{ screen: Home, title: tab.home }]
        onboarding: { screen: Welcome }
      ---
      screen: Welcome
      sections: []
      bar: { trailing: [{ title: welcome.«skip, ‹tab›: Home→visit, request: LogIn» }] }
      ---
      model: Visit
      fields: { member: String }
      ---
      request: LogIn
      method: POST
      path: /visits
      yields: Visit
      ---
      api: Main
      base: https://api.example.com
      session: { fields: { member: String }, begins: [LogIn] }
      """,
    .app { app, findings in
      for screen in app.beforeGate.screens {
        screen.forEachEffect { check($0, of: .screen, screen.name, in: app, into: &findings) }
      }
      for adapter in app.beforeGate.adapters {
        adapter.forEachEffect { check($0, of: .adapter, adapter.name, in: app, into: &findings) }
      }
    })

  private static func check(
    _ effect: Effect, of kind: DeclarationKind, _ owner: Name, in app: AppSite,
    into findings: inout Findings
  ) {
    effect.forEachStep { step in
      guard let problem = problem(of: step), let id = app.index.id(of: kind, owner.text) else {
        return
      }
      findings.report(
        .effectBeforeGate,
        "`\(owner.text)` can be come to before the log-in gate, and \(problem) there",
        at: Location(file: app.index.file(of: id), span: step.span),
        help: [
          "logging in by itself leads to the main screens; what is for those who are logged in "
            + "belongs on a screen that nothing before the gate leads to"
        ])
    }
  }

  private static func problem(of effect: Effect) -> String? {
    switch effect.action {
    case .tab: "there is no menu"
    case .simple(.logOut): "nobody is logged in"
    default: nil
    }
  }
}
