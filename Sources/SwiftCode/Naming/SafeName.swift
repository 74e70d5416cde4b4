/// Makes Swift names of any text: valid, in the case of their kind, deterministic.
///
/// Names keep ASCII letters and digits. Letters of other scripts are kept where the language allows
/// them, or spelled in ASCII where names must be plain (`Alphabet.ascii`), which is what the
/// formatter's `IdentifiersMustBeASCII` demands. Everything else separates words.
public enum SafeName {
  /// The letters that a name may hold.
  public enum Alphabet: Sendable {
    /// ASCII only: Latin letters lose their marks, others become `u` and their number.
    case ascii
    /// Whatever the language allows in an identifier.
    case unicode
  }

  /// `lowerCamelCase`, for variables, functions, cases and labels. Words that no member may be
  /// called are given the suffix `Value`.
  public static func lowerCamel(_ text: String, alphabet: Alphabet = .ascii) -> String {
    let words = self.words(of: text, alphabet)
    guard let first = words.first else { return "unnamed" }
    var name = first.withLowercasedStart
    for word in words.dropFirst() { name += word.withUppercasedStart }
    if name.startsWithDigit { name = "n" + name }
    return Keywords.isUnusableMember(name) ? name + "Value" : name
  }

  /// `UpperCamelCase`, for types. Words that no type may be called are given the suffix `Value`.
  public static func upperCamel(_ text: String, alphabet: Alphabet = .ascii) -> String {
    let words = self.words(of: text, alphabet)
    var name = ""
    for word in words { name += word.withUppercasedStart }
    if name.isEmpty { return "Unnamed" }
    if name.startsWithDigit { name = "N" + name }
    return isReservedType(name) ? name + "Value" : name
  }

  /// The name with backticks if its place demands them.
  public static func escaped(_ name: String, in context: Keywords.Context) -> String {
    Keywords.needsBackticks(name, in: context) ? "`\(name)`" : name
  }

  /// Whether a text is an identifier as it stands; a keyword is one, in backticks.
  public static func isIdentifier(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.canStartIdentifier else { return false }
    return text.unicodeScalars.allSatisfy(\.canContinueIdentifier) && text != "_"
  }

  /// Whether a nested type of this name would hide what the language means by it.
  public static func isReservedType(_ name: String) -> Bool {
    reservedTypes.contains(name)
  }

  private static let reservedTypes = WordTable(["Any", "Self", "Type", "Protocol"])

  private static func words(of text: String, _ alphabet: Alphabet) -> [String] {
    // Nearly all names are one plain word.
    if !text.isEmpty, text.unicodeScalars.allSatisfy(\.isASCIILetterOrDigit) { return [text] }
    var words: [String] = []
    var word = ""
    for scalar in text.unicodeScalars {
      if let spelling = spelling(of: scalar, alphabet) {
        word += spelling
      } else {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// What a name has for a scalar; nil if it ends a word.
  private static func spelling(of scalar: Unicode.Scalar, _ alphabet: Alphabet) -> String? {
    if scalar.isASCII { return scalar.isASCIILetterOrDigit ? String(scalar) : nil }
    guard scalar.canContinueIdentifier else { return nil }
    switch alphabet {
    case .unicode: return String(scalar)
    case .ascii: return scalar.asciiSpelling
    }
  }
}

extension String {
  /// With the run of capitals at its start made small: `URLPath` becomes `urlPath`.
  fileprivate var withLowercasedStart: String {
    utf8.allSatisfy { $0 < 0x80 } ? withLowercasedASCIIStart : withLowercasedUnicodeStart
  }

  private var withLowercasedASCIIStart: String {
    var bytes = Array(utf8)
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    var run = bytes.firstIndex { !capitals.contains($0) } ?? bytes.count
    let isFollowedBySmall =
      run < bytes.count && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[run])
    // The last capital of a run starts the next word, unless a digit or nothing follows.
    if run > 1, isFollowedBySmall { run -= 1 }
    for index in 0..<run { bytes[index] |= 0x20 }
    return String(decoding: bytes, as: UTF8.self)
  }

  private var withLowercasedUnicodeStart: String {
    let characters = Array(self)
    var run = 0
    while run < characters.count, characters[run].isUppercase { run += 1 }
    if run > 1, run < characters.count, characters[run].isLowercase { run -= 1 }
    return characters[..<run].reduce(into: "") { $0 += $1.lowercased() }
      + String(characters[run...])
  }

  fileprivate var withUppercasedStart: String {
    guard let first else { return self }
    return first.uppercased() + dropFirst()
  }

  fileprivate var startsWithDigit: Bool {
    guard let first = unicodeScalars.first else { return false }
    return !first.canStartIdentifier
  }
}
