import SourceText

/// How specs write numbers: in digits alone.
public enum NumberNotation {
  /// A number with an exponent in digits: `100000` of `1e5`; nil for what is no such number, or a very large
  /// or small one.
  public static func digits(of text: String) -> String? {
    let isExponent = text.utf8.allSatisfy { $0.isDigit || "eE+-.".utf8.contains($0) }
    guard isExponent, text.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }),
      let number = Double(text), abs(number) <= Shape.greatestNumber
    else { return nil }
    let digits = Int(exactly: number).map(String.init) ?? String(number)
    return digits.utf8.contains(UInt8(ascii: "e")) ? nil : digits
  }

  /// Whether a number is not one of those that other readers take for hexadecimal or octal ones, such as `0x11` and
  /// `017`.
  static func isDecimal(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var digits = bytes[...]
    if let sign = digits.first, "+-".utf8.contains(sign) { digits.removeFirst() }
    guard digits.count > 1, digits.first == UInt8(ascii: "0") else { return true }
    let next = digits[digits.startIndex + 1]
    return !next.isDigit && next | 0x20 != UInt8(ascii: "x")
  }
}
