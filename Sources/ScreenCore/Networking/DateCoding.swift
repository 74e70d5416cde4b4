import Foundation

/// How an API writes dates.
public enum DateCoding: Hashable, Sendable {
  /// ISO 8601, with or without parts of a second; a date alone is its first moment in UTC.
  case iso8601
  case secondsSince1970
  case millisecondsSince1970
  /// An object with the date by ISO 8601 in it, `{ "__type": "Date", "iso": "…" }`, or the text by itself.
  case tagged
  /// A day, `2024-05-01`, which begins where the app runs.
  case day
  /// A text by a pattern of Unicode, `dd.MM.yyyy HH:mm`; in UTC where it has no zone.
  case pattern(String)

  var strategy: JSONDecoder.DateDecodingStrategy {
    switch self {
    case .secondsSince1970: .secondsSince1970
    case .millisecondsSince1970: .millisecondsSince1970
    case .iso8601: .custom { try Self.decodeISO8601($0) }
    case .tagged: .custom { try TaggedDate(from: $0).date }
    case .day, .pattern: .custom { [self] in try WrittenDates(self).date(from: $0) }
    }
  }

  /// How dates are written in what is sent.
  var encodingStrategy: JSONEncoder.DateEncodingStrategy {
    switch self {
    case .secondsSince1970: .secondsSince1970
    case .millisecondsSince1970: .millisecondsSince1970
    case .iso8601: .custom { try RequestScalar.date($0).text.encode(to: $1) }
    case .tagged: .custom { try TaggedDate(date: $0).encode(to: $1) }
    case .day, .pattern: .custom { [self] in try WrittenDates(self).text(of: $0).encode(to: $1) }
    }
  }

  /// A date that is written like this, whatever the decoder is told of other dates.
  func date(from decoder: any Decoder) throws -> Date {
    switch self {
    case .iso8601: try Self.decodeISO8601(decoder)
    case .tagged: try TaggedDate(from: decoder).date
    case .day, .pattern: try WrittenDates(self).date(from: decoder)
    case .secondsSince1970: Date(timeIntervalSince1970: try Self.decodeNumber(decoder))
    case .millisecondsSince1970:
      Date(timeIntervalSince1970: try Self.decodeNumber(decoder) / 1000)
    }
  }

  /// A number, or a text that is one.
  private static func decodeNumber(_ decoder: any Decoder) throws -> Double {
    guard let number = try WrittenAsText<Double>(from: decoder).value else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "an empty text is no date"))
    }
    return number
  }

  /// An encoder of what is sent.
  func makeEncoder() -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = encodingStrategy
    return encoder
  }

  /// A date within an object that says what it is.
  private struct TaggedDate: Codable {
    private enum CodingKeys: String, CodingKey {
      case type = "__type"
      case iso
    }

    let date: Date

    init(date: Date) {
      self.date = date
    }

    init(from decoder: any Decoder) throws {
      let text = try? decoder.container(keyedBy: CodingKeys.self).superDecoder(forKey: .iso)
      date = try DateCoding.decodeISO8601(text ?? decoder)
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode("Date", forKey: .type)
      try container.encode(
        date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)), forKey: .iso)
    }
  }

  /// A date that the app has stored, by ISO 8601 or as a number of seconds since 1970.
  @Sendable
  static func decodeStored(_ decoder: any Decoder) throws -> Date {
    if let seconds = try? decoder.singleValueContainer().decode(Double.self) {
      return Date(timeIntervalSince1970: seconds)
    }
    return try decodeISO8601(decoder)
  }

  private static func decodeISO8601(_ decoder: any Decoder) throws -> Date {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let date = parseISO8601(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" is not an ISO 8601 date")
    }
    return date
  }

  private static func parseISO8601(_ text: String) -> Date? {
    let text = text.replacing(" ", with: "T", maxReplacements: 1)
    guard text.contains("T") else {
      return try? Date(text, strategy: Date.ISO8601FormatStyle().year().month().day())
    }
    let (whole, fraction) = partsOfSeconds(in: text)
    let clock = whole.drop { $0 != "T" }
    // Databases leave the zone out and mean UTC.
    let zoned = clock.contains { "Z+-".contains($0) } ? whole : whole + "Z"
    return (try? Date(zoned, strategy: Date.ISO8601FormatStyle())).map { $0 + fraction }
  }

  /// The text without its part of a second, and that part, of which the system's own reader keeps
  /// milliseconds only.
  private static func partsOfSeconds(in text: String) -> (whole: String, fraction: TimeInterval) {
    guard let mark = text.firstIndex(where: { $0 == "." || $0 == "," }) else { return (text, 0) }
    let digits = text[mark...].dropFirst().prefix { $0.isASCII && $0.isNumber }
    guard let part = Double("0.\(digits)"), !digits.isEmpty else { return (text, 0) }
    return (String(text[..<mark] + text[digits.endIndex...]), part)
  }
}
