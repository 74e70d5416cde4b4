import Foundation

/// What has to be known of a certificate (RFC 5280, 4.1) to find its key: its structure, and nothing of what it
/// means.
enum X509Certificate {
  /// The key with its algorithm (`SubjectPublicKeyInfo`), as it stands in a certificate (DER); nil if that is
  /// none.
  static func publicKeyInfo(in certificate: Data) -> Data? {
    var outer = DERReader(certificate)
    guard let signed = outer.contents(of: .sequence) else { return nil }
    var parts = DERReader(signed)
    guard let body = parts.contents(of: .sequence) else { return nil }
    var fields = DERReader(body)
    // The version stands there unless it is 1.
    fields.skip(.version)
    // Serial number, algorithm of the signature, issuer, validity, subject.
    for tag in [DERReader.Tag.integer, .sequence, .sequence, .sequence, .sequence] {
      guard fields.skip(tag) else { return nil }
    }
    return fields.element(.sequence)
  }
}

/// Reads one element of DER (ITU-T X.690) after the other.
struct DERReader {
  enum Tag: UInt8 {
    case integer = 0x02
    case sequence = 0x30
    /// `[0]`, which is where a certificate has its version.
    case version = 0xA0
  }

  private var rest: Data

  init(_ data: Data) {
    rest = data
  }

  /// The next element as it stands, if it has the tag.
  mutating func element(_ tag: Tag) -> Data? {
    guard let range = next(tag) else { return nil }
    defer { rest = rest[range.upperBound...] }
    return Data(rest[rest.startIndex..<range.upperBound])
  }

  /// What the next element consists of, if it has the tag.
  mutating func contents(of tag: Tag) -> Data? {
    guard let range = next(tag) else { return nil }
    defer { rest = rest[range.upperBound...] }
    return Data(rest[range])
  }

  /// Goes on behind the next element, if it has the tag.
  @discardableResult
  mutating func skip(_ tag: Tag) -> Bool { element(tag) != nil }

  /// Where the contents of the next element are, if it has the tag.
  private func next(_ tag: Tag) -> Range<Data.Index>? {
    guard rest.first == tag.rawValue else { return nil }
    var position = rest.startIndex + 1
    guard position < rest.endIndex else { return nil }
    var length = Int(rest[position])
    position += 1
    if length >= 0x80 {
      let bytes = length & 0x7F
      // Longer ones than fit in four bytes are nothing that a server sends.
      guard (1...4).contains(bytes), rest.endIndex - position >= bytes else { return nil }
      length = rest[position..<position + bytes].reduce(0) { $0 << 8 | Int($1) }
      position += bytes
    }
    guard length >= 0, rest.endIndex - position >= length else { return nil }
    return position..<position + length
  }
}
