import Foundation

/// A value as requests carry it.
public enum RequestScalar: Hashable, Sendable {
  case null
  case string(String)
  case integer(Int)
  case double(Double)
  case decimal(Decimal)
  case bool(Bool)
  /// A date, which each API writes in its own way in bodies, and by ISO 8601 elsewhere.
  case date(Date)
  case list([RequestScalar])
  /// The fields of an object in JSON; those without a value are left out.
  case object([BodyField])

  /// A value; nil is null.
  public static func value(_ value: (some RequestValue)?) -> RequestScalar { value.requestScalar }

  /// The value as a query or a path writes it.
  public var text: String {
    switch self {
    case .null: ""
    case .string(let string): string
    case .integer(let number): String(number)
    case .double(let number): String(number)
    case .decimal(let number): number.description
    case .bool(let flag): flag ? "true" : "false"
    case .date(let date): date.formatted(.iso8601)
    case .list(let values): values.map(\.text).joined(separator: ",")
    case .object: json
    }
  }

  /// The value as text in JSON.
  var json: String {
    let encoder = DateCoding.iso8601.makeEncoder()
    // Values of requests are all of types that JSON has, but for numbers that are none.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

extension RequestScalar: Encodable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .string(let string): try container.encode(string)
    case .integer(let number): try container.encode(number)
    case .double(let number): try container.encode(number)
    case .decimal(let number): try container.encode(number)
    case .bool(let flag): try container.encode(flag)
    case .date(let date): try container.encode(date)
    case .list(let values): try container.encode(values)
    case .object(let fields): try container.encode(fields.object)
    }
  }
}

extension RequestScalar: RequestValue {
  public var requestScalar: RequestScalar { self }
}

/// What can stand in a request's path, query or body.
public protocol RequestValue: Sendable {
  /// The value as requests carry it.
  var requestScalar: RequestScalar { get }
}

extension String: RequestValue {
  public var requestScalar: RequestScalar { .string(self) }
}

extension Int: RequestValue {
  public var requestScalar: RequestScalar { .integer(self) }
}

extension Double: RequestValue {
  public var requestScalar: RequestScalar { .double(self) }
}

extension Decimal: RequestValue {
  public var requestScalar: RequestScalar { .decimal(self) }
}

extension Bool: RequestValue {
  public var requestScalar: RequestScalar { .bool(self) }
}

extension URL: RequestValue {
  public var requestScalar: RequestScalar { .string(absoluteString) }
}

extension Date: RequestValue {
  public var requestScalar: RequestScalar { .date(self) }
}

extension Data: RequestValue {
  public var requestScalar: RequestScalar { .string(base64EncodedString()) }
}

extension Identifier: RequestValue {
  public var requestScalar: RequestScalar { .string(rawValue) }
}

extension Array: RequestValue where Element: RequestValue {
  public var requestScalar: RequestScalar { .list(map(\.requestScalar)) }
}

extension Optional: RequestValue where Wrapped: RequestValue {
  public var requestScalar: RequestScalar { map(\.requestScalar) ?? .null }
}
