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

  /// The ratio that text of a font needs: 4.5, or 3 if it is large. Large is what has at least 24
  /// points, or 18.66 in bold; WCAG says so of the pixels of CSS, which are what points are here.
  static func needed(by font: FontDeclaration?) -> Double {
    guard let font else { return 4.5 }
    switch font.weight {
    case .bold, .heavy, .black: return font.size >= 18.66 ? 3 : 4.5
    case .ultraLight, .thin, .light, .regular, .medium, .semibold:
      return font.size >= 24 ? 3 : 4.5
    }
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
