import Foundation

/// How truth values stand in payloads.
public enum BooleanCoding: Hashable, Sendable {
  /// As `true` and `false`.
  case strict
  /// As 0 and 1, too, and as texts of these: `"true"`, `"1"`.
  case lenient
}

extension KeyedDecodingContainer {
  /// Reads a truth value, by whichever of its forms the API is said to write.
  public func decodeLeniently(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    try decode(WrittenBoolean.self, forKey: key).value
  }

  /// Reads a truth value, by whichever of its forms the API is said to write; nil where it is missing or null.
  public func decodeLenientlyIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    try decodeIfPresent(WrittenBoolean.self, forKey: key)?.value
  }
}

/// A truth value in any of the forms that the decoder was told of.
private struct WrittenBoolean: Decodable {
  let value: Bool

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      value = try container.decode(Bool.self)
    } catch {
      guard decoder.readsAnyBoolean, let value = Self.value(in: container) else { throw error }
      self.value = value
    }
  }

  private static func value(in container: any SingleValueDecodingContainer) -> Bool? {
    if let number = try? container.decode(Int.self) {
      return number == 0 ? false : number == 1 ? true : nil
    }
    switch (try? container.decode(String.self))?.lowercased() {
    case "true", "1": return true
    case "false", "0": return false
    default: return nil
    }
  }
}

extension JSONDecoder {
  /// Reads truth values as an API writes them.
  func readBooleans(_ coding: BooleanCoding) {
    if let key = CodingUserInfoKey.booleans { userInfo[key] = coding }
  }
}

extension Decoder {
  fileprivate var readsAnyBoolean: Bool {
    CodingUserInfoKey.booleans.flatMap { userInfo[$0] as? BooleanCoding } == .lenient
  }
}

extension CodingUserInfoKey {
  fileprivate static var booleans: CodingUserInfoKey? {
    CodingUserInfoKey(rawValue: "ScreenCore.booleans")
  }
}
