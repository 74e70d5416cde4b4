import Foundation

/// A named colour: its forms, or what makes it.
public struct ColorToken: Hashable, Sendable {
  /// The name that specs and themes use.
  public let name: String
  /// The forms of the colour. Where something else makes it, they are grey, for when that has nothing.
  public let forms: ColorForms
  /// The forms for people who asked the system for more contrast; nil for the usual ones.
  public let highContrast: ColorForms?
  /// What makes the colour instead of its forms; nil for a colour of forms.
  public let maker: ColorMaker?

  /// The form on light backgrounds, as 0xRRGGBB.
  public var light: UInt32 { forms.light }
  /// The form in dark mode, as 0xRRGGBB.
  public var dark: UInt32 { forms.dark }
  /// The opacity of both forms, from 0 to 1.
  public var alpha: Double { forms.alpha }

  /// A colour. Without a dark form one is derived that stands out
  /// as much in the dark.
  public init(
    _ name: String, light: UInt32, dark: UInt32? = nil, alpha: Double = 1,
    highContrast: ColorForms? = nil
  ) {
    self.name = name
    forms = ColorForms(light: light, dark: dark, alpha: alpha)
    self.highContrast = highContrast
    maker = nil
  }

  /// A colour that something else makes.
  public init(_ name: String, maker: ColorMaker) {
    self.name = name
    forms = ColorForms(light: 0x808080, dark: 0x808080)
    highContrast = nil
    self.maker = maker
  }

  /// The forms that people see who asked for more contrast, or did not.
  public func forms(isHighContrast: Bool) -> ColorForms {
    isHighContrast ? highContrast ?? forms : forms
  }
}

/// What makes a colour: UIKit, the app's assets or its code.
///
/// Makers are the same if their names are, as tokens are compared when views look for changes.
public struct ColorMaker: Hashable, Sendable {
  /// What makes the colour, as Swift writes it: `UIColor.label`.
  public let name: String
  /// Makes the colour, in the form of the views' framework.
  public let make: @MainActor @Sendable () -> (any Sendable)?

  /// A maker that goes by a name.
  public init(
    _ name: String, make: @escaping @MainActor @Sendable () -> (any Sendable)?
  ) {
    self.name = name
    self.make = make
  }

  public static func == (one: ColorMaker, other: ColorMaker) -> Bool { one.name == other.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The light and the dark form of a colour.
public struct ColorForms: Hashable, Sendable {
  /// The form on light backgrounds, as 0xRRGGBB.
  public let light: UInt32
  /// The form in dark mode, as 0xRRGGBB.
  public let dark: UInt32
  /// The opacity of both, from 0 to 1.
  public let alpha: Double

  /// Without a dark form one is derived that stands out as much in the dark.
  public init(light: UInt32, dark: UInt32? = nil, alpha: Double = 1) {
    self.light = light
    self.dark = dark ?? Self.keepingContrast(of: light)
    self.alpha = alpha
  }

  /// The form for a style.
  public func value(in style: InterfaceStyle) -> UInt32 {
    style == .dark ? dark : light
  }

  /// Stands out from the dark background as much as the colour does from white, in its own hue: white
  /// turns nearly black, black turns white, and what can be read on one can be read on the other.
  ///
  /// All channels are raised or lowered alike. The contrast is that of
  /// <https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio>.
  private static func keepingContrast(of color: UInt32) -> UInt32 {
    let contrast = 1.05 / (luminance(of: color) + 0.05)
    // Less than any two colours differ by, so that rounding decides nothing.
    let wanted = contrast * (luminance(of: darkBackground) + 0.05) - 0.05 - 1e-6
    var (low, high) = (-0xFF, 0xFF)
    while low < high {
      let middle = (low + high) >> 1
      let isDarker = luminance(of: shifted(color, by: middle)) < wanted
      if isDarker { low = middle + 1 } else { high = middle }
    }
    return shifted(color, by: low)
  }

  /// Pure black smears on OLED.
  private static let darkBackground: UInt32 = 0x121212

  private static func shifted(_ color: UInt32, by amount: Int) -> UInt32 {
    channels(of: color).reduce(0) { $0 << 8 | UInt32(min(max(Int($1) + amount, 0), 0xFF)) }
  }

  /// See <https://www.w3.org/TR/WCAG22/#dfn-relative-luminance>.
  private static func luminance(of color: UInt32) -> Double {
    let linear = channels(of: color).map { channel in
      let value = Double(channel) / 0xFF
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  private static func channels(of color: UInt32) -> [UInt32] {
    [16, 8, 0].map { (color >> UInt32($0)) & 0xFF }
  }
}

/// Whether things are shown light or dark.
public enum InterfaceStyle: Hashable, Sendable, CaseIterable {
  case light, dark
}
