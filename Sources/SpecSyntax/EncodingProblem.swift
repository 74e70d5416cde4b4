import SourceText

/// Says what is wrong with bytes that are no UTF-8 text.
enum EncodingProblem {
  /// The problem of a file that is in UTF-16 or UTF-32, or no text at all; nil if it may be UTF-8.
  static func wideEncoding(of source: UnsafeBufferPointer<UInt8>) -> SyntaxProblem? {
    WideEncoding(of: source).map {
      SyntaxProblem(
        .invalidEncoding, "this file is in \($0.rawValue), not in UTF-8", at: .zero,
        help: ["save it as UTF-8"])
    }
  }

  /// The problem of the byte at `offset`, which is not part of any text.
  static func problem(at offset: Int, in source: UnsafeBufferPointer<UInt8>) -> SyntaxProblem {
    guard offset < source.count else {
      return SyntaxProblem(
        .invalidEncoding, "the file ends within a character",
        at: ByteSpan(source.count..<source.count), help: ["save it again as UTF-8"])
    }
    if isBinary(source) {
      return SyntaxProblem(
        .invalidEncoding, "this file is not text", at: .zero,
        help: ["take it out of the spec folder, or give it an ending other than `.yaml`"])
    }
    if let start = unfinishedSequence(before: offset, in: source) {
      return invalidSequence(at: start, in: source)
    }
    let byte = source[offset]
    if byte == 0 {
      return SyntaxProblem(
        .controlCharacter, "a NUL byte cannot stand in a spec", at: ByteSpan(offset..<offset + 1),
        help: ["delete it; if the file is full of them it is no text file"])
    }
    if byte < 0x20 || byte == 0x7F {
      return SyntaxProblem(
        .controlCharacter,
        "the control character \(codePoint(UInt32(byte))) cannot stand in a spec",
        at: ByteSpan(offset..<offset + 1),
        help: ["delete it, or write it in double quotes as `\\x\(hexadecimal(byte))`"])
    }
    return invalidSequence(at: offset, in: source)
  }

  /// Whether so many of the first bytes are control characters that nobody wrote them.
  private static func isBinary(_ source: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = source.prefix(512)
    let controls = start.count { ($0 < 0x20 && !$0.isWhiteSpace) || $0 == 0x7F }
    return controls >= 8 && controls * 10 >= start.count
  }

  /// The start of a character of several bytes that the byte at `offset` should have gone on with.
  private static func unfinishedSequence(
    before offset: Int, in source: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    var start = offset
    while start > 0, offset - start < 3, source[start - 1].isContinuation { start -= 1 }
    guard start > 0, source[start - 1] >= 0xC0 else { return nil }
    var parser = UTF8.ForwardParser()
    var rest = source[(start - 1)...].makeIterator()
    if case .valid = parser.parseScalar(from: &rest) { return nil }
    return start - 1
  }

  private static func invalidSequence(
    at offset: Int, in source: UnsafeBufferPointer<UInt8>
  ) -> SyntaxProblem {
    var decoder = UTF8.ForwardParser()
    var rest = source[offset...].makeIterator()
    if case .valid(let encoded) = decoder.parseScalar(from: &rest) {
      let scalar = UTF8.decode(encoded)
      return SyntaxProblem(
        .controlCharacter, "the character \(codePoint(scalar.value)) cannot stand in a spec",
        at: ByteSpan(offset..<offset + UTF8.width(scalar)),
        help: ["delete it, or write it in double quotes as an escape"])
    }
    return SyntaxProblem(
      .invalidEncoding, "the byte 0x\(hexadecimal(source[offset])) is not UTF-8 here",
      at: ByteSpan(offset..<offset + 1),
      help: ["save the file as UTF-8; it may be in Latin-1 or Windows-1252"])
  }

  private static func codePoint(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
