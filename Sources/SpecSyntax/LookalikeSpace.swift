import SourceText

/// Characters that look like a space, or like nothing at all, and to YAML are text.
public struct LookalikeSpace: Sendable, Hashable {
  /// Which they are.
  public let scalar: Unicode.Scalar
  /// Where they stand, one behind the other.
  public let span: ByteSpan
  /// Their line, with the one before it and the one behind it.
  public let surroundings: ByteSpan

  public var count: Int { span.count / UTF8.width(scalar) }

  /// What each of them is called, as in `no-break space (U+00A0)`.
  public var name: String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let zeros = String(repeating: "0", count: max(0, 4 - digits.count))
    return "\(Self.names[scalar] ?? "Unicode space") (U+\(zeros)\(digits))"
  }

  /// What has to stand in their place.
  public var replacement: String {
    Self.withoutWidth.contains(scalar) ? "" : String(repeating: " ", count: count)
  }

  private static let names: [Unicode.Scalar: String] = [
    "\u{A0}": "no-break space", "\u{200B}": "zero-width space", "\u{202F}": "narrow no-break space",
    "\u{2060}": "word joiner", "\u{3000}": "ideographic space",
    "\u{FEFF}": "zero-width no-break space",
  ]
  private static let withoutWidth: Set<Unicode.Scalar> = ["\u{200B}", "\u{2060}", "\u{FEFF}"]

  /// Those of a file that stand where YAML wants plain spaces: before a key, an item or a value, or behind it.
  /// Within texts they mean what they are.
  public static func misplaced(in bytes: [UInt8]) -> [LookalikeSpace] {
    bytes.withUnsafeBufferPointer { source in
      let start = bytes.byteOrderMarkCount
      guard source.firstNonASCII(from: start) != nil else { return [] }
      var scanner = LookalikeScanner(source, from: start)
      return scanner.scan()
    }
  }

  /// Whether there is one anywhere in a text.
  public static func isIn(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = text.firstNonASCII(from: 0) else { return false }
    return (start..<text.count).contains { text.lookalikeSpace(at: $0) != nil }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The character at an offset that looks like a space and is none.
  func lookalikeSpace(at offset: Int) -> Unicode.Scalar? {
    guard self[offset] >= 0xC2 else { return nil }
    var decoder = UTF8.ForwardParser()
    var rest = self[offset...].makeIterator()
    guard case .valid(let encoded) = decoder.parseScalar(from: &rest) else { return nil }
    let scalar = UTF8.decode(encoded)
    switch scalar.value {
    case 0xA0, 0x1680, 0x2000...0x200B, 0x202F, 0x205F, 0x2060, 0x3000, 0xFEFF: return scalar
    default: return nil
    }
  }
}
