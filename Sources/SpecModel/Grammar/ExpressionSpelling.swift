import SourceText

/// The canonical spelling of values and conditions: one space around operators and words.
public enum ExpressionSpelling {
  /// The canonical spelling of a text; nil if it is no expression, or none that can be read.
  public static func canonical(
    of text: UnsafeBufferPointer<UInt8>, as notation: Notation
  ) -> [UInt8]? {
    switch notation {
    case .condition: break
    case .value: guard ScalarNotation(of: text) == .expression else { return nil }
    default: return nil
    }
    guard let tokens = tokens(of: text) else { return nil }
    let spelled = joined(tokens, text)
    guard let meaning = expression(text),
      meaning == spelled.withUnsafeBufferPointer(expression)
    else { return nil }
    return spelled
  }

  /// What a text says, without places.
  private static func expression(_ text: UnsafeBufferPointer<UInt8>) -> Expression? {
    let nowhere = TextPlace(whole: .zero, start: nil)
    return try? ExpressionParser.parse(text, in: 0..<text.count, at: nowhere)
  }

  private static func joined(
    _ tokens: [Range<Int>], _ text: UnsafeBufferPointer<UInt8>
  ) -> [UInt8] {
    var spelled: [UInt8] = []
    var isAfterOpening = true
    for token in tokens {
      let isClosing = text[token.lowerBound] == UInt8(ascii: ")")
      if !isAfterOpening, !isClosing { spelled.append(UInt8(ascii: " ")) }
      spelled += text[token]
      isAfterOpening = text[token.lowerBound] == UInt8(ascii: "(")
    }
    return spelled
  }

  /// The tokens of an expression; nil if there is anything else in the text.
  private static func tokens(of text: UnsafeBufferPointer<UInt8>) -> [Range<Int>]? {
    var tokens: [Range<Int>] = []
    var position = 0
    while position < text.count {
      if text[position] == UInt8(ascii: " ") || text[position] == UInt8(ascii: "\n") {
        position += 1
        continue
      }
      guard let end = endOfToken(in: text, from: position) else { return nil }
      tokens.append(position..<end)
      position = end
    }
    return tokens
  }

  private static func endOfToken(
    in text: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    switch text[start] {
    case UInt8(ascii: "("), UInt8(ascii: ")"): return start + 1
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return text[(start + 1)...].firstIndex(of: text[start]).map { $0 + 1 }
    case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"):
      let isPair = start + 1 < text.count && text[start + 1] == UInt8(ascii: "=")
      return start + (isPair ? 2 : 1)
    case UInt8(ascii: "$"), UInt8(ascii: "-"):
      return endOfWord(in: text, from: start + 1)
    case let first where isNameByte(first): return endOfWord(in: text, from: start)
    default: return nil
    }
  }

  private static func endOfWord(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    text[start...].firstIndex { !isNameByte($0) && $0 != UInt8(ascii: ".") } ?? text.count
  }
}
