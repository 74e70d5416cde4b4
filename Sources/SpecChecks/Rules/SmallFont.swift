import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Fonts have at least 11 points.
  static let smallFont: SpecRule = .init(
    name: "small-font", severity: .warning,
    summary: "A font of the theme is too small to be read.",
    rationale: "Apple's guidelines ask for at least 11 points at the standard text size.",
    examples: """
      theme: Classic
      colors: { text: { light: "#000000" } }
      fonts: { fine: { size: ‹9→11›, scales: caption2 } }
      """,
    .app { app, findings in
      app.index.forEachFont { font, place in
        guard font.size < least else { return }
        findings.report(
          .smallFont,
          "`\(font.name.text)` has \(font.size.specText) points, and few can read that",
          at: Location(file: place.file, span: font.sizeSpan), help: ["give it at least 11 points"])
      }
    })

  private static let least = 11.0
}

extension AppIndex {
  /// Calls a function with all fonts of all themes and where they stand.
  func forEachFont(_ body: (FontDeclaration, Location) -> Void) {
    for theme in themes {
      guard let id = id(of: .theme, theme.name.text) else { continue }
      for font in theme.fonts {
        body(font, Location(file: file(of: id), span: font.name.span))
      }
    }
  }
}
