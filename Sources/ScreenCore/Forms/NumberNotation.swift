import Foundation

/// Numbers as people read and type them in fields.
enum NumberNotation {
  /// A number in a locale's digits and signs, without marks between groups of digits: these are in the
  /// way of who edits it.
  static func text(_ number: Double, in locale: Locale) -> String {
    number.formatted(
      .number.grouping(.never).precision(.significantDigits(1...15)).locale(locale))
  }

  /// An exact number in a locale's digits and signs, with all digits that it has.
  static func text(_ number: Decimal, in locale: Locale) -> String {
    number.formatted(
      .number.grouping(.never).precision(.significantDigits(1...38)).locale(locale))
  }

  /// A whole number in a locale's digits.
  static func text(_ number: Int, in locale: Locale) -> String {
    number.formatted(.number.grouping(.never).locale(locale))
  }

  /// The number that was typed in the digits of any script; nil where it is none. Readers of many
  /// languages type a comma before the fraction, and keyboards have either sign in any language. What is
  /// pasted may be beyond all numbers, or the name of none, which nothing can be done with.
  static func double(_ text: String) -> Double? {
    Double(plain(text)).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The exact number that was typed in the digits of any script; nil where it is none.
  static func decimal(_ text: String) -> Decimal? { Decimal(exactly: plain(text)) }

  /// The whole number that was typed in the digits of any script; nil where it is none.
  static func integer(_ text: String) -> Int? { Int(plain(text)) }

  private static func plain(_ text: String) -> String {
    var plain = ""
    for sign in text.unicodeScalars {
      switch sign {
      case ",", "٫": plain.append(".")
      case "−": plain.append("-")
      // Marks of direction stand around numbers in texts that are read from the right.
      case _ where sign.properties.generalCategory == .format: continue
      case _ where sign.properties.numericType == .decimal:
        plain += sign.properties.numericValue.map { String(Int($0)) } ?? ""
      default: plain.unicodeScalars.append(sign)
      }
    }
    return plain
  }
}
