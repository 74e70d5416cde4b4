/// A language that nobody speaks and every reader of English can read: its texts show what no strings file has, what
/// has no room to grow, and what is put together from pieces.
package enum PseudoLanguage: String, CaseIterable, Sendable {
  /// `⟦Šéétţîîñĝš⟧`: with accents, about a third longer, in brackets that nothing else has.
  case accented = "pseudo"
  /// The same from right to left: each piece of a text is read from its end.
  case mirrored = "pseudo-rtl"

  /// Whether it is read from right to left.
  package var isRightToLeft: Bool { self == .mirrored }
}

extension StringTable {
  /// The same texts in a language that nobody speaks. What stands in their places stays as it is.
  package func spoken(in language: PseudoLanguage) -> StringTable {
    StringTable(
      entries: entries.mapValues { $0.spoken(in: language) }, locale: locale, problems: problems)
  }
}

extension StringEntry {
  fileprivate func spoken(in language: PseudoLanguage) -> StringEntry {
    switch self {
    case .text(let text, let substitutions):
      .text(
        language.whole(language.spoken(text)),
        substitutions: substitutions.mapValues { part in
          Substitution(
            argument: part.argument, forms: part.forms.mapValues { language.spoken($0) })
        })
    case .plural(let forms): .plural(forms.mapValues { $0.spoken(in: language) })
    }
  }
}

extension PseudoLanguage {
  /// A text from its beginning to its end.
  fileprivate func whole(_ text: String) -> String {
    guard !text.isEmpty else { return text }
    // A mark at the beginning says the direction that pieces and values stand in.
    return isRightToLeft ? "\u{200F}⟦\(text)⟧" : "⟦\(text)⟧"
  }

  /// A text, with its format specifiers and the addresses in it as they are.
  fileprivate func spoken(_ text: String) -> String {
    var result = ""
    var piece = ""
    var rest = text[...]
    func keep(_ end: Substring) {
      result += spoken(piece: piece) + rest[..<end.startIndex]
      piece = ""
      rest = end
    }
    while let character = rest.first {
      if character == "%" {
        var end = rest.dropFirst()
        if FormatSpecifier(reading: &end) == nil { end = rest.dropFirst() }
        keep(end)
      } else if let address = Self.address(in: rest) {
        keep(rest[address.endIndex...])
      } else {
        piece.append(character)
        rest.removeFirst()
      }
    }
    return result + spoken(piece: piece)
  }

  /// The address that a text begins with, or that of a link whose words have just ended.
  private static func address(in text: Substring) -> Substring? {
    let isLink = text.hasPrefix("](")
    guard isLink || text.hasPrefix("https://") || text.hasPrefix("http://") else { return nil }
    return text.prefix { !$0.isWhitespace && $0 != ")" }
  }

  private func spoken(piece: String) -> String {
    guard piece.contains(where: \.isLetter) else { return piece }
    let text = piece.map { Self.letters[$0] ?? String($0) }.joined()
    // Marks around it keep numbers beside it from being taken for a part of it.
    return isRightToLeft ? "\u{200F}\u{202E}\(text)\u{202C}\u{200F}" : text
  }

  /// What stands for a letter: vowels stand twice, which makes texts longer by a third.
  private static let letters: [Character: String] = [
    "a": "åå", "b": "ƀ", "c": "ç", "d": "ð", "e": "éé", "f": "ƒ", "g": "ĝ", "h": "ĥ", "i": "îî",
    "j": "ĵ", "k": "ķ", "l": "ļ", "m": "ɱ", "n": "ñ", "o": "öö", "p": "þ", "q": "ʠ", "r": "ŕ",
    "s": "š", "t": "ţ", "u": "ûû", "v": "ṽ", "w": "ŵ", "x": "ẋ", "y": "ý", "z": "ž",
    "A": "Åå", "B": "Ɓ", "C": "Ç", "D": "Ð", "E": "Éé", "F": "Ƒ", "G": "Ĝ", "H": "Ĥ", "I": "Îî",
    "J": "Ĵ", "K": "Ķ", "L": "Ļ", "M": "Ṁ", "N": "Ñ", "O": "Öö", "P": "Þ", "Q": "Ǫ", "R": "Ŕ",
    "S": "Š", "T": "Ţ", "U": "Ûû", "V": "Ṽ", "W": "Ŵ", "X": "Ẋ", "Y": "Ý", "Z": "Ž",
  ]
}
