/// A parameter of a function or initialiser.
public struct Parameter: Sendable {
  /// The argument label where it differs from the name; `_` for none.
  public var label: String?
  public var name: String
  public var type: SwiftType
  public var defaultValue: Expression?
  /// Attributes of the type, such as `@escaping`.
  public var attributes: [Attribute]

  /// Creates a parameter whose label is its name: `name: Type = default`.
  public init(
    _ name: String,
    _ type: SwiftType,
    default defaultValue: Expression? = nil,
    attributes: [Attribute] = []
  ) {
    self.label = nil
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.attributes = attributes
  }

  /// Creates a parameter with a label of its own: `label name: Type = default`.
  public init(
    _ label: String,
    _ name: String,
    _ type: SwiftType,
    default defaultValue: Expression? = nil,
    attributes: [Attribute] = []
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
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
  public var `throws`: Bool
  public var result: SwiftType?
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
    throws: Bool = false,
    returning result: SwiftType? = nil,
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
    self.body = body
  }
}

/// An initialiser. Without a body it is a protocol's requirement.
public struct InitializerDeclaration: Sendable {
  public var prefix: DeclarationPrefix
  public var isFailable: Bool
  public var parameters: [Parameter]
  public var `throws`: Bool
  public var body: [Statement]?

  /// Creates an initialiser.
  public init(
    _ parameters: [Parameter] = [],
    documentation: String = "",
    attributes: [Attribute] = [],
    access: AccessLevel? = nil,
    modifiers: Modifiers = [],
    isFailable: Bool = false,
    throws: Bool = false,
    body: [Statement]? = nil
  ) {
    self.prefix = DeclarationPrefix(
      documentation: documentation, attributes: attributes, access: access, modifiers: modifiers)
    self.isFailable = isFailable
    self.parameters = parameters
    self.throws = `throws`
    self.body = body
  }
}
