import SourceText

/// Addresses of files (`file:///Specs/Home.yaml`), by which editors name documents (RFC 8089).
enum FileAddress {
  private static let scheme = "file://"

  /// The path of a file; nil for what is in none, such as a document that was never saved.
  static func path(of address: String) -> String? {
    guard address.lowercased().hasPrefix(scheme) else { return nil }
    let rest = address.utf8.dropFirst(scheme.utf8.count)
    // Before the path may stand the name of this machine.
    guard let start = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    var bytes: [UInt8] = []
    var path = rest[start...]
    while let byte = path.popFirst() {
      if byte == UInt8(ascii: "%"), let decoded = hexadecimal(path.prefix(2)) {
        bytes.append(decoded)
        path = path.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func hexadecimal(_ digits: some Collection<UInt8>) -> UInt8? {
    digits.count == 2 ? UInt8(String(decoding: digits, as: UTF8.self), radix: 16) : nil
  }

  /// The address of the file at an absolute path.
  static func address(of path: String) -> String {
    path.utf8.reduce(into: scheme) { address, byte in
      if byte.isLetterOrDigit || Self.plain.contains(byte) {
        address.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        address += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
  }

  private static let plain = Set("-._~/".utf8)
}
