/// The identity of a thing on a server: a string, or an integer written as one.
public struct Identifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The identity written as `value`.
  public init(_ value: String) {
    rawValue = value
  }

  /// The identity whose number is `value`.
  public init(_ value: Int) {
    rawValue = String(value)
  }
}

extension Identifier: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(integerLiteral value: Int) {
    self.init(value)
  }
}

extension Identifier: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self.init(number)
    } else {
      self.init(try container.decode(String.self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

extension Identifier: CustomStringConvertible {
  public var description: String { rawValue }
}
