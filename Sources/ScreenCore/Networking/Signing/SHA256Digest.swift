import Foundation

#if canImport(CryptoKit)
  import CryptoKit
#endif

/// SHA-256 (FIPS 180-4) and the keyed hash over it (RFC 2104), which services want requests signed by.
///
/// Where the system brings them, they are the system's.
enum SHA256Digest {
  /// The digest of `message`, 32 bytes.
  static func digest(of message: some DataProtocol) -> Data {
    #if canImport(CryptoKit)
      Data(SHA256.hash(data: message))
    #else
      PortableSHA256.digest(of: message)
    #endif
  }

  /// The 32 bytes that `message` comes to for someone who knows `key`.
  static func authenticationCode(of message: some DataProtocol, key: some DataProtocol) -> Data {
    #if canImport(CryptoKit)
      Data(
        HMAC<SHA256>.authenticationCode(for: message, using: SymmetricKey(data: Data(key))))
    #else
      PortableSHA256.authenticationCode(of: message, key: key)
    #endif
  }
}

extension Data {
  /// Two digits a byte, in lower case.
  var hexadecimal: String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(2 * count)
    for byte in self {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }
}
