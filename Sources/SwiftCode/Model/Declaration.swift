/// A declaration.
public indirect enum Declaration: Sendable {
  case type(TypeDeclaration)
  case `extension`(ExtensionDeclaration)
  case enumCase(EnumCaseDeclaration)
  case function(FunctionDeclaration)
  case initializer(InitializerDeclaration)
  case variable(VariableDeclaration)
  case `typealias`(TypealiasDeclaration)
  case memberwise(MemberwiseDeclaration, access: AccessLevel?)
  /// `// text`, one line per line of text.
  case comment(String)
  /// `#warning("text")`
  case warning(String)
}

/// The kinds of types with a body of members.
public enum TypeKind: Sendable, Hashable {
  case `struct`, `class`, `enum`, `protocol`
}

/// A `struct`, `class`, `enum` or `protocol`.
public struct TypeDeclaration: Sendable {
  public var prefix: DeclarationPrefix
  public var kind: TypeKind
  public var name: String
  /// Superclass and protocols; for a protocol what it refines; for an enum its raw type first.
  public var inherits: [SwiftType]
  public var members: [Declaration]

  /// Creates a type.
  public init(
    _ kind: TypeKind,
    _ name: String,
    documentation: String = "",
    attributes: [Attribute] = [],
    access: AccessLevel? = nil,
    modifiers: Modifiers = [],
    inherits: [SwiftType] = [],
    members: [Declaration] = []
  ) {
    self.prefix = DeclarationPrefix(
      documentation: documentation, attributes: attributes, access: access, modifiers: modifiers)
    self.kind = kind
    self.name = name
    self.inherits = inherits
    self.members = members
  }
}

/// `extension T: P { members }`
public struct ExtensionDeclaration: Sendable {
  public var prefix: DeclarationPrefix
  public var type: SwiftType
  public var inherits: [SwiftType]
  public var members: [Declaration]

  /// Creates an extension. Its access stands on the members.
  public init(
    _ type: SwiftType,
    documentation: String = "",
    attributes: [Attribute] = [],
    modifiers: Modifiers = [],
    inherits: [SwiftType] = [],
    members: [Declaration] = []
  ) {
    self.prefix = DeclarationPrefix(
      documentation: documentation, attributes: attributes, modifiers: modifiers)
    self.type = type
    self.inherits = inherits
    self.members = members
  }
}

/// A generic parameter with an optional bound: `Element: Hashable`.
public struct GenericParameter: Sendable, ExpressibleByStringLiteral {
  public var name: String
  public var bound: SwiftType?

  /// Creates a parameter.
  public init(_ name: String, _ bound: SwiftType? = nil) {
    self.name = name
    self.bound = bound
  }

  /// Creates an unbounded parameter.
  public init(stringLiteral name: String) { self.init(name) }
}

/// `case name(payload) = rawValue`
public struct EnumCaseDeclaration: Sendable {
  public var prefix: DeclarationPrefix
  public var name: String
  public var payload: [CasePayload]
  public var rawValue: Expression?

  /// Creates a case.
  public init(
    _ name: String,
    _ payload: [CasePayload] = [],
    rawValue: Expression? = nil,
    documentation: String = "",
    attributes: [Attribute] = [],
    modifiers: Modifiers = []
  ) {
    self.prefix = DeclarationPrefix(
      documentation: documentation, attributes: attributes, modifiers: modifiers)
    self.name = name
    self.payload = payload
    self.rawValue = rawValue
  }
}

/// An associated value of an enum case.
public struct CasePayload: Sendable, ExpressibleByStringLiteral {
  public var label: String?
  public var type: SwiftType
  public var defaultValue: Expression?

  /// Creates an associated value without a label.
  public init(_ type: SwiftType, default defaultValue: Expression? = nil) {
    self.init(nil, type, default: defaultValue)
  }

  /// Creates an associated value, labelled or not.
  public init(_ label: String?, _ type: SwiftType, default defaultValue: Expression? = nil) {
    self.label = label
    self.type = type
    self.defaultValue = defaultValue
  }

  /// Creates an unlabelled associated value of a named type.
  public init(stringLiteral name: String) { self.init(nil, .named(name)) }
}

/// `typealias Name = Type`
public struct TypealiasDeclaration: Sendable {
  public var prefix: DeclarationPrefix
  public var name: String
  public var type: SwiftType

  /// Creates an alias.
  public init(
    _ name: String,
    _ type: SwiftType,
    documentation: String = "",
    attributes: [Attribute] = [],
    access: AccessLevel? = nil,
    modifiers: Modifiers = []
  ) {
    self.prefix = DeclarationPrefix(
      documentation: documentation, attributes: attributes, access: access, modifiers: modifiers)
    self.name = name
    self.type = type
  }
}
