import Diagnostics
import SourceText

enum ThemeGrammar {
  static let name = Key(
    "theme", .name(.other("the theme's name")), .required, "The theme's name.", example: "Classic")
  static let colors = Key(
    "colors", .entries(of: ColorGrammar.record, neverNamed: "highContrast"),
    "Colours by name: their forms in light and dark, or where they come from.",
    example: "{ text: { light: \"#000000\", dark: \"#ffffff\" } }")
  static let fonts = Key(
    "fonts", .entries(of: FontGrammar.record), "Fonts by what they are for.",
    example: "{ body: { size: 17 } }")
  static let spacing = Key(
    "spacing", Form<[SpacingDeclaration]>.spacings, "Distances by name, in points.",
    example: "{ s: 4, m: 8 }")
  static let radii = Key(
    "radii", Form<[RadiusDeclaration]>.radii, "How round corners are, by name, in points.",
    example: "{ card: 16, pill: 999 }")
  static let borders = Key(
    "borders", .styles(of: ThemeBorderGrammar.record), "Lines around boxes, by name.",
    example: "{ card: { width: 1, color: separator } }")
  static let shadows = Key(
    "shadows", .styles(of: ThemeShadowGrammar.record), "Shadows, by name.",
    example: "{ raised: { opacity: 0.2, radius: 8, y: 2 } }")
  static let gradients = Key(
    "gradients", .styles(of: ThemeGradientGrammar.record), "Gradients, by name.",
    example: "{ hero: { from: accent, to: surface } }")
  static let durations = Key(
    "durations", Form<[DurationDeclaration]>.durations,
    "How long changes take that are seen, by name.", example: "{ quick: 150ms }")
  static let statusBar = Key(
    "statusBar", Form<StatusBarStyle>.choice, .defaultsTo("default"),
    "What the status bar looks like, where a screen says nothing else.", example: "light")
  static let bar = Key(
    "bar", BarLookGrammar.record.form,
    "What navigation bars look like, where a screen says nothing else.",
    example: "{ background: surface, titles: text }")
  static let toolbar = Key(
    "toolbar", LowerBarLookGrammar.record.form,
    "What the bars at the bottom of screens look like, which have a `toolbar`.",
    example: "{ background: surface, items: accent }")
  static let tabBar = Key(
    "tabBar", LowerBarLookGrammar.record.form,
    "What the bar of the tabs looks like, in an app whose host has the style `tabBar` or `split`.",
    example: "{ background: surface, items: accent }")
  static let record = Record<ThemeDeclaration>(
    "theme",
    """
    What an app looks like, by name: colours, fonts, distances, corners, borders, shadows, gradients \
    and durations. Cells use these names, so that all screens look alike and a change of the theme \
    reaches all of them. An app may have several themes of the same names, of which it wears one at a \
    time.
    """,
    example: """
      theme: Classic
      colors:
        background: { light: "#ffffff", dark: "#121212" }
        accent: { light: "#3068cc" }
      fonts:
        body: { size: 17 }
        caption: { size: 12, scales: caption1 }
      spacing: { s: 4, m: 8, l: 16 }
      radii: { card: 16 }
      shadows: { raised: { opacity: 0.2, radius: 8, y: 2 } }
      """
  ) { mapping in
    let name = mapping.value(name)
    let colors = mapping.value(colors)
    let fonts = mapping.value(fonts)
    let spacing = mapping.value(spacing)
    let radii = mapping.value(radii)
    let borders = mapping.value(borders)
    let shadows = mapping.value(shadows)
    let gradients = mapping.value(gradients)
    let durations = mapping.value(durations)
    let statusBar = mapping.value(statusBar)
    let bar = mapping.value(bar)
    let toolbar = mapping.value(toolbar)
    let tabBar = mapping.value(tabBar)
    guard let name else { return nil }
    return ThemeDeclaration(
      name: name, colors: colors ?? [], fonts: fonts ?? [], spacing: spacing ?? [],
      radii: radii ?? [], borders: borders ?? [], shadows: shadows ?? [],
      gradients: gradients ?? [], durations: durations ?? [],
      statusBar: statusBar ?? .default, bar: bar, toolbar: toolbar, tabBar: tabBar,
      tabBarKey: mapping.keySpan(ThemeGrammar.tabBar))
  }
}

extension Form where Value == RGBAColor {
  /// `#rgb`, `#rrggbb` or `#rrggbbaa`.
  static var color: Form {
    Form(.notation(.color)) { node, reader in
      let quotesNeeded = "write it in quotes, since `#` starts a comment: \"#3068cc\""
      guard reader.tree.kind(node) == .scalar else {
        return reader.mismatch(node, expected: "a color", help: quotesNeeded)
      }
      guard let color = parse(reader.tree.string(node)) else {
        if let meant = meant(by: reader.tree.string(node)) {
          return reader.mismatch(
            node, expected: "a color as `#rrggbb` or `#rrggbbaa`", help: "write `\"\(meant)\"`")
        }
        return reader.mismatch(
          node, expected: "a color as `#rrggbb` or `#rrggbbaa`",
          help: reader.tree.scalarSize(node) > 0
            ? helpOnDigits(of: reader.tree.string(node)) : quotesNeeded)
      }
      return color
    }
  }

