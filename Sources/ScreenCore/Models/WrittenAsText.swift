public import Foundation

/// A number or truth value that payloads may have as text.
public protocol TextualValue: Decodable {
  /// The value that a text is; nil where it is none.
  init?(payloadText text: String)
}

extension Int: TextualValue {
  public init?(payloadText text: String) { self.init(text) }
}

extension Double: TextualValue {
  public init?(payloadText text: String) {
    guard let number = Double(text), number.isFinite else { return nil }
    self = number
  }
}

extension Decimal: TextualValue {
  public init?(payloadText text: String) { self.init(exactly: text) }
}

extension Bool: TextualValue {
  public init?(payloadText text: String) {
    switch text.lowercased() {
    case "true", "1": self = true
    case "false", "0": self = false
    default: return nil
    }
  }
}

extension KeyedDecodingContainer {
  /// Reads a value that stands in a text, or by itself.
  public func decodeFromText<Value: TextualValue>(
    _ type: Value.Type, forKey key: Key
  ) throws -> Value {
    guard let value = try decode(WrittenAsText<Value>.self, forKey: key).value else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "the text is empty")
    }
    return value
  }

  /// Reads a value that stands in a text, or by itself; nil where it is missing or null, or the text is empty.
  public func decodeFromTextIfPresent<Value: TextualValue>(
    _ type: Value.Type, forKey key: Key
  ) throws -> Value? {
    try decodeIfPresent(WrittenAsText<Value>.self, forKey: key)?.value
  }
}

/// A value in a text, or by itself; nil for a text without anything in it.
struct WrittenAsText<Value: TextualValue>: Decodable {
  let value: Value?

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let text = try? container.decode(String.self) else {
      value = try container.decode(Value.self)
      return
    }
    let written = text.trimmingCharacters(in: .whitespaces)
    guard !written.isEmpty else {
      value = nil
      return
    }
    guard let value = Value(payloadText: written) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" is no \(Value.self)")
    }
    self.value = value
  }
}
