import SourceText

/// The tokens of a GraphQL document, without comments, commas and the contents of strings.
struct GraphQLTokens {
  enum Token: Hashable {
    case name(String)
    /// A punctuator; of `...` each point by itself.
    case sign(UInt8)
    /// A string or a number.
    case literal
  }

  private(set) var tokens: [Token] = []
  /// Where the tokens begin, in bytes of the document.
  private(set) var offsets: [Int] = []
  /// Where a string begins that has no end.
  private(set) var openString: Int?
  private var rest: ArraySlice<UInt8>

  init(_ text: String) {
    rest = Array(text.utf8)[...]
    while let first = rest.first {
      switch first {
      case UInt8(ascii: "#"):
        rest = rest.drop { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      case UInt8(ascii: "\""): skipString()
      case _ where Self.isLetter(first): addName()
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): skipNumber()
      case 0...UInt8(ascii: " "), UInt8(ascii: ","), 0x80...: rest.removeFirst()
      default:
        append(.sign(first))
        rest.removeFirst()
      }
    }
  }

  /// Adds a token that begins here.
  private mutating func append(_ token: Token) {
    tokens.append(token)
    offsets.append(rest.startIndex)
  }

  private mutating func addName() {
    let name = rest.prefix { Self.isLetter($0) || $0.isDigit }
    append(.name(String(decoding: name, as: UTF8.self)))
    rest = rest[name.endIndex...]
  }

  private mutating func skipNumber() {
    append(.literal)
    rest.removeFirst()
    rest = rest.drop {
      $0.isDigit || Self.isLetter($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "+")
        || $0 == UInt8(ascii: "-")
    }
  }

  /// Passes over a string. One in three quotes may have several lines, any other ends with its line at the
  /// latest, so that one quote that is missing does not hide the rest.
  private mutating func skipString() {
    let start = rest.startIndex
    append(.literal)
    let quote = UInt8(ascii: "\"")
    let quotes = [quote, quote, quote]
    let isBlock = rest.starts(with: quotes)
    rest.removeFirst(isBlock ? 3 : 1)
    while let first = rest.first {
      if first == UInt8(ascii: "\\") {
        let isQuotes = isBlock && rest.dropFirst().starts(with: quotes)
        rest = rest.dropFirst(isQuotes ? 4 : 2)
      } else if isBlock ? rest.starts(with: quotes) : first == quote {
        rest.removeFirst(isBlock ? 3 : 1)
        return
      } else if !isBlock, first == UInt8(ascii: "\n") || first == UInt8(ascii: "\r") {
        break
      } else {
        rest.removeFirst()
      }
    }
    openString = openString ?? start
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte.isLetter || byte == UInt8(ascii: "_") }
}
