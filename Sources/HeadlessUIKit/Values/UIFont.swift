public import Foundation

/// A font: family, size and weight, with fixed metrics that are equal on every machine.
public final class UIFont: NSObject, Sendable {
  /// The purpose of a text, from which its size follows.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let extraLargeTitle = Self(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let largeTitle = Self(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = Self(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = Self(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = Self(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = Self(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = Self(rawValue: "UICTFontTextStyleSubhead")
    public static let body = Self(rawValue: "UICTFontTextStyleBody")
    public static let callout = Self(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = Self(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = Self(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = Self(rawValue: "UICTFontTextStyleCaption2")
  }

  /// How heavy the strokes are.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let ultraLight = Self(-0.8)
    public static let thin = Self(-0.6)
    public static let light = Self(-0.4)
    public static let regular = Self(0)
    public static let medium = Self(0.23)
    public static let semibold = Self(0.3)
    public static let bold = Self(0.4)
    public static let heavy = Self(0.56)
    public static let black = Self(0.62)
  }

  public let fontName: String
  public let familyName: String
  public let pointSize: CGFloat
  let weight: Weight
  let isItalic: Bool
  let isMonospaced: Bool

  private init(
    family: String, size: CGFloat, weight: Weight, italic: Bool = false, monospaced: Bool = false
  ) {
    familyName = family
    fontName = family + "-" + weight.styleName + (italic ? "Italic" : "")
    pointSize = size
    self.weight = weight
    isItalic = italic
    isMonospaced = monospaced
  }

  /// A font of a family by its PostScript name; the weight is read off the name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    let parts = fontName.split(separator: "-", maxSplits: 1)
    let style = parts.count == 2 ? parts[1].lowercased() : ""
    let weight = Weight.allNamed.first { style.hasPrefix($0.styleName.lowercased()) } ?? .regular
    self.init(
      family: String(parts.first ?? ""), size: fontSize, weight: weight,
      italic: style.contains("italic"))
  }

  convenience init(_ font: UIFont, size: CGFloat) {
    self.init(
      family: font.familyName, size: size, weight: font.weight, italic: font.isItalic,
      monospaced: font.isMonospaced)
  }

  func with(weight: Weight, italic: Bool) -> UIFont {
    UIFont(
      family: familyName, size: pointSize, weight: weight, italic: italic,
      monospaced: isMonospaced)
  }

  static let systemFamily = ".SFUI"

  /// The system's font.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system's font in a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(family: systemFamily, size: fontSize, weight: weight)
  }

  /// The system's font, bold.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's font, italic.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(family: systemFamily, size: fontSize, weight: .regular, italic: true)
  }

  /// The system's font with digits of one width.
  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The system's font with characters of one width.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(family: ".SFMono", size: fontSize, weight: weight, monospaced: true)
  }

  /// The font for a purpose in the user's preferred size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font for a purpose in the size that the traits prefer.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection ?? .current
    let size = TextStyleSizes.size(of: style, in: traits.preferredContentSizeCategory)
    let isBold = traits.legibilityWeight == .bold
    return systemFont(
      ofSize: size, weight: isBold ? .bold : style == .headline ? .semibold : .regular)
  }

  /// The same font in another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(
      family: familyName, size: fontSize, weight: weight, italic: isItalic,
      monospaced: isMonospaced)
  }

  /// The height above the base line.
  public var ascender: CGFloat { pointSize * 0.952 }
  /// The depth below the base line, negative.
  public var descender: CGFloat { pointSize * -0.242 }
  /// The height of a line.
  public var lineHeight: CGFloat { ascender - descender }
  /// The height of capital letters.
  public var capHeight: CGFloat { pointSize * 0.705 }
  /// The height of small letters.
  public var xHeight: CGFloat { pointSize * 0.526 }
  /// Additional space between lines.
  public var leading: CGFloat { 0 }

  /// The size of buttons' and labels' text where nothing else is set.
  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18
  public static let smallSystemFontSize: CGFloat = 12
  public static let systemFontSize: CGFloat = 14

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  public override var description: String { "\(fontName) \(pointSize)" }
}

extension UIFont.Weight {
  static let allNamed: [Self] = [
    .ultraLight, .thin, .light, .medium, .semibold, .bold, .heavy, .black,
  ]

  var styleName: String {
    switch self {
    case .ultraLight: "Ultralight"
    case .thin: "Thin"
    case .light: "Light"
    case .medium: "Medium"
    case .semibold: "Semibold"
    case .bold: "Bold"
    case .heavy: "Heavy"
    case .black: "Black"
    default: "Regular"
    }
  }
}
