import Foundation

/// Measures text by fixed tables, so that the same text has the same size on every machine.
enum HeadlessText {
  /// The size of text in a font, wrapped at words to a width and cut after a number of lines.
  ///
  /// - Parameter lines: the greatest number of lines; zero for any number.
  static func size(
    of text: String, font: UIFont, width: CGFloat = .greatestFiniteMagnitude, lines: Int = 0
  ) -> CGSize {
    guard !text.isEmpty else { return .zero }
    var breaker = LineBreaker(width: width, font: font)
    breaker.consume(text)
    let widths = lines > 0 ? Array(breaker.lineWidths.prefix(lines)) : breaker.lineWidths
    let height = font.lineHeight * CGFloat(widths.count)
    return CGSize(
      width: min((widths.max() ?? 0).rounded(.up), width), height: height.roundedUpToHalf)
  }

  /// The number of lines that text takes when wrapped to a width.
  static func lineCount(of text: String, font: UIFont, width: CGFloat) -> Int {
    guard !text.isEmpty else { return 0 }
    var breaker = LineBreaker(width: width, font: font)
    breaker.consume(text)
    return breaker.lineWidths.count
  }

  /// The width of one character in a font.
  static func advance(of character: Character, font: UIFont) -> CGFloat {
    let em = font.isMonospaced ? 0.6 : relativeAdvance(of: character)
    return font.pointSize * em * (1 + max(font.weight.rawValue, 0) * 0.15)
  }

  private static func relativeAdvance(of character: Character) -> CGFloat {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0..<0x20: return 0
    case 0x20..<0x7F: return asciiAdvance(of: scalar)
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFE00...0xFE0F: return 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 1
    case 0x2600...0x27BF, 0x1F000...0x1FAFF: return 1.2
    default: return 0.58
    }
  }

  private static func asciiAdvance(of scalar: Unicode.Scalar) -> CGFloat {
    switch scalar {
    case " ", "i", "j", "l", "I", "'", "|", ".", ",", ":", ";", "!": 0.27
    case "f", "r", "t", "(", ")", "[", "]", "/", "\\", "-", "`": 0.36
    case "m", "w", "M", "W", "@", "%": 0.87
    case "A"..."Z", "&", "#": 0.67
    case "0"..."9": 0.61
    default: 0.55
    }
  }
}

extension CGFloat {
  var roundedUpToHalf: CGFloat { (self * 2).rounded(.up) / 2 }
}
