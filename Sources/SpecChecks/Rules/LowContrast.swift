import Diagnostics
import SpecModel

extension Rule {
  static let lowContrast = Rule(
    name: "low-contrast", severity: .warning,
    summary: "Text and background are too near to one another to be read by everybody.",
    rationale:
      "WCAG 2.2 asks for a contrast of 4.5:1, and of 3:1 for text of at least 24 points, or 18.66 in "
      + "bold. The rule looks at texts and buttons of cells on the backgrounds around them, in light "
      + "and dark.",
    failing: RuleExample(
      """
      theme: Classic
      colors:
        surface: { light: "#f4f4f4" }
        faint: { light: "#999999" }
      ---
      model: Note
      fields: { id: ID, title: String }
      ---
      adapter: NoteRow
      for: Note
      cell:
        column:
          - text: { value: $item.title, color: ‹faint› }
        background: surface
      """
    ),
    passing: RuleExample(
      """
      theme: Classic
      colors:
        surface: { light: "#f4f4f4" }
        faint: { light: "#666666" }
      ---
      model: Note
      fields: { id: ID, title: String }
      ---
      adapter: NoteRow
      for: Note
      cell:
        column:
          - text: { value: $item.title, color: faint }
        background: surface
      """
    ))
}

/// Text can be told from what it stands on.
struct LowContrast: AppRule {
  var rule: Rule { .lowContrast }

  /// A text's colour on its backgrounds, and the contrast that it needs.
  private struct Pair: Hashable {
    let text: String
    let backgrounds: [String]
    let needed: Double
  }

  func check(_ app: AppSite, into findings: inout Findings) {
    let index = app.index
    guard let theme = index.theme else { return }
    let colors = ThemeColors(theme)
    var ratios: [Pair: [(ThemeColors.Style, Double)]] = [:]
    var first: [(pair: Pair, use: TextOnBackground)] = []
    var counts: [Pair: Int] = [:]
    for number in index.heads.indices {
      switch index.heads[number].kind {
      case .adapter, .screen: break
      default: continue
      }
      let id = DeclarationID(number)
      var texts = TextsOnBackgrounds(index)
      texts.visit(index.declaration(id), in: index.file(of: id))
      for use in texts.found {
        let pair = Pair(
          text: use.text.name, backgrounds: use.backgrounds.map(\.name),
          needed: Contrast.needed(by: use.font.flatMap(colors.font)))
        let low = ratios[pair] ?? Self.lowRatios(of: pair, colors)
        ratios[pair] = low
        guard !low.isEmpty else { continue }
        if counts[pair] == nil { first.append((pair, use)) }
        counts[pair, default: 0] += 1
      }
    }
    for (pair, use) in first {
      report(pair, use, ratios[pair] ?? [], count: counts[pair] ?? 1, index, into: &findings)
    }
  }

  /// The contrasts of a pair that are too low.
  private static func lowRatios(
    of pair: Pair, _ colors: ThemeColors
  ) -> [(ThemeColors.Style, Double)] {
    ThemeColors.Style.allCases.compactMap { style in
      guard let ratio = colors.contrast(of: pair.text, on: pair.backgrounds, in: style),
        ratio < pair.needed
      else { return nil }
      return (style, ratio)
    }
  }

  private func report(
    _ pair: Pair, _ use: TextOnBackground, _ ratios: [(ThemeColors.Style, Double)], count: Int,
    _ index: AppIndex, into findings: inout Findings
  ) {
    let found = ratios.map { "\(Self.text($1)):1 in \($0.rawValue)" }.joined(separator: " and ")
    let back = pair.backgrounds.last ?? "background"
    var related: [Diagnostic.Related] = []
    if let place = use.backgrounds.last?.place {
      related.append(.init(place, "this is what it stands on"))
    }
    findings.report(
      Diagnostic(
        rule,
        "`\(pair.text)` on `\(back)` has a contrast of \(found), and text here needs"
          + " \(Self.text(pair.needed)):1",
        at: use.text.place ?? use.place, related: related + places(of: pair, index),
        notes: count > 1 ? ["\(count - 1) more texts are like this"] : [],
        help: ["move one of the two colours away from the other, or take others here"]))
  }

  /// Where the theme says what the colours are.
  private func places(of pair: Pair, _ index: AppIndex) -> [Diagnostic.Related] {
    guard let theme = index.theme, let id = index.id(of: .theme, theme.name.text) else { return [] }
    let colors = ThemeColors(theme)
    return [pair.text, pair.backgrounds.last ?? "background"].compactMap { name in
      colors.declaration(of: name).map { color in
        Diagnostic.Related(
          Location(file: index.file(of: id), span: color.name.span),
          "`\(name)` is declared here")
      }
    }
  }

  /// A ratio with one digit behind the point, never rounded up to what is needed.
  private static func text(_ ratio: Double) -> String {
    let tenths = Int((ratio * 10).rounded(.down))
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
