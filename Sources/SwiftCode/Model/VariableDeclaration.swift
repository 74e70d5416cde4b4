/// What stands in the braces of a variable or subscript.
public enum Accessors: Sendable {
  /// Nothing: a stored property.
  case stored
  /// `{ body }`: read-only, computed.
  case getter([Statement])
  /// `{ get async throws { … } set { … } }`
  case computed(Getter, setter: Setter?)
  /// `{ willSet { … } didSet { … } }`
  case observed(willSet: [Statement]?, didSet: [Statement]?)
  /// `{ get set }`, `{ get async throws }`: a protocol's requirement.
  case requirement(isSettable: Bool, isAsync: Bool, throws: ThrowsClause?)

  /// `{ get }` of a protocol.
  public static let get: Accessors = .requirement(isSettable: false, isAsync: false, throws: nil)
  /// `{ get set }` of a protocol.
  public static let getSet: Accessors = .requirement(isSettable: true, isAsync: false, throws: nil)

  /// A getter and a setter.
  public static func computed(get: [Statement], set: [Statement]) -> Accessors {
    .computed(Getter(get), setter: Setter(set))
  }
}

/// `get async throws { body }`
public struct Getter: Sendable {
  public var isAsync: Bool
  public var `throws`: ThrowsClause?
  public var body: [Statement]

  /// Creates a getter.
  public init(_ body: [Statement], isAsync: Bool = false, throws: ThrowsClause? = nil) {
    self.body = body
    self.isAsync = isAsync
    self.throws = `throws`
  }
}

/// `set(name) { body }`
public struct Setter: Sendable {
  /// The new value's name where it is not `newValue`.
  public var parameter: String?
  public var body: [Statement]

  /// Creates a setter.
  public init(_ body: [Statement], parameter: String? = nil) {
    self.body = body
    self.parameter = parameter
  }
}

/// A variable or constant: stored, lazy, computed, observed, or a protocol's requirement.
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
