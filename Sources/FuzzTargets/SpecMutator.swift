import SeededRandom
import SpecModel

/// Changes specs so that they stay near to specs, which single bytes hardly ever do: lines are moved,
/// doubled and left out, words are exchanged for others of the text or of the language.
public struct SpecMutator {
  private var random: SeededGenerator
  private let words: [[UInt8]]

  /// A mutator that makes the same changes for the same seed.
  public init(seed: UInt64) {
    self.init(seed: seed, words: Self.languageWords)
  }

  init(seed: UInt64, words: [[UInt8]]) {
    random = SeededGenerator(seed: seed)
    self.words = words
  }

  /// The keys of the language, examples of their values, and what means something to YAML.
  public static let languageWords: [[UInt8]] = {
    let keys = Grammar.chapters.flatMap(\.constructs).flatMap(\.keys)
    let texts =
      keys.map { $0.name + ": " } + keys.map(\.example) + [
        "---\n", "- ", "{ ", " }", "[", "]", ": ", ", ", "&a ", "*a", "!t ", "|\n", ">-\n", "# c\n",
        "\"",
        "'", "~", "\\u{e9}", "$item.", "$state.", "$form.", "$parameters.", "$data.", "$result",
        "?.", "!= nil",
        " and ", " or ", "not ", "==", "{{", "}}", "é", "\u{202E}",
      ]
    return Set(texts).sorted().map { Array($0.utf8) }
  }()

  /// A changed text of at most `limit` bytes.
  public mutating func mutated(_ bytes: [UInt8], limit: Int) -> [UInt8] {
    var result = bytes
    for _ in 0...random.next() % 4 { change(&result) }
    return Array(result.prefix(limit))
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    switch random.next() % 8 {
    case 0: bytes.replaceSubrange(word(in: bytes), with: anyWord())
    case 1: bytes.replaceSubrange(word(in: bytes), with: Array(bytes[word(in: bytes)]))
    case 2: bytes.insert(contentsOf: anyWord(), at: offset(in: bytes))
    case 3: bytes.removeSubrange(line(in: bytes))
    case 4: bytes.insert(contentsOf: Array(bytes[line(in: bytes)]), at: line(in: bytes).lowerBound)
    case 5: bytes.removeSubrange(word(in: bytes))
    case 6: indent(&bytes)
    default:
      guard !bytes.isEmpty else { return }
      bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
    }
  }

  private mutating func indent(_ bytes: inout [UInt8]) {
    let start = line(in: bytes).lowerBound
    if random.next() % 2 == 0 {
      bytes.insert(contentsOf: [0x20, 0x20], at: start)
    } else if start < bytes.count, bytes[start] == 0x20 {
      bytes.remove(at: start)
    }
  }

  private mutating func anyWord() -> [UInt8] {
    words[Int(random.next() % UInt64(words.count))]
  }

  private mutating func offset(in bytes: [UInt8]) -> Int {
    Int(random.next() % UInt64(bytes.count + 1))
  }

  /// A line, with its end.
  private mutating func line(in bytes: [UInt8]) -> Range<Int> {
    let place = offset(in: bytes)
    let start = bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = bytes[place...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
    return start..<end
  }

  /// Letters and digits that stand together.
  private mutating func word(in bytes: [UInt8]) -> Range<Int> {
    let place = offset(in: bytes)
    let start = bytes[..<place].lastIndex { !Self.isWordByte($0) }.map { $0 + 1 } ?? 0
    let end = bytes[place...].firstIndex { !Self.isWordByte($0) } ?? bytes.count
    return start..<end
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "$"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
