import SourceText

/// A place in a text where somebody writes a word.
///
/// The word is written as a placeholder, as a value and as a key, so that what is around it can be read
/// as it would be with the word.
struct CompletionSite {
  /// No name of an app, so that whatever is looked up by it is not found.
  static let placeholder = "completion_placeholder"

  /// The bytes of the word that is being written; empty where none has been begun.
  let word: ByteSpan
  /// What there is of the word before the cursor.
  let prefix: String
  /// Whether the word stands right after the `$` of a value.
  let isScope: Bool
  private let text: [UInt8]

  /// - Parameter wordsHaveHyphens: Whether `-` belongs to words, as to the names of rules.
  init(in text: [UInt8], at offset: Int, wordsHaveHyphens: Bool = false) {
    let hyphen = wordsHaveHyphens ? UInt8(ascii: "-") : nil
    let cursor = min(max(offset, 0), text.count)
    var start = cursor
    while start > 0, Self.isWordByte(text[start - 1]) || text[start - 1] == hyphen { start -= 1 }
    var end = cursor
    while end < text.count, Self.isWordByte(text[end]) || text[end] == hyphen { end += 1 }
    self.text = text
    word = ByteSpan(start..<end)
    prefix = String(decoding: text[start..<cursor], as: UTF8.self)
    isScope = start > 0 && text[start - 1] == UInt8(ascii: "$")
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  /// The place of the placeholder in each of the ``variants``.
  var placeholderSpan: ByteSpan {
    ByteSpan(word.range.lowerBound..<word.range.lowerBound + Self.placeholder.utf8.count)
  }

  /// Texts with the placeholder, the likeliest first: with what follows, and without it, all brackets
  /// closed, where that cannot be read.
  var variants: [[UInt8]] {
    let before = text[..<word.range.lowerBound] + Array(Self.placeholder.utf8)
    let after = text[word.range.upperBound...]
    let closers = openBrackets(before: word.range.lowerBound)
    let colon: ArraySlice<UInt8> = [UInt8(ascii: ":")]
    let tails = [colon + after, after, colon + closers, closers[...]]
    return tails.map { Array(before + $0) }
  }

  /// What closes the brackets that are open before a place, quoted texts and comments apart.
  private func openBrackets(before end: Int) -> [UInt8] {
    var closers: [UInt8] = []
    var quote: UInt8?
    var isComment = false
    var previous = UInt8(ascii: "\n")
    for byte in text[..<end] {
      let startsWord = !Self.isWordByte(previous)
      switch byte {
      case UInt8(ascii: "\n"): isComment = false
      case _ where isComment: break
      case quote: quote = nil
      case _ where quote != nil: break
      case UInt8(ascii: "\""), UInt8(ascii: "'"): if startsWord { quote = byte }
      case UInt8(ascii: "#"): isComment = previous <= UInt8(ascii: " ")
      case UInt8(ascii: "{"): closers.append(UInt8(ascii: "}"))
      case UInt8(ascii: "["): closers.append(UInt8(ascii: "]"))
      case closers.last: closers.removeLast()
      default: break
      }
      previous = byte
    }
    return closers.reversed()
  }
}
