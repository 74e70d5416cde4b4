public import Foundation

/// Exact numbers as specs and payloads write them: with a point, whatever the locale.
extension Decimal {
  /// The number that is written in the source. The compiler that wrote it there has checked it; a text written
  /// by hand that is no number is nought.
  public static func literal(_ text: StaticString) -> Decimal {
    Decimal(exactly: text.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }) ?? 0
  }

  /// The number that a whole text is; nil where it is none. Foundation by itself reads what a text begins with.
  package init?(exactly text: String) {
    let mantissa = text.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    let isNumber =
      Double(text)?.isFinite == true
      && mantissa.allSatisfy { (0x30...0x39).contains($0) || "+-.".utf8.contains($0) }
    guard isNumber, let number = Decimal(string: text, locale: Self.pointLocale),
      !number.isNaN
    else { return nil }
    self = number
  }

  /// The floating-point number that is written the same way, or next to it. Foundation's own conversion goes
  /// by way of divisions, whose result may be a neighbour.
  package var nearestDouble: Double { Double(description) ?? .nan }

  private static let pointLocale = Locale(identifier: "en_US_POSIX")
}
