import Foundation
import ScreenKit
import SpecModel
import SpecSemantics

/// What is read next from a payload. It follows the reading from the answer to its innermost values, across
/// the containers of `Codable`, which know no types that are made at run time.
struct ValueReading: Sendable {
  @TaskLocal static var current: ValueReading?

  let schema: ValueSchema
  let type: SpecType

  /// Reads with values of another type as what comes next.
  func reading<Result>(_ type: SpecType, _ body: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(ValueReading(schema: schema, type: type), operation: body)
  }
}

extension DynamicValue: Decodable {
  public init(from decoder: any Decoder) throws {
    guard let reading = ValueReading.current else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "it is not known what this is"))
    }
    self = try reading.value(from: decoder)
  }
}

extension DynamicModel: Decodable {
  public init(from decoder: any Decoder) throws {
    guard case .model(let model) = try DynamicValue(from: decoder) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "this is no model"))
    }
    self = model
  }
}

extension ValueReading {
  fileprivate func value(from decoder: any Decoder) throws -> DynamicValue {
    switch type {
    case .builtin(let builtin): return try self.builtin(builtin, from: decoder)
    case .enumeration(let name): return try choice(of: name, from: decoder)
    case .model(let name): return .model(try model(name, from: decoder))
    case .union(let name): return .model(try member(of: name, from: decoder))
    case .optional(let wrapped):
      guard try !decoder.singleValueContainer().decodeNil() else { return .missing }
      return try reading(wrapped) { try DynamicValue(from: decoder) }
    case .list(let element):
      return try reading(element) {
        .list(try decoder.singleValueContainer().decode([DynamicValue].self))
      }
    }
  }

  private func builtin(
    _ type: BuiltinType, from decoder: any Decoder
  ) throws -> DynamicValue {
    let container = try decoder.singleValueContainer()
    return switch type {
    case .string: .string(try container.decode(String.self))
    case .integer: .integer(try container.decode(Int.self))
    case .number: .number(try container.decode(Double.self))
    case .decimal: .decimal(try container.decode(Decimal.self))
    case .boolean: .boolean(try container.decode(Bool.self))
    case .date: .date(try container.decode(Date.self))
    case .url: .url(try container.decode(URL.self))
    case .identifier: .identifier(try container.decode(Identifier.self))
    case .data: .data(try container.decode(Data.self))
    case .text: .text(try container.decode(ScreenText.self))
    case .color, .image:
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "no payload holds a value of type \(type.rawValue)")
    }
  }

  private func choice(of enumeration: String, from decoder: any Decoder) throws -> DynamicValue {
    let container = try decoder.singleValueContainer()
    let raw = try container.decode(String.self)
    let choices = schema.choices[enumeration]
    guard
      let choice = choices?.cases.first(where: { $0.payload == raw }) ?? choices?.others[raw]
        ?? choices?.unknown
    else {
      throw DecodingError.unknownChoice(raw, of: enumeration, at: container.codingPath)
    }
    return .choice(choice)
  }

  private func member(of name: String, from decoder: any Decoder) throws -> DynamicModel {
    guard let union = schema.unions[name] else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "there is no union \(name)"))
    }
    let container = try decoder.container(keyedBy: PayloadKey.self)
    let key = PayloadKey(stringValue: union.tag)
    let tag =
      union.hasNumbers
      ? try container.decode(Identifier.self, forKey: key).rawValue
      : try container.decode(String.self, forKey: key)
    guard let item = union.cases[tag] else {
      throw UnknownUnionCase(tag: tag, union: name, skips: union.skipsUnknown)
    }
    var value = try self.model(item.model, from: decoder)
    value.caseName = item.name
    return value
  }

  private func model(_ name: String, from decoder: any Decoder) throws -> DynamicModel {
    let container = try decoder.container(keyedBy: PayloadKey.self)
    var fields: [String: DynamicValue] = [:]
    for property in schema.models[name] ?? [] {
      fields[property.name] = try value(of: property, in: container)
    }
    return DynamicModel(name: name, fields: fields)
  }

  private func value(
    of property: ValueSchema.Property, in payload: KeyedDecodingContainer<PayloadKey>
  ) throws -> DynamicValue {
    let path = property.keys.dropLast()
    guard let standard = property.standard else {
      return try value(of: property, under: property.key, in: payload.object(at: path))
    }
    guard let object = try payload.objectIfPresent(at: path) else { return standard }
    return try value(of: property, under: property.key, in: object)
  }

  private func value(
    of property: ValueSchema.Property, under key: PayloadKey,
    in container: KeyedDecodingContainer<PayloadKey>
  ) throws -> DynamicValue {
    if case .list(let element) = property.type {
      return .list(
        try reading(element) { try container.decodeList(of: DynamicValue.self, forKey: key) })
    }
    if let format = property.format {
      guard let value = try value(of: property, as: format, in: container) ?? property.standard
      else { throw DecodingError.missingValue(property.key, at: container.codingPath) }
      return value
    }
    let type = property.type.unwrapped
    if type == .builtin(.boolean), schema.readsAnyBoolean {
      if let standard = property.standard {
        let value = try container.decodeLenientlyIfPresent(Bool.self, forKey: key)
        return value.map { .boolean($0) } ?? standard
      }
      return .boolean(try container.decodeLeniently(Bool.self, forKey: key))
    }
    return try reading(type) {
      guard let standard = property.standard else {
        return try container.decode(DynamicValue.self, forKey: key)
      }
      return try container.decodeIfPresent(DynamicValue.self, forKey: key) ?? standard
    }
  }
}

extension ValueReading {
  /// A value that stands in payloads in its own way; nil where it is missing.
  private func value(
    of property: ValueSchema.Property, as format: PayloadFormat,
    in container: KeyedDecodingContainer<PayloadKey>
  ) throws -> DynamicValue? {
    let key = property.key
    let canBeMissing = property.standard != nil
    func read<Value: TextualValue>(_ type: Value.Type) throws -> Value? {
      canBeMissing
        ? try container.decodeFromTextIfPresent(type, forKey: key)
        : try container.decodeFromText(type, forKey: key)
    }
    switch (property.type.unwrapped, format.coding) {
    case (.builtin(.date), let coding?):
      let date =
        canBeMissing
        ? try container.decodeIfPresent(Date.self, as: coding, forKey: key)
        : try container.decode(Date.self, as: coding, forKey: key)
      return date.map { .date($0) }
    case (.builtin(.integer), nil): return try read(Int.self).map { .integer($0) }
    case (.builtin(.number), nil): return try read(Double.self).map { .number($0) }
    case (.builtin(.decimal), nil): return try read(Decimal.self).map { .decimal($0) }
    case (.builtin(.boolean), nil): return try read(Bool.self).map { .boolean($0) }
    default: return nil
    }
  }
}

extension PayloadFormat {
  /// How the run-time reads dates of the format; nil for what is none of dates.
  fileprivate var coding: DateCoding? {
    switch self {
    case .text: nil
    case .day: .day
    case .pattern(let pattern): .pattern(pattern.text)
    case .date(let style): style.shown
    }
  }
}

extension DecodingError {
  fileprivate static func missingValue(
    _ key: PayloadKey, at path: [any CodingKey]
  ) -> DecodingError {
    .keyNotFound(
      key, .init(codingPath: path, debugDescription: "nothing stands there"))
  }
}
