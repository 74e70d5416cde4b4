import SourceText

/// Makes Swift names of any text: valid, in the case of their kind, deterministic.
///
/// Names keep ASCII letters and digits. Letters of other scripts are spelled in ASCII, which is what the
/// formatter's `IdentifiersMustBeASCII` demands. Everything else separates words.
package enum SafeName {
  /// `lowerCamelCase`, for variables, functions, cases and labels.
  package static func lowerCamel(_ text: String) -> String {
    let words = self.words(of: text)
    guard let first = words.first else { return "unnamed" }
    var name = first.withSmallStart
    for word in words.dropFirst() { name += word.raisingFirst }
    return name.startsWithDigit ? "n" + name : name
  }

  /// `UpperCamelCase`, for types.
  package static func upperCamel(_ text: String) -> String {
    let name = words(of: text).map(\.raisingFirst).joined()
    if name.isEmpty { return "Unnamed" }
    return name.startsWithDigit ? "N" + name : name
  }

  private static func words(of text: String) -> [String] {
    // Nearly all names are one plain word.
    if !text.isEmpty, text.isLettersAndDigits { return [text] }
    var words: [String] = []
    var word = ""
    for scalar in text.unicodeScalars {
      if let spelling = scalar.spelling {
        word += spelling
      } else {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}

extension String {
  /// With the run of capitals at its start made small: `URLPath` becomes `urlPath`.
  fileprivate var withSmallStart: String {
    var bytes = Array(utf8)
    for position in 0..<bytes.capitalsToLower { bytes[position] |= 0x20 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// With a capital first.
  package var raisingFirst: String {
    guard let first = utf8.first, first.isSmall else { return self }
    return String(UnicodeScalar(first & ~0x20)) + dropFirst()
  }

  /// With a small letter first.
  package var loweringFirst: String {
    guard let first = utf8.first, first.isCapital else {
      return self
    }
    return String(UnicodeScalar(first | 0x20)) + dropFirst()
  }

  fileprivate var startsWithDigit: Bool { utf8.first.map { $0.isDigit } ?? false }
}

extension Collection<UInt8> {
  /// How many capitals at the start are small where the name begins with a small letter. The last
  /// capital of a run starts the next word, unless a digit or nothing follows.
  @inlinable
  package var capitalsToLower: Int {
    var run = 0
    var isFollowedBySmall = false
    for byte in self {
      guard byte.isCapital else {
        isFollowedBySmall = byte.isSmall
        break
      }
      run += 1
    }
    return run > 1 && isFollowedBySmall ? run - 1 : run
  }
}
