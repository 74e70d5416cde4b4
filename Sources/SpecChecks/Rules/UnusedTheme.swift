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
      theme: Night
      colors: { text: { light: "#ffffff" } }
      ---
      screen: Help
      sections: []
      bar:
        leading: [{ title: help.day, wear: Classic }]
        trailing: [{ title: help.night, wear: ‹Classic→Night› }]
      """,
    .collecting(
      [Wearing].self,
      on: .effects { site, worn in
        if case .wear(let theme) = site.effect.action {
          worn.append(Wearing(theme: theme.text, place: site.location(theme.span)))
        }
      }
    ) { app, worn, findings in
      guard !worn.isEmpty, !app.index.hasBroken, let own = app.index.theme else { return }
      let names = Set(worn.map(\.theme))
      let idle = app.index.themes.filter { $0 !== own && !names.contains($0.name.text) }
      // Where one theme is worn twice in a file and another not at all, the second place was copied.
      if idle.count == 1, let theme = idle.first, let (first, second) = copied(among: worn) {
        var finding = Diagnostic(
          .unusedTheme,
          "`\(second.theme)` is worn here as it is above, and nothing wears `\(theme.name.text)`",
          at: second.place, related: [.init(first.place, "it is worn here, too")],
          help: ["did you mean `\(theme.name.text)`?"])
        finding.fixes = Fix.replacing(
          second.theme, at: second.place, by: theme.name.text, .unsafe)
        return findings.reportUnused(finding, .theme, named: theme.name.text)
      }
      for theme in idle {
        guard let place = app.index.location(of: .theme, theme.name.text) else { continue }
        findings.reportUnused(
          Diagnostic(
            .unusedTheme, "nothing wears the theme `\(theme.name.text)`", at: place,
            help: ["let something `wear:` it, or delete it"]),
          .theme, named: theme.name.text)
      }
    })

  /// A place where a theme is put on.
  private struct Wearing {
    let theme: String
    let place: Location
  }

  /// The only two places of a file that put on the same theme.
  private static func copied(among worn: [Wearing]) -> (Wearing, Wearing)? {
    let places = worn.sorted { $0.place.span.start < $1.place.span.start }
    var pairs: [(Wearing, Wearing)] = []
    for (number, second) in places.enumerated() {
      guard
        let first = places[..<number].first(where: {
          $0.theme == second.theme && $0.place.file == second.place.file
        })
      else { continue }
      pairs.append((first, second))
    }
    return pairs.count == 1 ? pairs.first : nil
  }
}
