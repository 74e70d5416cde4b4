import SourceText

/// Finds the end of a string of JSON, and what is wrong in it.
struct JSONStringScanner {
  private let bytes: [UInt8]
  private let start: Int
  private(set) var offset: Int
  /// What does not keep the string from being read.
  private(set) var problems: [JSONProblem] = []
  private var isASCII = true

  /// - Parameter start: Where the text starts behind the quote.
  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    self.start = start
    offset = start
  }

  /// Goes on to behind the closing quote.
  mutating func scan() throws(JSONProblem) {
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\""):
        try checkEncoding()
        offset += 1
        return
      case UInt8(ascii: "\\"): try scanEscape()
      case 0..<0x20: throw controlCharacter(byte)
      case 0x80...:
        isASCII = false
        offset += 1
      default: offset += 1
      }
    }
    throw JSONProblem(
      "this text has no end", at: ByteSpan(start - 1..<min(start + 40, bytes.count)),
      help: "close it with a double quote; or was the file not recorded whole?")
  }

  private func controlCharacter(_ byte: UInt8) -> JSONProblem {
    let isLineEnd = byte == 0x0A || byte == 0x0D
    return JSONProblem(
      isLineEnd ? "a text goes over the end of its line" : "a control character stands in a text",
      at: ByteSpan(offset..<offset + 1),
      help: isLineEnd
        ? "close the text before, or write the line end as `\\n`" : "write it as an escape: `\\t`")
  }

  private mutating func scanEscape() throws(JSONProblem) {
    guard offset + 1 < bytes.count else {
      offset = bytes.count
      return
    }
    if JSONEscapes.single(bytes[offset + 1]) != nil {
      offset += 2
      return
    }
    guard let unit = JSONEscapes.codeUnit(at: offset, in: bytes) else {
      throw JSONProblem(
        "there is no such escape", at: ByteSpan(offset..<min(offset + 2, bytes.count)),
        help: #"the escapes are \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits"#)
    }
    let isPair =
      UTF16.isLeadSurrogate(unit)
      && JSONEscapes.codeUnit(at: offset + 6, in: bytes).map(UTF16.isTrailSurrogate) == true
    if isPair {
      offset += 12
      return
    }
    if UTF16.isLeadSurrogate(unit) || UTF16.isTrailSurrogate(unit) {
      problems.append(
        JSONProblem(
          "this is one half of a character, without the other",
          at: ByteSpan(offset..<offset + 6),
          help: #"characters beyond U+FFFF are written as two escapes: \ud83d\ude00"#))
    }
    offset += 6
  }

  private func checkEncoding() throws(JSONProblem) {
    guard !isASCII else { return }
    let content = bytes[start..<offset]
    guard String(validating: content, as: UTF8.self) == nil else { return }
    var rest = content.makeIterator()
    var parser = UTF8.ForwardParser()
    var place = start
    while case .valid(let scalar) = parser.parseScalar(from: &rest) { place += scalar.count }
    throw JSONProblem(
      "this is not UTF-8", at: ByteSpan(place..<place + 1),
      help: "save the file as UTF-8; it may be in Latin-1 or Windows-1252")
  }
}
