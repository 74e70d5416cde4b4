/// How many cells of a terminal characters take.
enum DisplayWidth {
  /// The cells of a character as a reader sees it: 2 for East Asian wide ones and emoji, 0 for
  /// what has no shape of its own, otherwise 1.
  static func width(of character: Character) -> Int {
    if character.isASCII { return 1 }
    var width = 0
    for scalar in character.unicodeScalars {
      if scalar == emojiPresentationSelector { return 2 }
      width = max(width, self.width(of: scalar))
    }
    return width
  }

  /// The cells of a text in one line.
  static func width(of text: String) -> Int { text.reduce(0) { $0 + width(of: $1) } }

  private static let emojiPresentationSelector: Unicode.Scalar = "\u{FE0F}"

  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if scalar.properties.isEmojiPresentation { return 2 }
    return isWide(scalar.value) ? 2 : 1
  }

  /// Whether Unicode's East Asian Width is wide or full width, by blocks.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1AFF0...0x1B2FB, 0x1F1E6...0x1F1FF, 0x1F200...0x1F265,
      0x20000...0x3FFFD:
      true
    default:
      false
    }
  }
}
