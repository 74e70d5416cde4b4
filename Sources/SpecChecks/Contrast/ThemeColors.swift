import SpecModel

/// The colours of a theme as the run-time shows them.
struct ThemeColors: Sendable {
  /// A colour in one style.
  struct Form: Sendable, Hashable {
    var rgb: UInt32
    var opacity: Double
  }

  /// The styles that people choose between.
  enum Style: String, CaseIterable {
    case light, dark
    case highContrastLight = "high-contrast light"
    case highContrastDark = "high-contrast dark"

    var isDark: Bool { self == .dark || self == .highContrastDark }
    var isHighContrast: Bool { self == .highContrastLight || self == .highContrastDark }
    /// The style without more contrast.
    var usual: Style { isDark ? .dark : .light }
  }

  /// What stands for something of which nothing is known, such as a picture: no color has the name.
  static let unknown = ""

  private let declared: [String: ColorDeclaration]
  private let gradients: [String: CellGradient]
  private let largeFonts: Set<String>

  /// - Parameters:
  ///   - first: The app's theme, whose colours another one has where it gives none of its own.
  ///   - others: All themes that texts may be shown in: what is large has to be so in all of them.
  init(
    _ theme: ThemeDeclaration, over first: ThemeDeclaration? = nil,
    besides others: [ThemeDeclaration] = []
  ) {
    declared = Dictionary((theme.colors + (first?.colors ?? [])).map { ($0.name.text, $0) }) {
      first, _ in first
    }
    let styles = theme.gradients + (first?.gradients ?? [])
    gradients = Dictionary(styles.map { ($0.name.text, $0.value) }) { first, _ in first }
    let small = Set(others.flatMap { $0.fonts.filter { !Self.isLarge($0) } }.map(\.name.text))
    largeFonts = Set(theme.fonts.filter(Self.isLarge).map(\.name.text)).subtracting(small)
  }

  /// What stands for the colour where a gradient of the theme begins, or where it ends: themes have gradients of
  /// one name between different colours.
  static func end(of gradient: String, isFirst: Bool) -> String {
    (isFirst ? "from " : "to ") + gradient
  }

  /// The name of a colour that something stands for.
  func color(for name: String) -> String {
    if let gradient = name.dropping("from ") { return gradients[gradient]?.from.text ?? name }
    if let gradient = name.dropping("to ") { return gradients[gradient]?.to.text ?? name }
    return name
  }

  /// Whether text of a font is large.
  func isLarge(font name: String) -> Bool { largeFonts.contains(name) }

  /// Whether text of a font is large: what has at least 24 points, or 18.66 in bold. WCAG says so of the
  /// pixels of CSS, which are what points are here.
  private static func isLarge(_ font: FontDeclaration) -> Bool {
    switch font.weight {
    case .bold, .heavy, .black: return font.size >= 18.66
    case .ultraLight, .thin, .light, .regular, .medium, .semibold: return font.size >= 24
    }
  }

  /// Whether a theme says of a colour both what it is in light and what it is in dark.
  func writesBothForms(of name: String) -> Bool {
    if case .forms(let usual, _)? = declared[name]?.value { usual.dark != nil } else { false }
  }

  /// A colour by name, or what the run-time has for a role that the theme does not fill; nil where nothing is
  /// known of it.
  func form(of name: String, in style: Style) -> Form? {
    if let color = declared[name] { return form(of: color.value, in: style) }
    return Self.standard[name].map { Form(rgb: style.isDark ? $0.dark : $0.light, opacity: 1) }
  }

  private func form(of value: ColorValue, in style: Style) -> Form? {
    switch value {
    case .forms(let usual, let highContrast):
      let forms = style.isHighContrast ? highContrast ?? usual : usual
      let light = forms.light.rgb
      let rgb = style.isDark ? forms.dark?.rgb ?? Self.keepingContrast(of: light) : light
      return Form(rgb: rgb, opacity: Double(forms.light.alpha) / 255)
    case .system(let color): return color.form(in: style)
    case .asset, .swift: return nil
    }
  }

  /// What the run-time shows for roles that a theme does not fill.
  static let standard: [String: (light: UInt32, dark: UInt32)] = [
    "background": (0xFFFFFF, 0x000000), "surface": (0xF2F2F7, 0x1C1C1E),
    "text": (0x000000, 0xFFFFFF), "secondaryText": (0x5C5C60, 0xA9A9AF),
    "accent": (0x0A66D6, 0x5AA2FF), "destructive": (0xC9251B, 0xFF6961),
  ]

  /// The dark form of a colour that has none, as the run-time derives it: it stands out from the dark
  /// background as much as the colour does from white.
  static func keepingContrast(of color: UInt32) -> UInt32 {
    let contrast = 1.05 / (OpaqueColor(color).luminance + 0.05)
    let wanted = contrast * (OpaqueColor(0x121212).luminance + 0.05) - 0.05 - 1e-6
    var (low, high) = (-0xFF, 0xFF)
    while low < high {
      let middle = (low + high) >> 1
      let isDarker = OpaqueColor(shifted(color, by: middle)).luminance < wanted
      if isDarker { low = middle + 1 } else { high = middle }
    }
    return shifted(color, by: low)
  }

  private static func shifted(_ color: UInt32, by amount: Int) -> UInt32 {
    [16, 8, 0].reduce(0) { result, position in
      let channel = Int((color >> UInt32(position)) & 0xFF)
      return result << 8 | UInt32(min(max(channel + amount, 0), 0xFF))
    }
  }

  /// What something in a colour on backgrounds looks like, the first of them over the screen's own; nil
  /// where a colour is not known.
  func shown(
    _ color: String, on backgrounds: [String], in style: Style
  ) -> (front: OpaqueColor, back: OpaqueColor)? {
    guard let front = form(of: color, in: style) else { return nil }
    // What lies behind a screen is black or white.
    var back: OpaqueColor? = OpaqueColor(style.isDark ? 0x000000 : 0xFFFFFF)
    for name in ["background"] + backgrounds {
      back = form(of: self.color(for: name), in: style).flatMap { form in
        // What covers all makes known what is seen, whatever is behind it.
        (form.opacity == 1 ? OpaqueColor(form.rgb) : back)?
          .covered(by: form.rgb, opacity: form.opacity)
      }
    }
    return back.map { ($0.covered(by: front.rgb, opacity: front.opacity), $0) }
  }
}

extension String {
  /// What follows behind a beginning; nil if the text begins otherwise.
  fileprivate func dropping(_ beginning: String) -> String? {
    hasPrefix(beginning) ? String(dropFirst(beginning.count)) : nil
  }
}
