import SourceText
import SpecModel

/// Exact numbers as specs write them. They go through the compiler as a `Double`, which keeps so many digits
/// of what is written, whatever it is; of more the app would have another number than its spec.
enum DecimalNotation {
  static let mostDigits = 15

  /// The number; nil where it is none, or has more digits than are kept.
  static func number(_ text: String) -> Double? {
    guard let value = Double(text), value.isFinite, !value.isSubnormal,
      digits(of: text) <= mostDigits
    else { return nil }
    return value
  }

  /// Whether it is a number with more digits than are kept.
  static func isTooLong(_ text: String) -> Bool {
    Double(text)?.isFinite == true && digits(of: text) > mostDigits
  }

  /// How many digits count: those before an exponent, without noughts in front.
  private static func digits(of text: String) -> Int {
    text.utf8.prefix { $0 | 0x20 != UInt8(ascii: "e") }.filter(\.isDigit)
      .drop { $0 == UInt8(ascii: "0") }.count
  }
}

extension TypeProblem {
  /// An exact number that would not stay what is written.
  static func tooManyDigits(_ text: String, at span: ByteSpan) -> TypeProblem {
    TypeProblem(
      .bindingTypeMismatch,
      "`\(text)` has more than \(DecimalNotation.mostDigits) digits, of which the last ones would be lost",
      at: span,
      help: ["write a number with fewer digits: what is decoded from payloads keeps all of them"])
  }
}

extension SpecType {
  /// Whether values are numbers, be they whole, exact or neither.
  package var isNumber: Bool {
    switch self {
    case .builtin(.integer), .builtin(.number), .builtin(.decimal): true
    default: false
    }
  }
}
