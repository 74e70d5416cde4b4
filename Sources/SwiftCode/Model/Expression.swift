/// An expression.
public enum Expression: Sendable, ExpressibleByStringLiteral {
  /// A name. A keyword gets backticks, but for `self`, `Self`, `super`, `nil`, `true`, `false` and
  /// `Any`; a dotted path is printed as it stands.
  case identifier(String)
  /// `base.name`; without a base an implicit member, `.name`.
  indirect case member(Expression?, String)
  /// `base?`
  indirect case optionalChain(Expression)
  /// `base!`
  indirect case forceUnwrap(Expression)
  indirect case functionCall(FunctionCall)
  /// `base[arguments]`
  indirect case element(Expression, [Argument])
  indirect case closure(Closure)

  /// A string literal of plain text, which the printer escapes; `string(_:)` makes it.
  case plainString(String)
  case string([StringSegment])
  case integer(Int)
  case double(Double)
  case boolean(Bool)
  case `nil`
  case array([Expression])
  case dictionary([DictionaryEntry])
  case tuple([Argument])

  /// `-x`, `!x`
  indirect case prefix(String, Expression)
  indirect case binary(Expression, InfixOperator, Expression)
  indirect case ternary(Expression, then: Expression, else: Expression)
  indirect case cast(Expression, CastKind, SwiftType)
  /// A type where an expression stands: `[Int]()`, `Foo<Bar>.self`.
  indirect case type(SwiftType)
  /// `\Root.a.b`
  indirect case keyPath(root: SwiftType?, [String])
  indirect case `try`(TryKind, Expression)
  indirect case await(Expression)
  /// `&x`
  indirect case `inout`(Expression)
  indirect case ifExpression(IfStatement)
  indirect case switchExpression(SwitchStatement)
  /// Text that is printed as it stands, on one line.
  case raw(String)

  /// Creates an identifier.
  public init(stringLiteral name: String) { self = .identifier(name) }
}

extension Expression: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral
{
  /// Creates an integer literal.
  public init(integerLiteral value: Int) { self = .integer(value) }

  /// Creates a floating-point literal.
  public init(floatLiteral value: Double) { self = .double(value) }

  /// Creates a Boolean literal.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
}

/// The operators between a value and a type. There is no `as!`: generated code does not trap.
public enum CastKind: Sendable, Hashable {
  /// `as`
  case coerce
  /// `as?`
  case conditional
  /// `is`
  case check
}

/// The forms of `try`. There is no `try!`: generated code does not trap.
public enum TryKind: Sendable, Hashable {
  case plain, optional
}

/// A piece of a string literal.
public enum StringSegment: Sendable, ExpressibleByStringLiteral {
  /// Text; the printer escapes it.
  case text(String)
  /// `\(expression)`
  case interpolation(Expression)

  /// Creates a piece of text.
  public init(stringLiteral text: String) { self = .text(text) }
}

/// `key: value` of a dictionary literal.
public struct DictionaryEntry: Sendable {
  public var key: Expression
  public var value: Expression

  /// Creates an entry.
  public init(_ key: Expression, _ value: Expression) {
    self.key = key
    self.value = value
  }
}

/// An argument of a call, subscript or tuple, labelled or not.
public struct Argument: Sendable, ExpressibleByStringLiteral {
  public var label: String?
  public var value: Expression

  /// Creates an argument without a label.
  public init(_ value: Expression) { self.init(nil, value) }

  /// Creates an argument, labelled or not.
  public init(_ label: String?, _ value: Expression) {
    self.label = label
    self.value = value
  }

  /// Creates an unlabelled identifier.
  public init(stringLiteral name: String) { self.init(nil, .identifier(name)) }

  /// An argument without a label.
  public static func arg(_ value: Expression) -> Argument { Argument(nil, value) }

  /// An argument with a label.
  public static func arg(_ label: String, _ value: Expression) -> Argument {
    Argument(label, value)
  }
}

/// A call with its arguments and trailing closures.
public struct FunctionCall: Sendable {
  public var callee: Expression
  public var arguments: [Argument]
  /// The first trailing closure, which has no label.
  public var trailing: Closure?
  /// Further, labelled trailing closures.
  public var labeledTrailing: [LabeledClosure]

  /// Creates a call.
  public init(
    _ callee: Expression,
    _ arguments: [Argument] = [],
    trailing: Closure? = nil,
    labeledTrailing: [LabeledClosure] = []
  ) {
    self.callee = callee
    self.arguments = arguments
    self.trailing = trailing
    self.labeledTrailing = labeledTrailing
  }
}

/// A trailing closure after the first.
public struct LabeledClosure: Sendable {
  public var label: String
  public var closure: Closure

  /// Creates a labelled trailing closure.
  public init(_ label: String, _ closure: Closure) {
    self.label = label
    self.closure = closure
  }
}

/// A closure expression.
public struct Closure: Sendable {
  /// `@MainActor`, `@Sendable`.
  public var attributes: [Attribute]
  /// Captures as written: `weak self`, `id = model.id`.
  public var captures: [String]
  public var parameters: [ClosureParameter]
  public var isAsync: Bool
  public var `throws`: ThrowsClause?
  public var result: SwiftType?
  public var body: [Statement]

  /// Creates a closure.
  public init(
    _ parameters: [ClosureParameter] = [],
    captures: [String] = [],
    attributes: [Attribute] = [],
    isAsync: Bool = false,
    throws: ThrowsClause? = nil,
    result: SwiftType? = nil,
    body: [Statement]
  ) {
    self.parameters = parameters
    self.captures = captures
    self.attributes = attributes
    self.isAsync = isAsync
    self.throws = `throws`
    self.result = result
    self.body = body
  }

  /// Creates a closure of one expression without parameters.
  public init(_ expression: Expression) { self.init(body: [.expression(expression)]) }

  /// Creates a closure of one expression.
  public init(
    _ parameters: [ClosureParameter], captures: [String] = [], _ expression: Expression
  ) {
    self.init(parameters, captures: captures, body: [.expression(expression)])
  }
}

/// A parameter of a closure; the type is optional.
public struct ClosureParameter: Sendable, ExpressibleByStringLiteral {
  public var name: String
  public var type: SwiftType?

  /// Creates a parameter.
  public init(_ name: String, _ type: SwiftType? = nil) {
    self.name = name
    self.type = type
  }

  /// Creates a parameter whose type is inferred.
  public init(stringLiteral name: String) { self.init(name) }
}
