import SourceText

/// What an address looks like, as far as it can be told without asking anyone.
package enum URLNotation {
  /// Whether a text is an absolute address of characters that addresses have.
  package static func isAddress(_ text: String) -> Bool {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = text.utf8[..<colon]
    let rest = text.utf8[colon...].dropFirst()
    guard let first = scheme.first, first.isLetter, !rest.isEmpty else { return false }
    return scheme.allSatisfy(isSchemeByte) && rest.allSatisfy(isAddressByte)
  }

  /// The host of an address: what stands between `//` and the next `/`, `?`, `#` or port.
  package static func host(of text: String) -> Substring? {
    guard let start = text.firstRange(of: "//")?.upperBound else { return nil }
    let authority = text[start...].prefix { !"/?#".contains($0) }
    if authority.first == "[" { return authority.firstIndex(of: "]").map { authority[...$0] } }
    return authority.prefix { $0 != ":" }
  }

  private static func isSchemeByte(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || "+-.".utf8.contains(byte)
  }

  private static func isAddressByte(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || "-._~:/?#[]@!$&'()*+,;=%".utf8.contains(byte)
  }
}
