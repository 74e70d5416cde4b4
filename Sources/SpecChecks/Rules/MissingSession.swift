import Diagnostics
import SpecModel

extension SpecRule {
  /// Gates and log-outs are about the session of an API.
  static let missingSession: SpecRule = .init(
    name: "missing-session",
    summary: "A log-in gate or a log-out has no session to go by.",
    rationale:
      "The gate opens when a session begins and closes when it ends. Without one nobody could ever "
      + "pass it, and there is nothing to log out of.",
    examples: """
      app: Shop
      language: 1
      host:
        menu: [{ screen: Home, title: tab.home }]
        onboarding: ‹{ screen: Welcome }›
      ---
      screen: Welcome
      sections: []«→
      bar: { trailing: [{ title: welcome.visit, request: LogIn }] }
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
      session: { fields: { member: String }, begins: [LogIn] }»
      """,
    .app { app, findings in
      guard let onboarding = app.index.app?.host?.onboarding, let id = app.index.apps.first,
        app.index.session == nil, !app.index.hasBroken(.api)
      else { return }
      findings.report(
        .missingSession, "there is a log-in gate, and no API has a session",
        at: Location(file: app.index.file(of: id), span: onboarding.span), help: [help])
    },
    .effects { site, findings in
      guard case .simple(.logOut) = site.effect.action, site.index.session == nil,
        !site.index.hasAppLogIn, !site.index.hasBroken(.api)
      else { return }
      findings.report(
        .missingSession, "there is nothing to log out of: no API has a session",
        at: site.location(site.effect.span), help: [help])
    })

  private static var help: String {
    "give the API that people log in to a `session:` with its `fields:` and the requests that "
      + "begin it: `begins: [LogIn]`"
  }
}
