/// The words that need backticks, by where a name stands.
public enum Keywords {
  /// Where a name stands.
  public enum Context: Sendable {
    /// The name of a variable, function, parameter or case, where it is declared.
    case declaration
    /// The name of a type, where it is declared.
    case typeDeclaration
    /// A name in an expression.
    case expression
    /// A name in a type.
    case type
    /// A name after a dot.
    case member
    /// The label of an argument or parameter.
    case label
  }

  /// Whether a name needs backticks at a place.
  public static func needsBackticks(_ name: String, in context: Context) -> Bool {
    guard let word = PackedWord(name.utf8) else { return false }
    switch context {
    case .declaration: return reserved.contains(word)
    case .typeDeclaration: return reserved.contains(word) || metatypes.contains(word)
    case .expression: return reserved.contains(word) && !values.contains(word)
    case .type: return reserved.contains(word) && !typeWords.contains(word)
    case .member: return false
    case .label: return labels.contains(word)
    }
  }

  /// Whether a declaration of this name could not be reached as a member, even in backticks without
  /// care: `init`, `self`, `Type`, `Protocol`.
  public static func isUnusableMember(_ name: String) -> Bool {
    switch name {
    case "init", "self", "Self", "Type", "Protocol", "subscript", "deinit", "": true
    default: false
    }
  }

  private static let reserved = WordTable([
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "operator", "precedencegroup", "private", "protocol",
    "public", "rethrows", "static", "struct", "subscript", "typealias", "var",
    "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for",
    "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while",
    "Any", "as", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
  ])

  private static let values = WordTable([
    "self", "Self", "super", "nil", "true", "false", "Any", "init",
  ])
  private static let typeWords = WordTable(["Any", "Self"])
  private static let metatypes = WordTable(["Type", "Protocol"])
  private static let labels = WordTable(["inout", "let", "var"])
}

/// A word of at most sixteen ASCII characters as two integers, so that comparing needs no hashing.
struct PackedWord: Equatable {
  let count: Int
  private let low: UInt64
  private let high: UInt64

  /// Packs a word; nil for words longer than any keyword.
  init?(_ text: String.UTF8View) {
    let count = text.count
    guard (2...15).contains(count) else { return nil }
    var low: UInt64 = 0
    var high: UInt64 = 0
    for byte in text {
      high = high << 8 | low >> 56
      low = low << 8 | UInt64(byte)
    }
    self.count = count
    self.low = low
    self.high = high
  }

  static func == (a: PackedWord, b: PackedWord) -> Bool { a.low == b.low && a.high == b.high }
}

/// A set of words, bucketed by length.
struct WordTable: Sendable {
  private let buckets: [[PackedWord]]

  init(_ words: [String]) {
    var buckets = [[PackedWord]](repeating: [], count: 16)
    for word in words {
      if let packed = PackedWord(word.utf8) { buckets[packed.count].append(packed) }
    }
    self.buckets = buckets
  }

  func contains(_ word: PackedWord) -> Bool {
    for candidate in buckets[word.count] where candidate == word { return true }
    return false
  }
}

extension PackedWord: Sendable {}
