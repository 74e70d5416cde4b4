import SourceText

/// Conditions with several of the operators of other languages, `&&`, `||` and `!`: they are told at once.
enum ForeignOperators {
  /// The problem of a condition that could be read if it had screenc's words for them; nil if it has fewer than two.
  static func problem(
    _ text: UnsafeBufferPointer<UInt8>, in range: Range<Int>
  ) -> ExpressionProblem? {
    guard let (condition, signs) = translated(text[range]), signs.count > 1 else { return nil }
    var copy = condition
    let isRead = copy.withUTF8 { bytes in
      let nowhere = TextPlace(whole: ByteSpan(0..<0), start: nil)
      return (try? ExpressionParser.parse(bytes, in: 0..<bytes.count, at: nowhere)) != nil
    }
    guard isRead else { return nil }
    let listed = signs.map { "`\($0)`" }
    return ExpressionProblem(
      message:
        "\(listed.dropLast().joined(separator: ", ")) and \(listed[listed.count - 1]) do not belong here",
      range: range, help: "write `\(condition)`", replacement: (condition, .safe))
  }

  /// A condition in screenc's words, and the signs that it had, each once.
  private static func translated(
    _ text: Slice<UnsafeBufferPointer<UInt8>>
  ) -> (condition: String, signs: [String])? {
    var condition: [UInt8] = []
    var signs: [String] = []
    var quote: UInt8?
    var position = text.startIndex
    while position < text.endIndex {
      let byte = text[position]
      let next = position + 1 < text.endIndex ? text[position + 1] : 0
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if let (sign, word) = word(for: byte, before: next) {
        if !signs.contains(sign) { signs.append(sign) }
        if let last = condition.last, last != UInt8(ascii: " "), last != UInt8(ascii: "(") {
          condition.append(UInt8(ascii: " "))
        }
        condition += Array(word.utf8)
        position += sign.utf8.count
        let isApart = position < text.endIndex && text[position] == UInt8(ascii: " ")
        if !isApart { condition.append(UInt8(ascii: " ")) }
        continue
      }
      condition.append(byte)
      position += 1
    }
    return String(validating: condition, as: UTF8.self).map { ($0, signs) }
  }

  private static func word(for byte: UInt8, before next: UInt8) -> (sign: String, word: String)? {
    switch (byte, next) {
    case (UInt8(ascii: "&"), UInt8(ascii: "&")): ("&&", "and")
    case (UInt8(ascii: "|"), UInt8(ascii: "|")): ("||", "or")
    case (UInt8(ascii: "!"), UInt8(ascii: "=")): nil
    case (UInt8(ascii: "!"), _): ("!", "not")
    default: nil
    }
  }
}
