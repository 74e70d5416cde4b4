public import Foundation

/// An event of an app's catalogue, as analytics of any kind take it: by name, with values.
///
/// Generated catalogues are enums whose cases carry what the spec says, for code that wants to know them one
/// by one. What hands all of them on needs nothing but this:
///
/// ```swift
/// func track(_ event: Analytics) {
///   kit.logEvent(event.name, parameters: event.parameters.anyValues)
/// }
/// ```
public protocol TrackedEvent: Sendable {
  /// The event's name, as analytics are told it.
  var name: String { get }

  /// The event's values by their names. What is missing is left out.
  var parameters: [String: TrackedValue] { get }
}

/// A value of a tracked event.
public enum TrackedValue: Hashable, Sendable {
  case string(String)
  case int(Int)
  case double(Double)
  case bool(Bool)
  case date(Date)
  case list([TrackedValue])

  /// The value by itself: a `String`, `Int`, `Double`, `Bool` or `Date`, or an array of these.
  public var any: Any {
    switch self {
    case .string(let value): value
    case .int(let value): value
    case .double(let value): value
    case .bool(let value): value
    case .date(let value): value
    case .list(let values): values.map(\.any)
    }
  }

  /// The value as text, for analytics that take nothing else: dates by ISO 8601.
  public var text: String {
    switch self {
    case .string(let value): value
    case .int(let value): String(value)
    case .double(let value): String(value)
    case .bool(let value): value ? "true" : "false"
    case .date(let value): value.formatted(.iso8601)
    case .list(let values): values.map(\.text).joined(separator: ",")
    }
  }
}

extension [String: TrackedValue] {
  /// The values as `[String: Any]`, which most analytics take.
  public var anyValues: [String: Any] { mapValues(\.any) }

  /// The values as texts, for analytics that take nothing else.
  public var texts: [String: String] { mapValues(\.text) }
}

/// How generated catalogues say what their events carry.
extension TrackedValue {
  /// The values that are there.
  public static func present(_ values: [String: TrackedValue?]) -> [String: TrackedValue] {
    values.compactMapValues(\.self)
  }

  /// A value as requests carry it, too; nil for one that is missing.
  public static func value(_ value: (some RequestValue)?) -> TrackedValue? {
    TrackedValue(value.requestScalar)
  }

  /// A model, of which analytics are told the identity.
  public static func identity(of model: (some Model)?) -> TrackedValue? {
    model.map(named)
  }

  /// Models, of which analytics are told the identities.
  public static func identity(of models: [some Model]?) -> TrackedValue? {
    models.map { .list($0.map(named)) }
  }

  /// The identity of a model, for a union that of the value of its case.
  private static func named(_ model: some Model) -> TrackedValue {
    let own: any Model = model.model
    return .string(id(of: own))
  }

  private static func id(of model: any Model) -> String { String(describing: model.id) }

  private init?(_ scalar: RequestScalar) {
    switch scalar {
    case .null: return nil
    case .string(let value): self = .string(value)
    case .integer(let value): self = .int(value)
    case .double(let value): self = .double(value)
    case .decimal(let value): self = .double(value.nearestDouble)
    case .bool(let value): self = .bool(value)
    case .date(let value): self = .date(value)
    case .list(let values): self = .list(values.compactMap(TrackedValue.init))
    case .object: self = .string(scalar.text)
    }
  }
}
