import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Texts and icons can be told from what they stand on.
  static let lowContrast: SpecRule = .init(
    name: "low-contrast", severity: .warning,
    summary: "A text or an icon is too near to its background to be seen by everybody.",
    rationale:
      "WCAG 2.2 asks for a contrast of 4.5:1, and of 3:1 for icons and for text of at least 24 points, "
      + "or 18.66 in bold. The rule looks at texts, icons and buttons on the backgrounds around them, "
      + "those of rows that are pressed or selected among them, in light and dark, with more contrast and in all themes; where a color has no dark form, at the one that "
      + "is derived. Of pictures, and of colors of assets and of the app's code, it knows nothing.",
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
      from: { index in
        index.theme.map { [ContrastPass(ThemeColors($0, besides: index.themes))] } ?? []
      },
      on: .declarations { declaration, place, passes in
        for part in passes.indices { passes[part].visit(declaration, in: place.file) }
      }
    ) { app, passes, findings in
      let index = app.index
      // Of a theme that could not be read whole nobody knows all colors.
      guard let theme = index.theme, !index.hasBroken(.theme) else { return }
      let pass = ContrastPass(passes, index, ThemeColors(theme, besides: index.themes))
      for worn in WornTheme.all(in: index, first: theme) {
        var low = LowTokens()
        for (pair, use) in pass.pairs where !pass.hasText(of: pair) {
          let backgrounds = pass.backgrounds(of: pair).map(worn.colors.color)
          let shown = LowPair.Shown.all(of: pair, on: backgrounds, worn.colors)
          guard !shown.isEmpty else {
            if let background = backgrounds.last { low.noteReadable(on: background) }
            if worn.colors.shown(pair.color, on: backgrounds, in: .light) != nil {
              low.noteReadable(pair.color)
            }
            continue
          }
          // What is so in the first theme and not changed is said once.
          guard
            worn.isFirst || worn.changes([pair.color, "background"] + backgrounds)
              || pass.backgrounds(of: pair) != backgrounds
          else { continue }
          // That it lacks the color is told of the theme.
          guard
            worn.isFirst || worn.changes([pair.color]) || !findings.tells(.incompleteTheme)
          else { continue }
          let found = LowPair(
            pair: pair, background: backgrounds.last ?? "background", shown: shown,
            theme: worn.isFirst ? nil : worn.theme.name.text)
          low.note(found, use)
        }
        let copied = low.takeCopied(worn.colors)
        for (background, pairs) in copied {
          guard let place = worn.place(of: background, in: index) else { continue }
          findings.report(ofCopied: background, at: place, pairs)
        }
        for (color, found) in low.byColor {
          // That its dark form is none is told already.
          if found.isOfDark, copied.contains(where: { $0.background == color }) { continue }
          if found.isOfToken, let place = worn.place(of: color, in: index) {
            findings.report(ofToken: color, at: place, found.pairs)
          } else {
            for (pair, use) in found.pairs {
              findings.report(
                .lowContrast, pair.message, at: use.place,
                related: related(to: pair, use, worn, in: index),
                notes: use.note.map { [$0] } ?? [], help: pair.help)
            }
          }
        }
      }
    })

  private static func related(
    to found: LowPair, _ use: ContrastPass.Use, _ worn: WornTheme, in index: AppIndex
  ) -> [Diagnostic.Related] {
    var related = use.background.map { [Diagnostic.Related($0, "this is what it stands on")] } ?? []
    for name in [found.pair.color, found.background] {
      guard let place = worn.place(of: name, in: index) else { continue }
      related.append(.init(place, "`\(name)` is declared here"))
    }
    return related
  }
}

/// The colours of a theme that are too near to backgrounds, in the order in which they were met.
private struct LowTokens {
  struct Found {
    var pairs: [(pair: LowPair, use: ContrastPass.Use)] = []
    /// Whether it can be told from a background somewhere.
    var isReadable = false

    /// Whether it can only not be told from backgrounds in dark.
    var isOfDark: Bool {
      pairs.allSatisfy { pair, _ in pair.shown.allSatisfy(\.style.isDark) }
    }

    /// Whether it is the colour that has to be changed, and not one place where it stands.
    var isOfToken: Bool {
      !isReadable && (pairs.count > 1 || pairs.contains { $0.use.count > 1 })
        && pairs.allSatisfy { pair, _ in
          pair.background != pair.pair.color && pair.shown.allSatisfy { $0.better != nil }
        }
    }
  }

  private var positions: [String: Int] = [:]
  private var found: [(color: String, found: Found)] = []

  /// Those that have to be told of.
  var byColor: [(color: String, found: Found)] { found.filter { !$0.found.pairs.isEmpty } }

  mutating func note(_ pair: LowPair, _ use: ContrastPass.Use) {
    found[position(of: pair.pair.color)].found.pairs.append((pair, use))
  }

  mutating func noteReadable(_ color: String) {
    found[position(of: color)].found.isReadable = true
  }

  private var readable: Set<String> = []

  mutating func noteReadable(on background: String) {
    readable.insert(background)
  }

