/// What stands in the braces of a variable.
public enum Accessors: Sendable {
  /// Nothing: a stored property.
  case stored
  /// `{ body }`: read-only, computed.
  case getter([Statement])
  /// `{ get }` of a protocol.
  case get
}

/// A variable or constant: stored, lazy, computed, or a protocol's requirement.
public struct VariableDeclaration: Sendable {
  public var prefix: DeclarationPrefix
  /// The access of the setter: `private(set)`.
  public var setterAccess: AccessLevel?
  public var keyword: BindingKeyword
  public var name: String
  public var type: SwiftType?
  public var value: Expression?
  public var accessors: Accessors

  /// Creates a variable or constant.
  public init(
    _ keyword: BindingKeyword,
    _ name: String,
    _ type: SwiftType? = nil,
    _ value: Expression? = nil,
    documentation: String = "",
    attributes: [Attribute] = [],
    access: AccessLevel? = nil,
    setterAccess: AccessLevel? = nil,
    modifiers: Modifiers = [],
    accessors: Accessors = .stored
  ) {
    self.prefix = DeclarationPrefix(
      documentation: documentation, attributes: attributes, access: access, modifiers: modifiers)
    self.setterAccess = setterAccess
    self.keyword = keyword
    self.name = name
    self.type = type
    self.value = value
    self.accessors = accessors
  }
}
