extension Unicode.Scalar {
  var isASCIILetterOrDigit: Bool {
    switch value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  /// Whether an identifier may start with it, by the language's grammar.
  var canStartIdentifier: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0x5F: true
    case ..<0x80: false
    case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: false
    default: isBeyondASCIIIdentifier
    }
  }

  /// Whether an identifier may hold it after its start.
  var canContinueIdentifier: Bool {
    if isASCII { return isASCIILetterOrDigit || self == "_" }
    return isBeyondASCIIIdentifier
  }

  /// Letters, marks and digits beyond ASCII that the grammar's ranges hold. Symbols and emoji, which
  /// it holds too, are left out: they read badly as parts of names.
  private var isBeyondASCIIIdentifier: Bool {
    guard properties.isXIDContinue else { return false }
    switch value {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE: return true
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF: return true
    case 0x100...0x167F, 0x1681...0x180D, 0x180F...0x1FFF: return true
    case 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054, 0x2060...0x206F: return true
    case 0x2070...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF: return true
    case 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF: return true
    case 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFFD: return true
    case 0x10000...0xEFFFD: return value & 0xFFFF <= 0xFFFD
    default: return false
    }
  }

  /// A Latin letter without its marks; of other letters `u` and the number; of marks nothing.
  var asciiSpelling: String {
    if let base = Self.latin[value] { return base }
    if properties.generalCategory == .nonspacingMark { return "" }
    return "u" + String(value, radix: 16)
  }

  private static let latin: [UInt32: String] = {
    var table: [UInt32: String] = [:]
    for (base, letters) in latinLetters {
      for scalar in letters.unicodeScalars { table[scalar.value] = base }
    }
    return table
  }()

  private static let latinLetters: [(base: String, letters: String)] = [
    ("A", "ÀÁÂÃÅĀĂĄǍ"), ("a", "àáâãåāăąǎ"), ("Ae", "ÄÆ"), ("ae", "äæ"),
    ("C", "ÇĆĈĊČ"), ("c", "çćĉċč"), ("D", "ĎĐÐ"), ("d", "ďđð"),
    ("E", "ÈÉÊËĒĔĖĘĚ"), ("e", "èéêëēĕėęě"), ("G", "ĜĞĠĢ"), ("g", "ĝğġģ"),
    ("H", "ĤĦ"), ("h", "ĥħ"), ("I", "ÌÍÎÏĨĪĬĮİ"), ("i", "ìíîïĩīĭįı"), ("J", "Ĵ"), ("j", "ĵ"),
    ("K", "Ķ"), ("k", "ķĸ"), ("L", "ĹĻĽĿŁ"), ("l", "ĺļľŀł"), ("N", "ÑŃŅŇŊ"), ("n", "ñńņňŋ"),
    ("O", "ÒÓÔÕØŌŎŐ"), ("o", "òóôõøōŏő"), ("Oe", "ÖŒ"), ("oe", "öœ"),
    ("R", "ŔŖŘ"), ("r", "ŕŗř"), ("S", "ŚŜŞŠȘ"), ("s", "śŝşšș"), ("ss", "ß"), ("T", "ŢŤŦȚ"),
    ("t", "ţťŧț"), ("Th", "Þ"), ("th", "þ"), ("U", "ÙÚÛŨŪŬŮŰŲ"), ("u", "ùúûũūŭůűų"), ("Ue", "Ü"),
    ("ue", "ü"), ("W", "Ŵ"), ("w", "ŵ"), ("Y", "ÝŶŸ"), ("y", "ýŷÿ"), ("Z", "ŹŻŽ"), ("z", "źżž"),
  ]
}
