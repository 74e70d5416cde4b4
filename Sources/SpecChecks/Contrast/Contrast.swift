import SpecModel

/// How far colours are apart, as WCAG 2.2 has it.
enum Contrast {
  /// The ratio of two colours, from 1 to 21, as people see them: the one in front over the other.
  ///
  /// See <https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio>.
  static func ratio(of front: OpaqueColor, on back: OpaqueColor) -> Double {
    let (first, second) = (front.luminance, back.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The colour nearest to one in front that has a contrast with what is behind: darker or lighter,
  /// whichever leads there first. Nil where neither black nor white does.
  static func nearest(
    to front: OpaqueColor, on back: OpaqueColor, reaching needed: Double
  ) -> OpaqueColor? {
    nearest(to: front, onAll: [(back, needed)])
  }

  /// The same for several colours behind, each with what is needed on it.
  static func nearest(
    to front: OpaqueColor, onAll backs: [(color: OpaqueColor, needed: Double)]
  ) -> OpaqueColor? {
    let steps = 64
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      let candidates = [0x000000, 0xFFFFFF].map { front.covered(by: $0, opacity: share).rounded }
      if let found = candidates.first(where: { candidate in
        backs.allSatisfy { ratio(of: candidate, on: $0.color) >= $0.needed }
      }) {
        return found
      }
    }
    return nil
  }
}

/// An sRGB colour that nothing is seen through, with channels from 0 to 1.
struct OpaqueColor: Sendable, Hashable {
  var red: Double
  var green: Double
  var blue: Double

  init(_ color: UInt32) {
    red = Double(color >> 16 & 0xFF) / 255
    green = Double(color >> 8 & 0xFF) / 255
    blue = Double(color & 0xFF) / 255
  }

  /// A colour over this one.
  func covered(by color: UInt32, opacity: Double) -> OpaqueColor {
    let front = OpaqueColor(color)
    func mixed(_ back: Double, _ front: Double) -> Double { back + (front - back) * opacity }
    var result = self
    result.red = mixed(red, front.red)
    result.green = mixed(green, front.green)
    result.blue = mixed(blue, front.blue)
    return result
  }

  /// The colour with 8 bits a channel.
  var rounded: OpaqueColor { OpaqueColor(bits) }

  /// The colour as specs write it.
  var hexadecimal: String {
    let digits = String(bits, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  private var bits: UInt32 {
    [red, green, blue].reduce(0) { $0 << 8 | UInt32((min(max($1, 0), 1) * 255).rounded()) }
  }

  /// See <https://www.w3.org/TR/WCAG22/#dfn-relative-luminance>.
  var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  private static func linear(_ channel: Double) -> Double {
    channel <= 0.04045 ? channel / 12.92 : Power.of((channel + 0.055) / 1.055)
  }
}

/// The power of 2.4, without a mathematical library.
private enum Power {
  /// `base` to the power of 12/5, for bases from 0 to 1: the square, times its fifth root's square.
  static func of(_ base: Double) -> Double {
    guard base > 0 else { return 0 }
    let square = base * base
    let root = fifthRoot(of: square)
    return square * root
  }

  /// By Newton's method, which comes closer with each step until it stands still.
  private static func fifthRoot(of number: Double) -> Double {
    var root = 1.0
    for _ in 0..<64 {
      let power = root * root * root * root
      let next = root - (power * root - number) / (5 * power)
      if next == root { break }
      root = next
    }
    return root
  }
}
