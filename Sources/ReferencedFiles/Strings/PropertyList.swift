import SourceText

/// What a property list holds; one that is written as XML has places.
indirect enum PropertyList: Sendable {
  /// A key with its value.
  struct Member: Sendable {
    let key: String
    let place: ByteSpan
    let value: PropertyList
    /// The element of the value with its tags.
    var valueSpan = ByteSpan.zero
  }

  case dictionary([Member])
  case text(String)
  /// What strings files have no use for.
  case other

  /// Something that keeps a text from being a property list.
  struct Problem: Error, Sendable {
    let message: String
    let span: ByteSpan
    let help: String
  }

  /// Reads a property list.
  init(_ bytes: [UInt8]) throws(Problem) {
    if Self.isBinary(bytes) {
      self = try BinaryPropertyList.read(bytes)
    } else {
      var span = ByteSpan.zero
      try self.init(bytes, span: &span)
    }
  }

  /// Reads a property list in XML.
  ///
  /// - Parameter span: Becomes that of the value with its tags.
  init(_ bytes: [UInt8], span: inout ByteSpan) throws(Problem) {
    var reader = PropertyListReader(bytes)
    self = try reader.readRoot(&span)
  }

  /// Whether bytes begin as binary property lists do.
  static func isBinary(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: BinaryPropertyList.mark.utf8)
  }

  /// Whether a text in UTF-8 begins as property lists in XML do.
  static func isMarkup(_ text: [UInt8]) -> Bool {
    text[text.byteOrderMarkCount...].first { $0 > 0x20 } == UInt8(ascii: "<")
  }

  var members: [Member] {
    if case .dictionary(let members) = self { members } else { [] }
  }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The same for the same keys and texts.
  var digest: UInt64 {
    var hash = NameHash()
    combine(into: &hash)
    return hash.value
  }

  private func combine(into hash: inout NameHash) {
    switch self {
    case .text(let text): hash.combine(text)
    case .dictionary(let members):
      for member in members {
        hash.combine(member.key)
        hash.combine(UInt8(ascii: "="))
        member.value.combine(into: &hash)
        hash.combine(UInt8(ascii: ";"))
      }
    case .other: break
    }
  }

  func value(of key: String) -> PropertyList? {
    members.first { $0.key == key }?.value
  }
}

/// Reads values from their tags.
private struct PropertyListReader {
  /// Far deeper than plural rules are.
  private static let deepest = 32

  private var scanner: MarkupScanner

  init(_ bytes: [UInt8]) {
    scanner = MarkupScanner(bytes)
  }

  mutating func readRoot(_ span: inout ByteSpan) throws(PropertyList.Problem) -> PropertyList {
    let first = try scanner.next()
    guard case .opening("plist") = first.kind else {
      throw problem(
        "this is no property list", at: first.span,
        help: "it begins with `<plist version=\"1.0\">`, as Xcode writes it")
    }
    let value = try readValue(from: try scanner.next(), depth: 0, span: &span)
    let last = try scanner.next()
    guard case .closing("plist") = last.kind else {
      throw problem("`</plist>` is missing here", at: last.span, help: "a list has one value")
    }
    return value
  }

  private mutating func readValue(
    from tag: MarkupScanner.Tag, depth: Int, span: inout ByteSpan
  ) throws(PropertyList.Problem) -> PropertyList {
    let value = try readValue(from: tag, depth: depth)
    span = ByteSpan(Int(tag.span.start)..<scanner.offset)
    return value
  }

  private mutating func readValue(
    from tag: MarkupScanner.Tag, depth: Int
  ) throws(PropertyList.Problem) -> PropertyList {
    guard depth < Self.deepest else {
      throw problem(
        "values nest deeper than \(Self.deepest) levels", at: tag.span,
        help: "plural rules have four")
    }
    switch tag.kind {
    case .opening("dict"): return try readDictionary(depth: depth)
    case .opening("array"):
      while true {
        let next = try scanner.next()
        if case .closing("array") = next.kind { return .other }
        _ = try readValue(from: next, depth: depth + 1)
      }
    case .opening(let name):
      let text = try readText(upTo: name)
      return name == "string" || name == "integer" ? .text(text) : .other
    case .empty("dict"): return .dictionary([])
    case .empty("string"): return .text("")
    case .empty: return .other
    case .closing, .end:
      throw problem(
        "a value is missing here", at: tag.span, help: "texts stand in `<string>…</string>`")
    }
  }

  private mutating func readDictionary(depth: Int) throws(PropertyList.Problem) -> PropertyList {
    var members: [PropertyList.Member] = []
    while true {
      let tag = try scanner.next()
      switch tag.kind {
      case .closing("dict"): return .dictionary(members)
      case .opening("key"):
        let start = scanner.offset
        let key = try readText(upTo: "key")
        let place = ByteSpan(start..<scanner.startOfTag)
        var span = ByteSpan.zero
        let value = try readValue(from: try scanner.next(), depth: depth + 1, span: &span)
        members.append(
          PropertyList.Member(key: key, place: place, value: value, valueSpan: span))
      default:
        throw problem(
          "a key or `</dict>` is missing here", at: tag.span,
          help: "a `<dict>` has a `<key>…</key>` before each value")
      }
    }
  }

  /// The text up to the closing tag of an element.
  private mutating func readText(upTo name: String) throws(PropertyList.Problem) -> String {
    let text = try scanner.readText()
    let tag = try scanner.next()
    guard case .closing(name) = tag.kind else {
      throw problem("`</\(name)>` is missing here", at: tag.span, help: "close `<\(name)>`")
    }
    return text
  }

  private func problem(
    _ message: String, at span: ByteSpan, help: String
  ) -> PropertyList.Problem {
    PropertyList.Problem(message: message, span: span, help: help)
  }
}
