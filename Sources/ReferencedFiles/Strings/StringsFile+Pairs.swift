import Diagnostics
import SourceText

// Files of strings (`.strings`): `"key" = "text";` with comments.
extension StringsFile {
  mutating func readPairs(_ bytes: [UInt8], language: String) {
    guard !PropertyList.isBinary(bytes) else {
      return readPropertyList(bytes, language: language)
    }
    guard let text = WideText.utf8(bytes) else {
      add(.noText(bytes))
      return
    }
    guard !PropertyList.isMarkup(text) else {
      return readPropertyList(bytes, language: language)
    }
    let languages = languageSet(of: language)
    reserveCapacity(forBytes: text.count)
    var reader = PairReader(text)
    while let pair = reader.next() {
      let place = Location(file: id, span: pair.key.span)
      var entry = AppStrings.Entry(
        place: place, languages: languages, digest: pair.digest)
      let demand = pair.demand
      if !demand.isEmpty {
        entry.texts = [AppStrings.Text(language: language, place: place, demand: demand)]
      }
      noteStrangeSpecifier(of: demand, for: pair.key.text, at: place)
      addOnce(entry, for: pair.key.text)
    }
    // Places in other encodings are no places in their bytes.
    let isWide = WideText.isWide(bytes)
    for mistake in reader.slips + [reader.mistake].compactMap(\.self) {
      add(isWide ? mistake.withoutInsertion : mistake)
    }
  }
}

/// Reads pairs of keys and texts, with their places.
struct PairReader {
  struct Pair {
    let key: (text: String, span: ByteSpan)
    /// What the key stands for, and where that is written.
    let text: (bytes: ArraySlice<UInt8>, span: ByteSpan)
    /// Behind its `;`.
    let end: Int

    /// What the text asks for.
    var demand: TextDemand { TextDemand(ofUTF8: text.bytes) }
    var digest: UInt64 { NameHash(of: text.bytes).value }
  }

