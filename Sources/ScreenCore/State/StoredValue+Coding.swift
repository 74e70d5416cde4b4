import Foundation

/// A value is coded as an object with its type and itself, such as `{"text": "a"}`.
extension StoredValue: Codable {
  private enum CodingKeys: String, CodingKey {
    case boolean, integer, number, text, date
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch container.allKeys.first {
    case .boolean: self = .boolean(try container.decode(Bool.self, forKey: .boolean))
    case .integer: self = .integer(try container.decode(Int.self, forKey: .integer))
    case .number: self = .number(try container.decode(Double.self, forKey: .number))
    case .text: self = .text(try container.decode(String.self, forKey: .text))
    case .date: self = .date(try container.decode(Date.self, forKey: .date))
    case nil:
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "No type of value is named"))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .boolean(let value): try container.encode(value, forKey: .boolean)
    case .integer(let value): try container.encode(value, forKey: .integer)
    case .number(let value): try container.encode(value, forKey: .number)
    case .text(let value): try container.encode(value, forKey: .text)
    case .date(let value): try container.encode(value, forKey: .date)
    }
  }
}
