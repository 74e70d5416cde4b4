extension Unicode.Scalar {
  /// What a name in ASCII has for it; nil if it ends a word.
  ///
  /// Latin letters lose their marks, other letters become `u` and their number.
  var spelling: String? {
    if isASCII { return UInt8(value).isLetterOrDigit ? String(self) : nil }
    guard properties.isXIDContinue else { return nil }
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
