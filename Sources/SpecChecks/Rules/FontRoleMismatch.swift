import Diagnostics
import SpecModel

extension SpecRule {
  /// Fonts grow like texts of their size.
  static let fontRoleMismatch: SpecRule = .init(
    name: "font-role-mismatch", severity: .warning,
    summary: "A large font grows like a small one.",
    rationale:
      "For people who need large texts the system makes body texts three times as large, and titles "
      + "less than twice. A title that grows like a body text leaves no room for anything else.",
    examples: """
      theme: Classic
      colors: { text: { light: "#000000" } }
      fonts: { ‹title›: { size: 34, weight: bold«→, scales: largeTitle» } }
      """,
    .app { app, findings in
      app.index.forEachFont { font, place in
        let nearest = TextStyle.nearest(to: font.size)
        let grown = font.scales.largest(of: font.size)
        let largest = font.maximum.map { min(grown, $0) } ?? grown
        guard largest > nearest.largest(of: font.size) * tolerance else { return }
        findings.report(
          .fontRoleMismatch,
          "`\(font.name.text)` has \(font.size.specText) points and grows like `\(font.scales)`: up to"
            + " \(Int(largest.rounded())) points",
          at: place,
          help: [
            "add `scales: \(nearest)`, with which it grows to"
              + " \(Int(nearest.largest(of: font.size).rounded()))"
          ])
      }
    })

  /// How much larger than with the right role a font may become.
  private static let tolerance = 1.25
}

extension TextStyle {
  /// The points of a role at the standard text size and at the largest.
  private var points: (standard: Double, largest: Double) {
    switch self {
    case .largeTitle: (34, 60)
    case .title1: (28, 58)
    case .title2: (22, 56)
    case .title3: (20, 55)
    case .headline, .body: (17, 53)
    case .callout: (16, 51)
    case .subheadline: (15, 49)
    case .footnote: (13, 44)
    case .caption1: (12, 43)
    case .caption2: (11, 40)
    }
  }

  /// How large a font becomes at the largest text size.
  fileprivate func largest(of size: Double) -> Double {
    size * points.largest / points.standard
  }

  /// The role whose texts are about as large.
  fileprivate static func nearest(to size: Double) -> TextStyle {
    allCases.min { abs($0.points.standard - size) < abs($1.points.standard - size) } ?? .body
  }
}