  /// What to do about a text that is no colour.
  private static func helpOnDigits(of text: String) -> String {
    if let first = text.unicodeScalars.first, Lookalikes.plainQuote(first) != nil {
      let inner = text.dropFirst().dropLast()
      return
        "write `\"\(inner)\"`: these quotes are none to YAML, which takes them for part of the text"
    }
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), !digits.isEmpty, digits.utf8.allSatisfy(\.isHexDigit) else {
      return "write it in hexadecimal digits: \"#3068cc\""
    }
    return
      "it has \(digits.utf8.count) digit\(digits.utf8.count == 1 ? "" : "s"), and 6 are due, or 8 with an opacity"
  }

  /// A colour as Flutter and Android have it: `0xFFF4F4F4`, with the opacity first.
  private static func meant(by text: String) -> String? {
    // Without its sign, or with a colour's name as browsers have it.
    if [3, 6, 8].contains(text.utf8.count), text.utf8.allSatisfy(\.isHexDigit) {
      return "#\(text)"
    }
    if let written = hexadecimal(ofFunction: text) { return written }
    if let named = ["black": "#000000", "white": "#ffffff"][text.lowercased()] { return named }
    guard text.lowercased().hasPrefix("0x") else { return nil }
    let digits = text.dropFirst(2).lowercased()
    guard digits.utf8.allSatisfy(\.isHexDigit), [6, 8].contains(digits.utf8.count) else {
      return nil
    }
    guard digits.utf8.count == 8 else { return "#\(digits)" }
    let opacity = digits.prefix(2)
    return "#\(digits.dropFirst(2))\(opacity == "ff" ? "" : opacity)"
  }

  /// A colour as browsers have it: `rgb(20, 23, 26)`, or `rgba(20, 23, 26, 0.5)` with its opacity.
  private static func hexadecimal(ofFunction text: String) -> String? {
    guard let match = text.lowercased().wholeMatch(of: /rgba?\(([0-9., ]+)\)/) else { return nil }
    let numbers = match.1.split { ", ".contains($0) }.compactMap { Double($0) }
    guard numbers.count == 3 || numbers.count == 4,
      numbers.prefix(3).allSatisfy({ 0...255 ~= $0 }),
      numbers.dropFirst(3).allSatisfy({ 0...1 ~= $0 })
    else { return nil }
    let parts = numbers.prefix(3) + numbers.dropFirst(3).map { $0 * 255 }
    let digits = parts.map { part in
      let pair = String(Int(part.rounded()), radix: 16)
      return pair.count == 1 ? "0\(pair)" : pair
    }
    return "#\(digits.joined())"
  }

  private static func parse(_ text: String) -> RGBAColor? {
    guard text.first == "#" else { return nil }
    let digits = text.dropFirst()
    guard digits.utf8.allSatisfy(\.isHexDigit) else { return nil }
    switch digits.utf8.count {
    case 3:
      return UInt32(digits.map { "\($0)\($0)" }.joined(), radix: 16).map { RGBAColor(rgb: $0) }
    case 6:
      return UInt32(digits, radix: 16).map { RGBAColor(rgb: $0) }
    case 8:
      return UInt32(digits, radix: 16).map {
        RGBAColor(rgb: $0 >> 8, alpha: UInt8(truncatingIfNeeded: $0))
      }
    default: return nil
    }
  }
}

extension Form where Value == [SpacingDeclaration] {
  static var spacings: Form {
    .entries(.points) { name, node, reader in
      reader.read(.points, node).map { SpacingDeclaration(name: name, points: $0) }
    }
  }
}

extension Form where Value == [RadiusDeclaration] {
  static var radii: Form {
    .entries(.points) { name, node, reader in
      reader.read(.points, node).map { RadiusDeclaration(name: name, points: $0) }
    }
  }
}

extension Form where Value == [DurationDeclaration] {
  static var durations: Form {
    .entries(.notation(.duration)) { name, node, reader in
      reader.read(.duration, node).map { DurationDeclaration(name: name, duration: $0) }
    }
  }
}

extension Form {
  /// Names with borders, shadows or gradients.
  static func styles<Style: Sendable>(
    of record: Record<Style>
  ) -> Form where Value == [StyleDeclaration<Style>] {
    .entries(.construct(record.construct)) { name, node, reader in
      record.read(node, reader).map { StyleDeclaration(name: name, value: $0) }
    }
  }
}
