/// A parameter of a function, initialiser or subscript.
public struct Parameter: Sendable {
  /// The argument label where it differs from the name; `_` for none.
  public var label: String?
  public var name: String
  public var type: SwiftType
  public var defaultValue: Expression?
  public var isVariadic: Bool
  /// Attributes of the type, such as `@escaping`.
  public var attributes: [Attribute]

  /// Creates a parameter whose label is its name: `name: Type = default`.
  public init(
    _ name: String,
    _ type: SwiftType,
    default defaultValue: Expression? = nil,
    isVariadic: Bool = false,
    attributes: [Attribute] = []
  ) {
    self.label = nil
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.isVariadic = isVariadic
    self.attributes = attributes
  }

  /// Creates a parameter with a label of its own: `label name: Type = default`.
  public init(
    _ label: String,
    _ name: String,
    _ type: SwiftType,
    default defaultValue: Expression? = nil,
    isVariadic: Bool = false,
    attributes: [Attribute] = []
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.isVariadic = isVariadic
    self.attributes = attributes
  }
}

/// A function or method. Without a body it is a protocol's requirement.
public struct FunctionDeclaration: Sendable {
  public var prefix: DeclarationPrefix
  public var name: String
  public var generics: [GenericParameter]
  public var parameters: [Parameter]
  public var isAsync: Bool
  public var `throws`: ThrowsClause?
  public var result: SwiftType?
  public var requirements: [GenericRequirement]
  public var body: [Statement]?

  /// Creates a function.
  public init(
    _ name: String,
    _ parameters: [Parameter] = [],
    documentation: String = "",
    attributes: [Attribute] = [],
    access: AccessLevel? = nil,
    modifiers: Modifiers = [],
    generics: [GenericParameter] = [],
    isAsync: Bool = false,
    throws: ThrowsClause? = nil,
    returning result: SwiftType? = nil,
    where requirements: [GenericRequirement] = [],
    body: [Statement]? = nil
  ) {
    self.prefix = DeclarationPrefix(
      documentation: documentation, attributes: attributes, access: access, modifiers: modifiers)
    self.name = name
    self.generics = generics
    self.parameters = parameters
    self.isAsync = isAsync
    self.throws = `throws`
    self.result = result
    self.requirements = requirements
    self.body = body
  }
}

/// An initialiser. Without a body it is a protocol's requirement.
public struct InitializerDeclaration: Sendable {
  public var prefix: DeclarationPrefix
  public var isFailable: Bool
  public var generics: [GenericParameter]
  public var parameters: [Parameter]
  public var isAsync: Bool
  public var `throws`: ThrowsClause?
  public var requirements: [GenericRequirement]
  public var body: [Statement]?

  /// Creates an initialiser.
  public init(
    _ parameters: [Parameter] = [],
    documentation: String = "",
    attributes: [Attribute] = [],
    access: AccessLevel? = nil,
    modifiers: Modifiers = [],
    isFailable: Bool = false,
    generics: [GenericParameter] = [],
    isAsync: Bool = false,
    throws: ThrowsClause? = nil,
    where requirements: [GenericRequirement] = [],
    body: [Statement]? = nil
  ) {
    self.prefix = DeclarationPrefix(
      documentation: documentation, attributes: attributes, access: access, modifiers: modifiers)
    self.isFailable = isFailable
    self.generics = generics
    self.parameters = parameters
    self.isAsync = isAsync
    self.throws = `throws`
    self.requirements = requirements
    self.body = body
  }
}

/// A subscript.
public struct SubscriptDeclaration: Sendable {
  public var prefix: DeclarationPrefix
  public var generics: [GenericParameter]
  public var parameters: [Parameter]
  public var result: SwiftType
  public var accessors: Accessors

  /// Creates a subscript.
  public init(
    _ parameters: [Parameter],
    returning result: SwiftType,
    documentation: String = "",
    attributes: [Attribute] = [],
    access: AccessLevel? = nil,
    modifiers: Modifiers = [],
    generics: [GenericParameter] = [],
    accessors: Accessors
  ) {
    self.prefix = DeclarationPrefix(
      documentation: documentation, attributes: attributes, access: access, modifiers: modifiers)
    self.generics = generics
    self.parameters = parameters
    self.result = result
    self.accessors = accessors
  }
}
