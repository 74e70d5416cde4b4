import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Where specs say which themes are worn, every theme is worn somewhere.
  static let unusedTheme: SpecRule = .init(
    name: "unused-theme", severity: .warning,
    summary: "Nothing wears a theme, and others are worn.",
    rationale:
      "A theme that is neither the app's own nor named by a `wear:` is never seen. Where no spec says `wear:` at all, "
      + "the app's own code may do so.",
    examples: """
      app: Shop
      language: 1
      theme: Classic
      ---
      theme: Classic
      colors: { text: { light: "#000000" } }
      ---
      theme: ‹Night›
      colors: { text: { light: "#ffffff" } }
      ---
      screen: Help
      sections: []
      bar:
        leading: [{ title: help.day, wear: Classic }]
        trailing: [{ title: help.night, wear: «Classic→Night» }]
      """,
    .collecting(
      Set<String>.self,
      on: .effects { site, worn in
        if case .wear(let theme) = site.effect.action { worn.insert(theme.text) }
      }
    ) { app, worn, findings in
      guard !worn.isEmpty, !app.index.hasBroken, let own = app.index.theme else { return }
      for theme in app.index.themes where theme !== own && !worn.contains(theme.name.text) {
        guard let place = app.index.location(of: .theme, theme.name.text) else { continue }
        findings.reportUnused(
          Diagnostic(
            .unusedTheme, "nothing wears the theme `\(theme.name.text)`", at: place,
            help: ["let something `wear:` it, or delete it"]),
          .theme, named: theme.name.text)
      }
    })
}
