/// A type as it is written in source.
public enum SwiftType: Sendable, Hashable, ExpressibleByStringLiteral {
  /// A name, dotted where it is nested: `Int`, `Feed.Item`. Printed as it stands but for a keyword,
  /// which gets backticks.
  case named(String)
  /// `Base.Name`
  indirect case member(SwiftType, String)
  /// `Base<Arguments>`
  indirect case generic(SwiftType, [SwiftType])
  /// `Wrapped?`
  indirect case optional(SwiftType)
  /// `Wrapped!`
  indirect case implicitlyUnwrapped(SwiftType)
  /// `[Element]`
  indirect case array(SwiftType)
  /// `[Key: Value]`
  indirect case dictionary(SwiftType, SwiftType)
  /// `any P`
  indirect case any(SwiftType)
  /// `some P`
  indirect case some(SwiftType)
  /// `A & B`
  case composition([SwiftType])
  /// `(A, B) async throws -> C`
  indirect case function(FunctionType)
  /// `(a: A, b: B)`
  case tuple([TupleTypeElement])
  /// `T.Type`
  indirect case metatype(SwiftType)
  /// `@escaping T`
  indirect case attributed([Attribute], SwiftType)
  /// `inout T`
  indirect case `inout`(SwiftType)
  /// Text that is printed as it stands.
  case raw(String)

  /// Creates a named type.
  public init(stringLiteral name: String) { self = .named(name) }

  /// `Void`
  public static let void: SwiftType = .named("Void")

  /// A generic type by its name.
  public static func generic(_ name: String, _ arguments: SwiftType...) -> SwiftType {
    .generic(.named(name), arguments)
  }

  /// A function type.
  public static func function(
    _ parameters: [SwiftType],
    isAsync: Bool = false,
    throws: ThrowsClause? = nil,
    returning result: SwiftType = .void,
    attributes: [Attribute] = []
  ) -> SwiftType {
    .function(
      FunctionType(
        parameters: parameters, isAsync: isAsync, throws: `throws`, result: result,
        attributes: attributes))
  }

  /// The type made optional.
  public var optional: SwiftType { .optional(self) }
}

/// A function type.
public struct FunctionType: Sendable, Hashable {
  public var parameters: [SwiftType]
  public var isAsync: Bool
  public var `throws`: ThrowsClause?
  public var result: SwiftType
  /// `@MainActor`, `@Sendable`, `@escaping`.
  public var attributes: [Attribute]

  /// Creates a function type.
  public init(
    parameters: [SwiftType],
    isAsync: Bool = false,
    throws: ThrowsClause? = nil,
    result: SwiftType = .void,
    attributes: [Attribute] = []
  ) {
    self.parameters = parameters
    self.isAsync = isAsync
    self.throws = `throws`
    self.result = result
    self.attributes = attributes
  }
}

/// An element of a tuple type.
public struct TupleTypeElement: Sendable, Hashable, ExpressibleByStringLiteral {
  public var label: String?
  public var type: SwiftType

  /// Creates an element without a label.
  public init(_ type: SwiftType) { self.init(nil, type) }

  /// Creates an element, labelled or not.
  public init(_ label: String?, _ type: SwiftType) {
    self.label = label
    self.type = type
  }

  /// Creates an element of a named type without a label.
  public init(stringLiteral name: String) { self.init(nil, .named(name)) }
}

/// `throws` or `throws(E)`; also `rethrows`.
public enum ThrowsClause: Sendable, Hashable {
  case any
  case typed(SwiftType)
  case `rethrows`
}
