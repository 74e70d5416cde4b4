/// A mistake by which a GraphQL document says something else than was meant: the first of it.
package enum GraphQLMistake: Hashable {
  /// A string that is not closed, as it is written up to the end of its line.
  case openString(String, line: Int)
  /// A bracket that is not closed.
  case openBracket(Character, line: Int)
  /// A bracket that closes none.
  case strayBracket(Character, line: Int)
  /// A bracket that stands where another one would close what is open.
  case wrongBracket(Character, due: Character, line: Int)

  init?(in document: GraphQLTokens, of text: String) {
    // What stands in an open string is missing elsewhere.
    if let start = document.openString {
      let written = text.utf8.dropFirst(start).prefix {
        $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r")
      }
      self = .openString(
        String(decoding: written, as: UTF8.self), line: Self.line(of: start, in: text))
      return
    }
    guard let (offset, make) = Self.bracket(in: document) else { return nil }
    self = make(Self.line(of: offset, in: text))
  }

  /// The first bracket without its other half: where it is, and what it makes in its line.
  private static func bracket(
    in document: GraphQLTokens
  ) -> (offset: Int, make: (Int) -> GraphQLMistake)? {
    var open: [(due: UInt8, sign: UInt8, offset: Int)] = []
    for (token, offset) in zip(document.tokens, document.offsets) {
      guard case .sign(let sign) = token else { continue }
      if let due = closing(sign) {
        open.append((due, sign, offset))
      } else if isClosing(sign) {
        guard let last = open.popLast() else {
          return (offset, { .strayBracket(character(sign), line: $0) })
        }
        if last.due != sign {
          return (offset, { .wrongBracket(character(sign), due: character(last.due), line: $0) })
        }
      }
    }
    return open.last.map { last in
      (last.offset, { .openBracket(character(last.sign), line: $0) })
    }
  }

  /// The bracket that closes one.
  static func closing(_ sign: UInt8) -> UInt8? {
    switch sign {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    default: nil
    }
  }

  static func isClosing(_ sign: UInt8) -> Bool {
    sign == UInt8(ascii: ")") || sign == UInt8(ascii: "]") || sign == UInt8(ascii: "}")
  }

  private static func character(_ sign: UInt8) -> Character { Character(UnicodeScalar(sign)) }

  private static func line(of offset: Int, in text: String) -> Int {
    text.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
  }
}