  /// Takes the pairs out that stand on a background which looks in dark as it does in light, where nothing can be read
  /// on it then: it is what has to be changed, and not all that stands on it.
  mutating func takeCopied(
    _ colors: ThemeColors
  ) -> [(background: String, pairs: [(pair: LowPair, use: ContrastPass.Use)])] {
    var backgrounds: [String] = []
    for (_, found) in found {
      for (pair, _) in found.pairs where !backgrounds.contains(pair.background) {
        backgrounds.append(pair.background)
      }
    }
    let copied = backgrounds.filter { background in
      if colors.writesBothForms(of: background), isExchanged(background) { return true }
      guard !readable.contains(background), let light = colors.form(of: background, in: .light),
        let dark = colors.form(of: background, in: .dark), light.rgb == dark.rgb
      else { return false }
      return found.allSatisfy { entry in
        entry.found.pairs.allSatisfy { pair, _ in
          pair.background != background || pair.shown.allSatisfy(\.style.isDark)
        }
      }
    }
    return copied.map { background in
      var taken: [(pair: LowPair, use: ContrastPass.Use)] = []
      for position in found.indices {
        taken += found[position].found.pairs.filter { $0.pair.background == background }
        found[position].found.pairs.removeAll { $0.pair.background == background }
      }
      return (background, taken)
    }
  }

  /// Whether several colours could be read on a background if that were in light as it is in dark.
  private func isExchanged(_ background: String) -> Bool {
    guard !readable.contains(background) else { return false }
    let pairs = found.flatMap { entry in
      entry.found.pairs.filter { $0.pair.background == background }.map(\.pair)
    }
    return Set(pairs.map(\.pair.color)).count > 1 && LowPair.exchanged(pairs) != nil
  }

  private mutating func position(of color: String) -> Int {
    if let position = positions[color] { return position }
    positions[color] = found.count
    found.append((color, Found()))
    return found.count - 1
  }
}

extension Findings {
  /// Reports a background that looks in dark as it does in light.
  fileprivate mutating func report(
    ofCopied background: String, at place: Location,
    _ pairs: [(pair: LowPair, use: ContrastPass.Use)]
  ) {
    var colors: [String] = []
    for (pair, _) in pairs where !colors.contains(pair.pair.color) {
      colors.append(pair.pair.color)
    }
    if let first = LowPair.exchangedBackground(pairs.map(\.pair)) {
      return report(
        .lowContrast, "\(Listing.quoted(colors)) cannot be read on `\(background)`", at: place,
        related: pairs.prefix(3).map {
          .init($0.use.place, "`\($0.pair.pair.color)` stands on it here")
        },
        help: [
          "swap its forms: `light: \"\(first.dark)\"`, `dark: \"\(first.light)\"`, on which all can be read"
        ])
    }
    report(
      .lowContrast,
      "`\(background)` is in dark as it is in light, and \(Listing.quoted(colors)) cannot be read on it there",
      at: place,
      related: pairs.prefix(3).map {
        .init($0.use.place, "`\($0.pair.pair.color)` stands on it here")
      },
      help: ["give it a dark form of its own, or leave `dark:` out: then one is derived"])
  }

  /// Reports a colour that cannot be read wherever it stands, with what could be.
  fileprivate mutating func report(
    ofToken color: String, at place: Location, _ pairs: [(pair: LowPair, use: ContrastPass.Use)]
  ) {
    let mostShown = 3
    let count = pairs.reduce(0) { $0 + $1.use.count }
    var notes: [String] = []
    if count > pairs.prefix(mostShown).count { notes.append("it stands so in \(count) places") }
    report(
      .lowContrast, LowPair.message(on: color, pairs.map(\.pair)), at: place,
      related: pairs.prefix(mostShown).map { pair, use in
        .init(use.place, "it stands on `\(pair.background)` here")
      }, notes: notes, help: LowPair.help(on: color, pairs.map(\.pair)))
  }
}

/// A theme that the app can wear.
private struct WornTheme {
  let theme: ThemeDeclaration
  let first: ThemeDeclaration
  let colors: ThemeColors

  var isFirst: Bool { theme === first }

  /// The app's own theme and all others.
  static func all(in index: AppIndex, first: ThemeDeclaration) -> [WornTheme] {
    let others = index.themes.filter { $0 !== first }
    return [WornTheme(theme: first, first: first, colors: ThemeColors(first))]
      + others.map { WornTheme(theme: $0, first: first, colors: ThemeColors($0, over: first)) }
  }

  /// Whether the theme gives one of these colours a value of its own.
  func changes(_ names: [String]) -> Bool {
    theme.colors.contains { names.contains($0.name.text) }
  }

  /// Where a colour is declared, in this theme or in the first.
  func place(of name: String, in index: AppIndex) -> Location? {
    for theme in [theme, first] {
      guard let color = theme.colors.first(where: { $0.name.text == name }),
        let id = index.id(of: .theme, theme.name.text)
      else { continue }
      return Location(file: index.file(of: id), span: color.name.span)
    }
    return nil
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
