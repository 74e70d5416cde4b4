import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// There is one app, and only one.
  static let missingApp: SpecRule = .init(
    name: "missing-app",
    summary: "The specs do not declare exactly one app.",
    rationale: "The app is what screens are reached from and what generated names start with.",
    examples: """
      «→app: Shop
      language: 1
      host: { menu: [{ screen: Home, title: tab.home }] }
      ---
      »screen: ‹Home›
      sections: []
      """,
    .app { app, findings in
      let apps = app.index.apps
      for extra in apps.dropFirst() {
        findings.report(
          .missingApp, "there is an app already", at: app.index.location(of: extra),
          related: [.init(app.index.location(of: apps[0]), "the first one")],
          help: ["put the specs of another app in a folder of their own"])
      }
      guard apps.isEmpty, !app.index.hasBroken(.app), let place = app.index.firstPlace else {
        return
      }
      findings.report(
        .missingApp, "the specs declare no app", at: place,
        help: ["add one: `app: Name` with its `language: 1` and its `host:`"])
    })
}

extension AppIndex {
  /// The name of the first declaration of all.
  fileprivate var firstPlace: Location? {
    heads.isEmpty ? nil : location(of: DeclarationID(0))
  }
}
