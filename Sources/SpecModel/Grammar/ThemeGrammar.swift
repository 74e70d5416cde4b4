import Diagnostics
import SourceText

enum ThemeGrammar {
  static let name = Key(
    "theme", .name(.other("the theme's name")), .required, "The theme's name.", example: "Classic")
  static let colors = Key(
    "colors", .entries(of: ColorGrammar.record),
    "Colours by name, each with a light and a dark form.",
    example: "{ text: { light: \"#000000\", dark: \"#ffffff\" } }")
  static let fonts = Key(
    "fonts", .entries(of: FontGrammar.record), "Fonts by what they are for.",
    example: "{ body: { size: 17 } }")
  static let spacing = Key(
    "spacing", Form<[SpacingDeclaration]>.spacings, "Distances by name, in points.",
    example: "{ s: 4, m: 8 }")
  static let statusBar = Key(
    "statusBar", Form<StatusBarStyle>.choice, .defaultsTo("default"),
    "What the status bar looks like.", example: "light")
  static let record = Record<ThemeDeclaration>(
    "theme",
    """
    Colours, fonts and distances by name. Cells use these names and nothing else, so that all \
    screens look alike and a change of the theme reaches all of them.
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
      """
  ) { mapping in
    let name = mapping.value(name)
    let colors = mapping.value(colors)
    let fonts = mapping.value(fonts)
    let spacing = mapping.value(spacing)
    let statusBar = mapping.value(statusBar)
    guard let name else { return nil }
    return ThemeDeclaration(
      name: name, colors: colors ?? [], fonts: fonts ?? [], spacing: spacing ?? [],
      statusBar: statusBar ?? .default)
  }
}

enum ColorGrammar {
  static let light = Key(
    "light", .color, .required, "The colour in light mode.", example: "\"#3068cc\"")
  static let dark = Key(
    "dark", .color, "The colour in dark mode. Left out, it is derived from the light one.",
    example: "\"#7aa5f0\"")
  static let record = Record<@Sendable (Name) -> ColorDeclaration>(
    "color", "A colour of a theme with its forms.",
    example: """
      light: "#3068cc"
      dark: "#7aa5f0"
      """
  ) { mapping in
    let light = mapping.value(light)
    let dark = mapping.value(dark)
    guard let light else { return nil }
    return { ColorDeclaration(name: $0, light: light, dark: dark) }
  }
}

enum FontGrammar {
  static let size = Key(
    "size", .points, .required, "Points at the standard text size of the system.", example: "17")
  static let weight = Key(
    "weight", Form<FontWeight>.choice, .defaultsTo("regular"), "How heavy the letters are.",
    example: "semibold")
  static let scales = Key(
    "scales", Form<TextStyle>.choice, .defaultsTo("body"),
    "The Dynamic Type role by which it grows with the text size that a person has chosen.",
    example: "caption1")
  static let record = Record<@Sendable (Name) -> FontDeclaration>(
    "font", "A font of a theme: the system's, in a size and weight.",
    example: """
      size: 17
      weight: bold
      scales: headline
      """
  ) { mapping in
    let size = mapping.value(size)
    let weight = mapping.value(weight) ?? .regular
    let scales = mapping.value(scales) ?? .body
    guard let size else { return nil }
    return { FontDeclaration(name: $0, size: size, weight: weight, scales: scales) }
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
        return reader.mismatch(
          node, expected: "a color as `#rrggbb` or `#rrggbbaa`",
          help: reader.tree.scalarSize(node) > 0
            ? "write it in hexadecimal digits: \"#3068cc\"" : quotesNeeded)
      }
      return color
    }
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
