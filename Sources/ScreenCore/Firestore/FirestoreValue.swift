import Foundation

/// A value as Firestore's REST form writes it: an object whose one key says the type.
///
/// See <https://firebase.google.com/docs/firestore/reference/rest/v1/Value>.
enum FirestoreValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case double(Double)
  case timestamp(String)
  case string(String)
  case bytes(String)
  case reference(String)
  case geoPoint(latitude: Double, longitude: Double)
  case array([FirestoreValue])
  case map([String: FirestoreValue])
}

extension FirestoreValue {
  init(_ scalar: RequestScalar) {
    switch scalar {
    case .null: self = .null
    case .string(let text): self = .string(text)
    case .integer(let number): self = .integer(number)
    case .double(let number): self = .double(number)
    case .decimal(let number): self = .double(number.nearestDouble)
    case .bool(let flag): self = .boolean(flag)
    case .date(let date): self.init(of: date)
    case .list(let values): self = .array(values.map { FirestoreValue($0) })
    case .object(let fields): self = .map(fields.object.mapValues { FirestoreValue($0) })
    }
  }

  /// The value as models are read from it; what JSON has no number for is missing.
  var json: Any? {
    switch self {
    case .null: nil
    case .boolean(let flag): flag
    case .integer(let number): number
    case .double(let number): number.isFinite ? number : nil
    case .timestamp(let text), .string(let text), .bytes(let text): text
    case .reference(let name): FirestoreDocument.identity(of: name)
    case .geoPoint(let latitude, let longitude): ["latitude": latitude, "longitude": longitude]
    case .array(let values): values.map { $0.json ?? NSNull() }
    case .map(let fields): fields.compactMapValues(\.json)
    }
  }

  /// What stands in it at a path.
  subscript(path: ArraySlice<String>) -> FirestoreValue? {
    guard let key = path.first else { return self }
    guard case .map(let fields) = self else { return nil }
    return fields[key]?[path.dropFirst()]
  }
}

extension FirestoreValue: Codable {
  private enum Kind: String, CodingKey {
    case nullValue, booleanValue, integerValue, doubleValue, timestampValue, stringValue
    case bytesValue, referenceValue, geoPointValue, arrayValue, mapValue
  }

  private struct GeoPoint: Codable {
    var latitude: Double?
    var longitude: Double?
  }

  /// What is empty has no `values` or `fields`.
  private struct Values: Codable {
    var values: [FirestoreValue]?
  }

  private struct Fields: Codable {
    var fields: [String: FirestoreValue]?
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Kind.self)
    func read<Value: Decodable>(_ kind: Kind) throws -> Value {
      try container.decode(Value.self, forKey: kind)
    }
    switch container.allKeys.first {
    // A type that came later is as good as missing.
    case nil, .nullValue: self = .null
    case .booleanValue: self = .boolean(try read(.booleanValue))
    case .integerValue: self = .integer(try Self.integer(in: container))
    case .doubleValue: self = .double(try Self.double(in: container))
    case .timestampValue: self = .timestamp(try read(.timestampValue))
    case .stringValue: self = .string(try read(.stringValue))
    case .bytesValue: self = .bytes(try read(.bytesValue))
    case .referenceValue: self = .reference(try read(.referenceValue))
    case .geoPointValue:
      let point: GeoPoint = try read(.geoPointValue)
      self = .geoPoint(latitude: point.latitude ?? 0, longitude: point.longitude ?? 0)
    case .arrayValue:
      let array: Values = try read(.arrayValue)
      self = .array(array.values ?? [])
    case .mapValue:
      let map: Fields = try read(.mapValue)
      self = .map(map.fields ?? [:])
    }
  }

  /// Integers have 64 bits and are written as texts.
  private static func integer(in container: KeyedDecodingContainer<Kind>) throws -> Int {
    if let number = try? container.decode(Int.self, forKey: .integerValue) { return number }
    let text = try container.decode(String.self, forKey: .integerValue)
    guard let number = Int(text) else {
      throw DecodingError.dataCorruptedError(
        forKey: .integerValue, in: container, debugDescription: "\"\(text)\" is not an integer")
    }
    return number
  }

  /// What is no number is written as a text.
  private static func double(in container: KeyedDecodingContainer<Kind>) throws -> Double {
    if let number = try? container.decode(Double.self, forKey: .doubleValue) { return number }
    switch try container.decode(String.self, forKey: .doubleValue) {
    case "Infinity": return .infinity
    case "-Infinity": return -.infinity
    default: return .nan
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Kind.self)
    switch self {
    case .null: try container.encodeNil(forKey: .nullValue)
    case .boolean(let flag): try container.encode(flag, forKey: .booleanValue)
    case .integer(let number): try container.encode(String(number), forKey: .integerValue)
    case .double(let number) where number.isFinite:
      try container.encode(number, forKey: .doubleValue)
    case .double(let number):
      let text = number.isNaN ? "NaN" : number > 0 ? "Infinity" : "-Infinity"
      try container.encode(text, forKey: .doubleValue)
    case .timestamp(let text): try container.encode(text, forKey: .timestampValue)
    case .string(let text): try container.encode(text, forKey: .stringValue)
    case .bytes(let text): try container.encode(text, forKey: .bytesValue)
    case .reference(let name): try container.encode(name, forKey: .referenceValue)
    case .geoPoint(let latitude, let longitude):
      let point = GeoPoint(latitude: latitude, longitude: longitude)
      try container.encode(point, forKey: .geoPointValue)
    case .array(let values): try container.encode(Values(values: values), forKey: .arrayValue)
    case .map(let fields): try container.encode(Fields(fields: fields), forKey: .mapValue)
    }
  }
}
