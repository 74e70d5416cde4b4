import Foundation

/// A named colour with a light and a dark form.
public struct ColorToken: Hashable, Sendable {
  /// The name that specs and themes use.
  public let name: String
  /// The form on light backgrounds, as 0xRRGGBB.
  public let light: UInt32
  /// The form in dark mode, as 0xRRGGBB.
  public let dark: UInt32
  /// The opacity of both forms, from 0 to 1.
  public let alpha: Double

  /// A colour. Without a dark form one is derived that stands out
  /// as much in the dark.
  public init(_ name: String, light: UInt32, dark: UInt32? = nil, alpha: Double = 1) {
    self.name = name
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
