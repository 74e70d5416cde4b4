import SourceText

/// Finds the tags of an XML text and the texts between them, as far as property lists and XLIFF have any.
struct MarkupScanner {
  struct Tag {
    enum Kind {
      case opening(String)
      case closing(String)
      /// An element without content.
      case empty(String)
      /// The end of the file.
      case end
    }

    let kind: Kind
    let span: ByteSpan
  }

  private let bytes: [UInt8]
  /// Where the scanner stands.
  private(set) var offset: Int
  /// Where the last tag begins.
  private(set) var startOfTag = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.byteOrderMarkCount
  }

  /// The next tag. Between tags only white space, comments and declarations may stand.
  mutating func next() throws(PropertyList.Problem) -> Tag {
    while offset < bytes.count {
      if bytes[offset] <= 0x20 {
        offset += 1
      } else if stands("<?") {
        try skip(past: "?>")
      } else if stands("<!--") {
        try skip(past: "-->")
      } else if stands("<!") {
        try skip(past: ">")
      } else if stands("<") {
        return try readTag()
      } else {
        throw PropertyList.Problem(
          message: "a tag is missing here", span: ByteSpan(offset..<offset + 1),
          help: "texts stand in `<string>…</string>`")
      }
    }
    startOfTag = offset
    return Tag(kind: .end, span: ByteSpan(offset..<offset))
  }

  /// The text up to the next tag.
  mutating func readText() throws(PropertyList.Problem) -> String {
    var text: [UInt8] = []
    while offset < bytes.count {
      if stands("<![CDATA[") {
        let start = offset + 9
        try skip(past: "]]>")
        text += bytes[start..<(offset - 3)]
      } else if stands("<!--") {
        try skip(past: "-->")
      } else if bytes[offset] == UInt8(ascii: "<") {
        break
      } else if bytes[offset] == UInt8(ascii: "&") {
        text += try readEntity()
      } else {
        text.append(bytes[offset])
        offset += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func stands(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset + length <= bytes.count else { return false }
    return text.withUTF8Buffer { bytes[offset..<(offset + length)].elementsEqual($0) }
  }

  /// Goes behind the end of something that begins here.
  private mutating func skip(past end: StaticString) throws(PropertyList.Problem) {
    let start = offset
    while offset < bytes.count {
      if stands(end) {
        offset += end.utf8CodeUnitCount
        return
      }
      offset += 1
    }
    throw PropertyList.Problem(
      message: "this has no end", span: ByteSpan(start..<start + 1), help: "close it with `\(end)`")
  }

  private mutating func readTag() throws(PropertyList.Problem) -> Tag {
    startOfTag = offset
    try skipTag()
    let span = ByteSpan(startOfTag..<offset)
    var content = bytes[(startOfTag + 1)..<(offset - 1)]
    if content.first == UInt8(ascii: "/") {
      content.removeFirst()
      return Tag(kind: .closing(name(content)), span: span)
    }
    guard content.last == UInt8(ascii: "/") else {
      return Tag(kind: .opening(name(content)), span: span)
    }
    return Tag(kind: .empty(name(content.dropLast())), span: span)
  }

  /// Goes behind a tag; what is quoted in it does not end it.
  private mutating func skipTag() throws(PropertyList.Problem) {
    var quote: UInt8?
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if quote == nil, byte == UInt8(ascii: ">") {
        return
      }
    }
    throw PropertyList.Problem(
      message: "this has no end", span: ByteSpan(startOfTag..<startOfTag + 1),
      help: "close it with `>`")
  }

  /// The attributes of a tag by their names.
  func attributes(of tag: Tag) throws(PropertyList.Problem) -> [String: String] {
    var attributes: [String: String] = [:]
    var rest = bytes[tag.span.range].dropFirst().drop { $0 > 0x20 }
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
      let name = rest[..<equals].drop { $0 <= 0x20 }.prefix { $0 > 0x20 }
      let value = rest[rest.index(after: equals)...].drop { $0 <= 0x20 }
      guard let quote = value.first, let end = value.dropFirst().firstIndex(of: quote) else {
        break
      }
      var scanner = MarkupScanner(Array(value[value.index(after: value.startIndex)..<end]))
      attributes[String(decoding: name, as: UTF8.self)] = try scanner.readText()
      rest = bytes[value.index(after: end)..<tag.span.range.upperBound]
    }
    return attributes
  }

  private func name(_ content: ArraySlice<UInt8>) -> String {
    String(decoding: content.prefix { $0 > 0x20 }, as: UTF8.self)
  }

  private mutating func readEntity() throws(PropertyList.Problem) -> [UInt8] {
    let start = offset
    let name = bytes[(offset + 1)...].prefix(10).prefix { $0 != UInt8(ascii: ";") }
    let text = String(decoding: name, as: UTF8.self)
    let end = start + 1 + name.count
    guard end < bytes.count, bytes[end] == UInt8(ascii: ";"), let character = character(text) else {
      throw PropertyList.Problem(
        message: "there is no such character", span: ByteSpan(start..<start + 1),
        help: "`&` itself is written `&amp;`")
    }
    offset = end + 1
    return Array(String(character).utf8)
  }

  private func character(_ entity: String) -> Character? {
    switch entity {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard entity.first == "#" else { return nil }
      let digits = entity.dropFirst()
      let code =
        digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return code.flatMap(Unicode.Scalar.init).map(Character.init)
    }
  }
}
