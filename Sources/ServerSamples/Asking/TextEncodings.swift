import SourceText

extension String {
  /// As a part of an address (RFC 3986).
  var percentEncoded: String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in utf8 {
      if byte.isLetterOrDigit || "-._~".utf8.contains(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Substring {
  /// What a piece of a query stands for: browsers write a space as `+`.
  var percentDecoded: String {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension [UInt8] {
  private static var alphabet: [UInt8] {
    Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  }

  /// In Base64 (RFC 4648).
  var base64: String {
    let alphabet = Self.alphabet
    var result: [UInt8] = []
    for start in stride(from: 0, to: count, by: 3) {
      let group = self[start..<Swift.min(start + 3, count)]
      var bits: UInt32 = 0
      for byte in group { bits = bits << 8 | UInt32(byte) }
      bits <<= UInt32(8 * (3 - group.count))
      for position in 0..<4 {
        let isPadding = position > group.count
        let code = Int(bits >> UInt32(18 - 6 * position) & 63)
        result.append(isPadding ? UInt8(ascii: "=") : alphabet[code])
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// What a text in Base64 stands for; nil for any other text.
  init?(base64 text: String) {
    var codes: [UInt8: UInt32] = [:]
    for (code, byte) in Self.alphabet.enumerated() { codes[byte] = UInt32(code) }
    var (bits, width): (UInt32, Int) = (0, 0)
    self = []
    for byte in text.utf8 where byte > 0x20 && byte != UInt8(ascii: "=") {
      guard let code = codes[byte] else { return nil }
      bits = bits << 6 | code
      width += 6
      guard width >= 8 else { continue }
      width -= 8
      append(UInt8(truncatingIfNeeded: bits >> UInt32(width)))
    }
  }
}