  /// What keeps the rest from being read.
  private(set) var mistake: StringsFile.Mistake?
  /// What is wrong and does not.
  private(set) var slips: [StringsFile.Mistake] = []
  private let bytes: [UInt8]
  private var offset: Int
  /// Behind the last sign that was expected.
  private var endOfSign = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.byteOrderMarkCount
  }

  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }
  private var following: UInt8? { offset + 1 < bytes.count ? bytes[offset + 1] : nil }

  mutating func next() -> Pair? {
    skipSpace()
    guard mistake == nil, current != nil else { return nil }
    let start = offset
    guard let key = readString() else { return nil }
    let span = ByteSpan(start..<offset)
    guard expect(UInt8(ascii: "="), behind: "the key") else { return nil }
    let textStart = offset
    guard let text = readString() else { return nil }
    let textEnd = offset
    guard expect(UInt8(ascii: ";"), behind: "the text") || missesEnd(behind: textStart..<textEnd)
    else {
      // Most likely a quote is missing: the text goes on to that of the next.
      if bytes[textStart..<textEnd].contains(0x0A) {
        mistake?.related = (ByteSpan(textStart..<textStart + 1), "the text begins here")
      } else if isQuoteWithin(behind: textEnd) {
        mistake = StringsFile.Mistake(
          message: "a quote ends the text here, and more of it follows",
          span: ByteSpan(textEnd - 1..<textEnd),
          help: "write a quote within a text as `\\\"`, or as a typographic one")
      }
      return nil
    }
    return Pair(
      key: (String(decoding: key, as: UTF8.self), span),
      text: (text, ByteSpan(textStart..<textEnd)), end: endOfSign)
  }

  private mutating func expect(_ byte: UInt8, behind what: String) -> Bool {
    skipSpace()
    guard current == byte else {
      let sign = Character(UnicodeScalar(byte))
      fail(
        "`\(sign)` is missing here", help: "`\(sign)` stands behind \(what): \"key\" = \"text\";")
      return false
    }
    offset += 1
    endOfSign = offset
    skipSpace()
    return true
  }

  /// Whether a text stands in one line and what follows stands in another, so that nothing but its `;` is missing:
  /// then the line ends without it.
  private mutating func missesEnd(behind text: Range<Int>) -> Bool {
    guard var slip = mistake, !bytes[text].contains(0x0A),
      offset == bytes.count || bytes[text.upperBound..<offset].contains(0x0A)
    else { return false }
    slip.span = ByteSpan(text.upperBound..<text.upperBound)
    slip.insertion = ";"
    slips.append(slip)
    mistake = nil
    endOfSign = text.upperBound
    return true
  }

  /// Whether another quote follows in the line in which a text ended, before the line does.
  private func isQuoteWithin(behind end: Int) -> Bool {
    let rest = bytes[end...].prefix { $0 != 0x0A && $0 != 0x0D && $0 != UInt8(ascii: ";") }
    return rest.contains(UInt8(ascii: "\"")) && rest.first.map { $0 > 0x20 } == true
  }

  private mutating func fail(_ message: String, help: String) {
    guard mistake == nil else { return }
    mistake = StringsFile.Mistake(
      message: message, span: ByteSpan(offset..<min(offset + 1, bytes.count)), help: help)
  }

  private mutating func skipSpace() {
    while let byte = current {
      if byte <= 0x20 {
        offset += 1
      } else if byte == UInt8(ascii: "/"), following == UInt8(ascii: "/") {
        while let byte = current, byte != 0x0A, byte != 0x0D { offset += 1 }
      } else if byte == UInt8(ascii: "/"), following == UInt8(ascii: "*") {
        skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    let start = offset
    offset += 2
    while offset + 1 < bytes.count {
      if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
        offset += 2
        return
      }
      offset += 1
    }
    offset = start
    fail("this comment has no end", help: "close it with `*/`")
    offset = bytes.count
  }

  /// Reads a text; without escapes it is a piece of the file.
  private mutating func readString() -> ArraySlice<UInt8>? {
    guard current == UInt8(ascii: "\"") else { return readWord() }
    let start = offset
    offset += 1
    var unescaped: [UInt8] = []
    var quote = firstOffset(of: UInt8(ascii: "\""), in: offset..<bytes.count)
    while let end = quote {
      let escape = firstOffset(of: UInt8(ascii: "\\"), in: offset..<end)
      let piece = bytes[offset..<(escape ?? end)]
      offset = (escape ?? end) + 1
      guard escape != nil else {
        return unescaped.isEmpty ? piece : (unescaped + piece)[...]
      }
      unescaped += piece
      guard readEscape(into: &unescaped) else { return nil }
      // It was an escaped quote.
      if offset > end { quote = firstOffset(of: UInt8(ascii: "\""), in: offset..<bytes.count) }
    }
    offset = start
    fail("this text has no end", help: "close it with a double quote")
    return nil
  }

  private func firstOffset(of byte: UInt8, in range: Range<Int>) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      UnsafeBufferPointer(rebasing: bytes[..<range.upperBound])
        .firstOffset(of: byte, from: range.lowerBound)
    }
  }

  private mutating func readWord() -> ArraySlice<UInt8>? {
    let start = offset
    while let byte = current, Self.isWordByte(byte) { offset += 1 }
    guard offset > start else {
      if let quote = typographicQuote {
        fail(
          "`\(quote)` is a typographic quote, which begins no text",
          help: "write plain quotes: \"key\" = \"text\";")
      } else {
        fail(
          "a text is missing here", help: "texts stand in double quotes: \"key\" = \"text\";")
      }
      return nil
    }
    return bytes[start..<offset]
  }

  /// The quote that stands here as in print, if one does.
  private var typographicQuote: Unicode.Scalar? {
    let text = String(decoding: bytes[offset..<min(offset + 3, bytes.count)], as: UTF8.self)
    return text.unicodeScalars.first.flatMap { Lookalikes.plainQuote($0) == nil ? nil : $0 }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || "._-".utf8.contains(byte)
  }

  private mutating func readEscape(into text: inout [UInt8]) -> Bool {
    guard let byte = current else { return true }
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      return readUnits(into: &text)
    default: text.append(byte)
    }
    return true
  }

  /// Reads a character behind `\U`: a code unit of UTF-16, or two of them as two escapes.
  private mutating func readUnits(into text: inout [UInt8]) -> Bool {
    let start = offset - 2
    guard let first = readUnit() else {
      offset = start
      fail("there is no such escape", help: "`\\U` is followed by four hexadecimal digits")
      return false
    }
    var units = [first]
    if UTF16.isLeadSurrogate(first), current == UInt8(ascii: "\\"),
      following == UInt8(ascii: "U") || following == UInt8(ascii: "u")
    {
      offset += 2
      if let second = readUnit() { units.append(second) }
    }
    guard let character = String(validating: units, as: UTF16.self) else {
      offset = start
      fail(
        "this is half of a character",
        help: "write the character itself, or both halves, as in `\\UD83D\\UDE00`")
      return false
    }
    text.append(contentsOf: character.utf8)
    return true
  }

  private mutating func readUnit() -> UInt16? {
    let digits = bytes[offset...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return nil }
    offset += 4
    return unit
  }
}
