/// Characters that look like others and are none of them.
public enum Lookalikes {
  /// Letters of other scripts by the Latin ones that nobody can tell them from, as Unicode's list of confusables has
  /// them ([UTS 39](https://www.unicode.org/reports/tr39/)).
  private static let latinLetters: [Unicode.Scalar: Unicode.Scalar] = [
    "а": "a", "в": "b", "с": "c", "ԁ": "d", "е": "e", "һ": "h", "і": "i", "ј": "j", "к": "k",
    "ӏ": "l", "м": "m", "о": "o", "р": "p", "ԛ": "q", "ѕ": "s", "т": "t", "у": "y", "х": "x",
    "ԝ": "w", "А": "A", "В": "B", "С": "C", "Е": "E", "Н": "H", "І": "I", "Ј": "J", "К": "K",
    "М": "M", "О": "O", "Р": "P", "Ѕ": "S", "Т": "T", "Х": "X", "У": "Y",
    "Α": "A", "Β": "B", "Ε": "E", "Ζ": "Z", "Η": "H", "Ι": "I", "Κ": "K", "Μ": "M", "Ν": "N",
    "Ο": "O", "Ρ": "P", "Τ": "T", "Υ": "Y", "Χ": "X", "ο": "o", "α": "a", "ν": "v", "ρ": "p",
    "ι": "i", "κ": "k", "υ": "u",
  ]

  /// A name in the letters that it seems to be written in.
  static func latin(_ name: String) -> String {
    guard name.utf8.contains(where: { $0 >= 0x80 }) else { return name }
    return String(String.UnicodeScalarView(name.unicodeScalars.map { latinLetters[$0] ?? $0 }))
  }

  /// What a person has to know of a name that looks like another: which of its letters are not what they seem, as
  /// the end of a sentence; empty if there are none.
  public static func note(on name: String, meaning other: String) -> String {
    guard name.utf8.contains(where: { $0 >= 0x80 }) else { return "" }
    guard latin(name) == other,
      let letter = name.unicodeScalars.first(where: { latinLetters[$0] != nil })
    else {
      return ""
    }
    return " The `\(letter)` here is a \(script(of: letter)) letter"
  }

  private static func script(of letter: Unicode.Scalar) -> String {
    letter.value < 0x400 ? "Greek" : "Cyrillic"
  }

  /// The quote that a typographic one is taken for.
  public static func plainQuote(_ scalar: Unicode.Scalar) -> Character? {
    switch scalar {
    case "“", "”", "„", "‟", "«", "»": "\""
    case "‘", "’", "‚", "‛": "'"
    default: nil
    }
  }
}
