import Foundation

/// Dates that are written by days or by a pattern.
struct WrittenDates {
  private let pattern: String
  /// Days are those where the app runs; what has a time and no zone is in UTC.
  private let zone: TimeZone

  init(_ coding: DateCoding) {
    if case .pattern(let pattern) = coding {
      self.pattern = pattern
      zone = .gmt
    } else {
      pattern = "yyyy-MM-dd"
      zone = .current
    }
  }

  func date(from decoder: any Decoder) throws -> Date {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let date = formatter.date(from: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" is no date by \(pattern)")
    }
    return date
  }

  func text(of date: Date) -> String { formatter.string(from: date) }

  private var formatter: DateFormatter {
    let key = "\(zone.identifier) \(pattern)"
    if let known = Self.formatters.value[key] { return known }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.timeZone = zone
    formatter.dateFormat = pattern
    Self.formatters.update { $0[key] = formatter }
    return formatter
  }

  /// Formatters are dear to make and can be used from anywhere at once.
  private static let formatters = Locked<[String: DateFormatter]>([:])
}

extension KeyedDecodingContainer {
  /// Reads a date that is written in its own way.
  public func decode(
    _ type: Date.Type, as coding: DateCoding, forKey key: Key
  ) throws -> Date {
    guard contains(key) else {
      throw DecodingError.keyNotFound(
        key, .init(codingPath: codingPath, debugDescription: "nothing stands there"))
    }
    let decoder = try superDecoder(forKey: key)
    return try decoder.readsOwnDates ? Date(from: decoder) : coding.date(from: decoder)
  }

  /// Reads a date that is written in its own way; nil where it is missing or null.
  public func decodeIfPresent(
    _ type: Date.Type, as coding: DateCoding, forKey key: Key
  ) throws -> Date? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try decode(type, as: coding, forKey: key)
  }
}

extension JSONDecoder {
  /// Reads dates as encoders write them, whatever formats fields have in payloads.
  func readOwnDates() {
    if let key = CodingUserInfoKey.ownDates { userInfo[key] = true }
  }
}

extension Decoder {
  fileprivate var readsOwnDates: Bool {
    CodingUserInfoKey.ownDates.flatMap { userInfo[$0] as? Bool } == true
  }
}

extension CodingUserInfoKey {
  fileprivate static var ownDates: CodingUserInfoKey? {
    CodingUserInfoKey(rawValue: "ScreenCore.ownDates")
  }
}
