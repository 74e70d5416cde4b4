import Diagnostics
import SpecSyntax

/// The words for how a value stands in payloads.
enum PayloadFormatWord: String, DocumentedChoice {
  case text, day, iso8601, secondsSince1970, millisecondsSince1970, tagged

  var documentation: String {
    switch self {
    case .text:
      """
      An `Int`, `Double`, `Decimal` or `Bool` in a text, such as `"12.99"`; the number or truth value by itself is read \
      as well. A text without anything in it is missing, where the value may be.
      """
    case .day: "A day, `2024-05-01`: it begins where the app runs."
    case .iso8601, .secondsSince1970, .millisecondsSince1970, .tagged:
      DateStyle(rawValue: rawValue)?.documentation ?? ""
    }
  }

  static var otherWords: [String: PayloadFormatWord] {
    [
      "string": .text, "quoted": .text, "date": .day, "full-date": .day, "isodate": .day,
      "iso": .iso8601, "iso-8601": .iso8601, "rfc3339": .iso8601, "date-time": .iso8601,
      "datetime": .iso8601, "seconds": .secondsSince1970, "unix": .secondsSince1970,
      "epoch": .secondsSince1970, "timestamp": .secondsSince1970,
      "milliseconds": .millisecondsSince1970, "millis": .millisecondsSince1970,
    ]
  }

  static var alternative: String? {
    "write a pattern of digits, in which `y`, `M` and `d` are the year, the month and the day: `dd.MM.yyyy HH:mm`"
  }

  fileprivate var format: PayloadFormat {
    switch self {
    case .text: .text
    case .day: .day
    case .iso8601: .date(.iso8601)
    case .secondsSince1970: .date(.secondsSince1970)
    case .millisecondsSince1970: .date(.millisecondsSince1970)
    case .tagged: .date(.tagged)
    }
  }
}

extension Form where Value == PayloadFormat {
  /// A word for how a value is written, or the pattern of a date.
  static var payloadFormat: Form {
    let word = Form<PayloadFormatWord>.choice
    return Form(.either([word.shape, .text("a pattern of dates")])) { node, reader in
      if reader.tree.kind(node) == .scalar, let pattern = DatePattern(reader.tree.string(node)) {
        return .pattern(pattern)
      }
      return word.read(node, reader)?.format
    }
  }
}

extension Form where Value == [KeyFormat] {
  /// Formats by keys of payloads.
  static var keyFormats: Form {
    let format = Form<PayloadFormat>.payloadFormat.located()
    return .entries(format.shape, named: "a key of payloads") { key, node, reader in
      reader.read(format, node).map { KeyFormat(key: key, format: $0) }
    }
  }
}
