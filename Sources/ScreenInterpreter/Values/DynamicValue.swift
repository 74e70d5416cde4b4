public import Foundation
public import ScreenKit

/// A value of a type that specs declare, as it is when no Swift was generated for that type.
public indirect enum DynamicValue: Hashable, Sendable {
  case missing
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case decimal(Decimal)
  case string(String)
  case identifier(Identifier)
  case url(URL)
  case date(Date)
  case data(Data)
  case choice(DynamicChoice)
  case text(ScreenText)
  case image(ScreenImage)
  case color(ColorToken)
  case model(DynamicModel)
  case list([DynamicValue])
}

/// A case of an enum that specs declare.
public struct DynamicChoice: Hashable, Sendable {
  /// The enum, as Swift would call it.
  public let enumeration: String
  /// The case, as Swift would call it.
  public let name: String
  /// Its value in payloads.
  public let payload: String

  /// What people read for it.
  var text: ScreenText { .choice(name, of: enumeration) }
}

/// A model, or a union's case with its model.
public struct DynamicModel: Model {
  /// The identity of a model among those of its type.
  public struct ID: Hashable, Sendable {
    let model: String
    let value: DynamicValue
  }

  public let name: String
  public var fields: [String: DynamicValue]
  /// The name of the union's case, where the value is one of a union.
  public var caseName: String?

  public var id: ID { ID(model: name, value: fields["id"] ?? .missing) }

  /// The model itself, where the value is one of a union.
  var bare: DynamicModel {
    var model = self
    model.caseName = nil
    return model
  }

  public var model: any Model { bare }

  public func replacing(with model: any Model) -> DynamicModel? {
    guard var other = model as? DynamicModel, other.name == name else { return nil }
    other.caseName = caseName
    return other
  }
}

extension DynamicValue {
  /// The elements of a list; none of anything else.
  var elements: [DynamicValue] { if case .list(let elements) = self { elements } else { [] } }

  /// The models of a list; none of anything else.
  var models: [DynamicModel] { elements.compactMap(\.model) }

  var model: DynamicModel? { if case .model(let model) = self { model } else { nil } }

  var isTrue: Bool { self == .boolean(true) }

  var isMissing: Bool { self == .missing }

  /// The value as a number, if it is one.
  var double: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    case .decimal(let number): number.nearestDouble
    default: nil
    }
  }

  /// The value as an exact number, if it is one.
  var exact: Decimal? { if case .decimal(let number) = self { number } else { nil } }

  /// What is written where the value stands in a string.
  var interpolated: String {
    switch self {
    case .string(let text): text
    case .integer(let number): String(number)
    case .number(let number): String(number)
    case .decimal(let number): number.description
    case .boolean(let flag): String(flag)
    case .identifier(let identifier): identifier.rawValue
    case .url(let url): url.absoluteString
    case .choice(let choice): choice.payload
    case .missing, .date, .data, .text, .image, .color, .model, .list: ""
    }
  }
}

extension DynamicValue: TextArgument {
  public var textValue: TextValue {
    switch self {
    case .boolean(let flag): flag.textValue
    case .integer(let number): number.textValue
    case .number(let number): number.textValue
    case .decimal(let number): number.textValue
    case .string(let text): text.textValue
    case .identifier(let identifier): identifier.textValue
    case .url(let url): url.textValue
    case .date(let date): date.textValue
    case .choice(let choice): choice.text.textValue
    case .text(let text): text.textValue
    case .missing, .data, .image, .color, .model, .list: .none
    }
  }
}

extension DynamicValue: RequestValue {
  public var requestScalar: RequestScalar {
    switch self {
    case .boolean(let flag): flag.requestScalar
    case .integer(let number): number.requestScalar
    case .number(let number): number.requestScalar
    case .decimal(let number): number.requestScalar
    case .string(let text): text.requestScalar
    case .identifier(let identifier): identifier.requestScalar
    case .url(let url): url.requestScalar
    case .date(let date): date.requestScalar
    case .data(let data): data.requestScalar
    case .choice(let choice): choice.payload.requestScalar
    case .list(let elements): elements.requestScalar
    case .missing, .text, .image, .color, .model: .null
    }
  }
}
