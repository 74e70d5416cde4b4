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
  /// `[Element]`
  indirect case array(SwiftType)
  /// `[Key: Value]`
  indirect case dictionary(SwiftType, SwiftType)
  /// `any P`
  indirect case any(SwiftType)
  /// `some P`
  indirect case some(SwiftType)
  /// `A & B`, each on a line of its own where a declaration inherits it.
  indirect case composition([SwiftType])
  /// `(A, B) async throws -> C`
  indirect case function(FunctionType)
  /// `@escaping T`
  indirect case attributed([Attribute], SwiftType)

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
    throws: Bool = false,
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
  public var `throws`: Bool
  public var result: SwiftType
  /// `@MainActor`, `@Sendable`, `@escaping`.
  public var attributes: [Attribute]

  /// Creates a function type.
  public init(
    parameters: [SwiftType],
    isAsync: Bool = false,
    throws: Bool = false,
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
