/// A key of an object in a payload, for values of which several stand under one key, or within other objects.
public struct PayloadKey: CodingKey, ExpressibleByStringLiteral, Sendable {
  public let stringValue: String
  public var intValue: Int? { nil }

  public init(stringValue: String) {
    self.stringValue = stringValue
  }

  public init(stringLiteral value: String) {
    stringValue = value
  }

  public init?(intValue: Int) {
    nil
  }
}

extension KeyedDecodingContainer<PayloadKey> {
  /// The object at the end of a path.
  public func object(_ path: PayloadKey...) throws -> Self { try object(at: path) }

  /// The object at the end of a path; nil where it or one around it is missing or null.
  public func objectIfPresent(_ path: PayloadKey...) throws -> Self? {
    try objectIfPresent(at: path)
  }

  /// The object at the end of a path.
  public func object(at path: some Sequence<PayloadKey>) throws -> Self {
    var object = self
    for key in path { object = try object.nestedContainer(keyedBy: PayloadKey.self, forKey: key) }
    return object
  }

  /// The object at the end of a path; nil where it or one around it is missing or null.
  public func objectIfPresent(at path: some Sequence<PayloadKey>) throws -> Self? {
    var object = self
    for key in path {
      guard object.contains(key), try !object.decodeNil(forKey: key) else { return nil }
      object = try object.nestedContainer(keyedBy: PayloadKey.self, forKey: key)
    }
    return object
  }
}

extension KeyedEncodingContainer<PayloadKey> {
  /// Writes a value within other objects, into which others may write, too; nothing where it is missing.
  public mutating func encode(
    _ value: (some Encodable)?, within path: PayloadKey..., forKey key: PayloadKey
  ) throws {
    guard let value else { return }
    var object = self
    for key in path { object = object.nestedContainer(keyedBy: PayloadKey.self, forKey: key) }
    try object.encode(value, forKey: key)
  }
}
