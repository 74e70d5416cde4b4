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

  /// A colour. Without a dark form one is derived by mirroring the lightness of the light one.
  public init(_ name: String, light: UInt32, dark: UInt32? = nil, alpha: Double = 1) {
    self.name = name
    self.light = light
    self.dark = dark ?? Self.mirroringLightness(of: light)
    self.alpha = alpha
  }

  /// The form for a style.
  public func value(in style: InterfaceStyle) -> UInt32 {
    style == .dark ? dark : light
  }

  /// Turns white into nearly black and back and keeps the hue: each channel keeps its distance from
  /// the middle of the colour's range, and the middle is mirrored.
  private static func mirroringLightness(of color: UInt32) -> UInt32 {
    let channels = [16, 8, 0].map { Double((color >> UInt32($0)) & 0xFF) }
    let middle = ((channels.max() ?? 0) + (channels.min() ?? 0)) / 2
    // Pure black as a background smears on OLED and pure white glares, hence the narrower range.
    let mirrored = 18 + (255 - middle) * (255 - 18) / 255
    return channels.reduce(0) { result, channel in
      let value = min(max(mirrored + channel - middle, 0), 255)
      return result << 8 | UInt32(value.rounded())
    }
  }
}

/// Whether things are shown light or dark.
public enum InterfaceStyle: Hashable, Sendable, CaseIterable {
  case light, dark
}
