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
}
