import Diagnostics
import SourceText
import SpecModel

extension SpecRule {
  /// Texts and icons can be told from what they stand on.
  static let lowContrast: SpecRule = .init(
    name: "low-contrast", severity: .warning,
    summary: "A text or an icon is too near to its background to be seen by everybody.",
    rationale:
      "WCAG 2.2 asks for a contrast of 4.5:1, and of 3:1 for icons and for text of at least 24 points, "
      + "or 18.66 in bold. The rule looks at texts, icons and buttons on the backgrounds around them, "
      + "in light and dark; where a color has no dark form, at the one that is derived.",
    examples: """
      theme: Classic
      colors:
        surface: { light: "#f4f4f4" }
        faint: { light: "#«999999→666666»" }
      ---
      adapter: PostRow
      for: Post
      cell:
        column:
          - text: { value: $item.title, color: ‹faint› }
        background: surface
      """,
    .collecting(
      [ContrastPass].self,
      from: { index in index.theme.map { [ContrastPass(ThemeColors($0))] } ?? [] },
      on: .declarations { declaration, place, passes in
        for part in passes.indices { passes[part].visit(declaration, in: place.file) }
      }
    ) { app, passes, findings in
      let index = app.index
      guard let theme = index.theme, let id = index.id(of: .theme, theme.name.text) else { return }
      let colors = ThemeColors(theme)
      let pass = ContrastPass(passes, index, colors)
      for (pair, use) in pass.pairs where !pass.hasText(of: pair) {
        let backgrounds = pass.backgrounds(of: pair)
        let low = LowPair.Shown.all(of: pair, on: backgrounds, colors)
        guard !low.isEmpty else { continue }
        let found = LowPair(pair: pair, background: backgrounds.last ?? "background", shown: low)
        findings.report(
          .lowContrast, found.message, at: use.place,
          related: related(to: found, use, colors, in: index.file(of: id)),
          notes: use.note.map { [$0] } ?? [],
          help: found.help)
      }
    })

  private static func related(
    to found: LowPair, _ use: ContrastPass.Use, _ colors: ThemeColors, in theme: FileID
  ) -> [Diagnostic.Related] {
    var related = use.background.map { [Diagnostic.Related($0, "this is what it stands on")] } ?? []
    for name in [found.pair.color, found.background] {
      guard let color = colors.declaration(of: name) else { continue }
      related.append(
        .init(Location(file: theme, span: color.name.span), "`\(name)` is declared here"))
    }
    return related
  }
}

/// A colour that is too near to its background.
private struct LowPair {
  /// What it looks like in a style.
  struct Shown {
    let style: ThemeColors.Style
    let ratio: Double
    let better: OpaqueColor?

    /// The styles in which a pair is too near.
    static func all(
      of pair: ContrastPass.Pair, on backgrounds: [String], _ colors: ThemeColors
    ) -> [Shown] {
      ThemeColors.Style.allCases.compactMap { style in
        guard let (front, back) = colors.shown(pair.color, on: backgrounds, in: style) else {
          return nil
        }
        let ratio = Contrast.ratio(of: front, on: back)
        guard ratio < pair.kind.needed else { return nil }
        let better = Contrast.nearest(to: front, on: back, reaching: pair.kind.needed)
        return Shown(style: style, ratio: ratio, better: better)
      }
    }
  }

  let pair: ContrastPass.Pair
  let background: String
  let shown: [Shown]

  var message: String {
    let ratios = shown.map { "\(Self.text($0.ratio)):1 in \($0.style.rawValue)" }
    return "`\(pair.color)` on `\(background)` has a contrast of "
      + "\(ratios.joined(separator: " and ")), and \(pair.kind.noun) needs "
      + "\(Self.text(pair.kind.needed)):1"
  }

  var help: [String] {
    let better = shown.compactMap { shown in
      shown.better.map { "`\(shown.style.rawValue): \"\($0.hexadecimal)\"`" }
    }
    guard !better.isEmpty else {
      return ["move one of the two colors away from the other, or take others here"]
    }
    return [
      "take another color here, or change `\(pair.color)` in the theme: as"
        + " \(better.joined(separator: ", ")) it could be read here"
    ]
  }

  /// A ratio with one digit behind the point, never rounded up to what is needed.
  private static func text(_ ratio: Double) -> String {
    let tenths = Int((ratio * 10).rounded(.down))
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}

extension ContrastPass.Kind {
  /// The contrast that it needs.
  fileprivate var needed: Double {
    switch self {
    case .text(let isLarge): isLarge ? 3 : 4.5
    case .icon: 3
    }
  }

  fileprivate var noun: String {
    switch self {
    case .text(isLarge: false): "text of this size"
    case .text(isLarge: true): "large text"
    case .icon: "an icon"
    }
  }
}

extension ContrastPass.Use {
  /// How many places there are beside the first.
  fileprivate var note: String? {
    switch count {
    case 1: nil
    case 2: "it is so in one more place"
    default: "it is so in \(count - 1) more places"
    }
  }
}
