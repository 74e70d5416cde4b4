import Foundation

/// A model whose values can be kept for longer than a screen is shown.
///
/// It is kept as JSON in a text. What cannot be read any more, as after an update that has changed its fields, counts as
/// nothing kept.
public protocol StorableModel: StorableValue, Codable {}

extension StorableModel {
  public static var storedType: StoredType { .text }

  public init?(stored: StoredValue) {
    guard let value = KeptJSON.value(Self.self, from: stored) else { return nil }
    self = value
  }

  public var stored: StoredValue? { KeptJSON.stored(self) }
}

/// A list is kept whole: with one value that cannot be read any more, all of it is as if it had not been kept.
extension Array: StorableValue where Element: StorableValue & Codable {
  public static var storedType: StoredType { .text }

  public init?(stored: StoredValue) {
    guard let values = KeptJSON.value([Element].self, from: stored) else { return nil }
    self = values
  }

  public var stored: StoredValue? { KeptJSON.stored(self) }
}

/// What has several parts, as a text among other values that are kept.
private enum KeptJSON {
  static func value<Value: Decodable>(_ type: Value.Type, from stored: StoredValue) -> Value? {
    guard case .text(let text) = stored else { return nil }
    let decoder = JSONDecoder()
    // Dates are kept by the standard, whatever formats their fields have in payloads.
    decoder.readOwnDates()
    return try? decoder.decode(type, from: Data(text.utf8))
  }

  /// Nil for what has no notation, such as a number beyond all numbers.
  static func stored(_ value: some Encodable) -> StoredValue? {
    let encoder = JSONEncoder()
    // The same value is the same text, so that nobody is told of a change where there is none.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { .text(String(decoding: $0, as: UTF8.self)) }
  }
}
