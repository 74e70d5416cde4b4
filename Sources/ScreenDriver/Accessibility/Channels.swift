import ScreenKit

/// A colour as a screen shows it.
struct Channels {
  var red, green, blue, alpha: CGFloat

  init(_ color: UIColor, alpha shown: CGFloat = 1) {
    let parts = UnsafeMutablePointer<CGFloat>.allocate(capacity: 4)
    defer { parts.deallocate() }
    parts.initialize(repeating: 0, count: 4)
    color.getRed(parts, green: parts + 1, blue: parts + 2, alpha: parts + 3)
    (red, green, blue, alpha) = (parts[0], parts[1], parts[2], parts[3] * shown)
  }

  private init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    (self.red, self.green, self.blue, alpha) = (red, green, blue, 1)
  }

  func over(_ ground: Channels) -> Channels {
    func mix(_ front: CGFloat, _ back: CGFloat) -> CGFloat { front * alpha + back * (1 - alpha) }
    return Channels(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }

  /// The relative luminance of WCAG 2.2.
  var luminance: Double {
    func linear(_ channel: CGFloat) -> Double {
      let value = Double(min(max(channel, 0), 1))
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
