import Foundation

/// A question to Core Data for the objects of an entity.
public struct ManagedObjectQuery: Hashable, Sendable {
  public var entity: String
  /// What of an object is asked for.
  public var properties: [ManagedProperty]
  public var filters: [ManagedObjectFilter]
  public var order: [ManagedObjectOrder]
  /// How many objects at most.
  public var limit: Int?

  /// The objects of `entity`; a filter without a value is left out.
  public init(
    _ entity: String, properties: [ManagedProperty], where filters: [ManagedObjectFilter] = [],
    order: [ManagedObjectOrder], limit: Int? = nil
  ) {
    self.entity = entity
    self.properties = properties
    self.filters = filters
    self.order = order
    self.limit = limit
  }

  /// All key paths that the entity has to have.
  public var keyPaths: [String] {
    properties.map(\.keyPath) + filters.map(\.keyPath) + order.map(\.keyPath)
  }
}

/// A value of an object, and how the model calls it.
public struct ManagedProperty: Hashable, Sendable {
  /// What the object is called in its store, as an address; every object has that.
  public static let identity = "objectID"

  /// An attribute, or one behind to-one relationships: `author.name`.
  public let keyPath: String
  /// The column of a row; dots lead into nested models.
  public let column: String

  /// The value at `keyPath`, which the model calls `column`.
  public init(_ keyPath: String, as column: String? = nil) {
    self.keyPath = keyPath
    self.column = column ?? keyPath
  }
}

/// What objects have to be like.
public struct ManagedObjectFilter: Hashable, Sendable {
  /// How a value is compared.
  public enum Comparison: Hashable, Sendable {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    /// A text has another in it, whatever the case and accents.
    case contains
    /// A text begins with another, whatever the case and accents.
    case beginsWith
    /// The value is one of a list.
    case isOneOf
    /// The value is none of a list.
    case isNoneOf
  }

  public let keyPath: String
  public let comparison: Comparison
  public let value: ManagedValue

  /// A comparison of what stands at `keyPath`; nil leaves the filter out.
  public init(_ keyPath: String, _ comparison: Comparison, _ value: (some RequestValue)?) {
    self.keyPath = keyPath
    self.comparison = comparison
    self.value = value.map { ManagedValue($0) } ?? .null
  }
}

/// By what objects are ordered.
public struct ManagedObjectOrder: Hashable, Sendable {
  public let keyPath: String
  public let isDescending: Bool

  /// By what stands at `keyPath`.
  public init(_ keyPath: String, descending: Bool = false) {
    self.keyPath = keyPath
    isDescending = descending
  }
}

/// A value that objects are compared with.
public enum ManagedValue: Hashable, Sendable {
  case null
  case text(String)
  case integer(Int)
  case real(Double)
  case boolean(Bool)
  case date(Date)
  case list([ManagedValue])

  /// A value of a request.
  public init(_ value: any RequestValue) {
    if let date = value as? Date {
      self = .date(date)
    } else if let list = value as? [any RequestValue] {
      self = .list(list.map { ManagedValue($0) })
    } else {
      self.init(value.requestScalar)
    }
  }

  private init(_ scalar: RequestScalar) {
    switch scalar {
    case .null: self = .null
    case .string(let text): self = .text(text)
    case .integer(let number): self = .integer(number)
    case .double(let number): self = .real(number)
    case .decimal(let number): self = .real(number.nearestDouble)
    case .bool(let flag): self = .boolean(flag)
    case .date(let date): self = .date(date)
    case .list(let values): self = .list(values.map { ManagedValue($0) })
    // Objects are compared with no mappings; checks see to it.
    case .object: self = .text(scalar.text)
    }
  }
}
