import SpecModel

/// A value whose meaning and type are known.
public struct TypedExpression: Sendable {
  public enum Kind: Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case identifier(String)
    case url(String)
    case enumCase(enumeration: String, name: String)
    /// A text where one is due: a key, a value or a literal.
    indirect case text(TextValue, TypedText)
    /// A picture by the name of its symbol.
    case symbol(String)
    /// A colour token of the theme.
    case color(String)
    case path(Scope, [PathStep])
    indirect case not(TypedExpression)
    indirect case binary(BinaryOperator, TypedExpression, TypedExpression)
    case template([TypedTemplateSegment])
    case list([TypedExpression])
    /// A model written in place; its fields are in the order of the declaration.
    case model(name: String, fields: [(name: String, value: TypedExpression)])
    /// A case of a union, with its model written in place.
    indirect case unionCase(union: String, name: String, TypedExpression)
  }

  public var kind: Kind
  public var type: SpecType

  public init(_ kind: Kind, _ type: SpecType) {
    self.kind = kind
    self.type = type
  }
}

/// A component of a path, with what it stands for.
public struct PathStep: Sendable, Hashable {
  public var name: String
  /// The type as the field declares it.
  public var type: SpecType
  /// Whether what stands before can be missing, so that Swift needs `?.`.
  public var followsOptional = false
  /// What the step counts, if it is no field.
  public var count: Count?

  public enum Count: Sendable, Hashable {
    case elements, characters
  }

  /// Whether this is the number of elements or characters and no field.
  public var isCount: Bool { count != nil }

  /// Whether this is the number of a list's elements.
  public var countsElements: Bool { count == .elements }
}

/// A piece of a text with interpolations.
public enum TypedTemplateSegment: Sendable {
  case literal(String)
  case value(TypedExpression)
}

/// A text whose arguments and values are typed.
public enum TypedText: Sendable {
  case key(String, arguments: [TypedExpression])
  case value(TypedExpression, format: TextFormat?)
  case money(TypedExpression, currency: TypedExpression)
  case verbatim(TypedExpression)
}
