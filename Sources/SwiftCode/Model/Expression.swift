/// An expression.
public enum Expression: Sendable {
  /// A name. A keyword gets backticks, but for `self`, `Self`, `super`, `nil`, `true`, `false` and
  /// `Any`; a dotted path is printed as it stands.
  case identifier(String)
  /// Text that is printed as it stands, on one line.
  case raw(String)
  case `nil`
  case boolean(Bool)
  /// An integer, its digits in groups of three from seven digits on.
  case integer(Int)
  /// A floating-point number of exactly this value.
  case double(Double)
  /// A string literal of plain text.
  case string(String)
  /// A string literal with interpolations.
  case interpolated([StringSegment])
  /// A type where an expression stands: `[Int]()`, `Foo<Bar>.self`.
  indirect case type(SwiftType)
  /// `\.name`
  case keyPath(String)

  // MARK: Links, which hang on an expression

  /// `base.name`; without a base an implicit member, `.name`.
  indirect case member(Expression?, String)
  /// `base?`
  indirect case optionalChain(Expression)
  /// `callee(arguments) { trailing }`
  indirect case call(Expression, [Argument] = [], trailing: Closure? = nil)

  // MARK: Operators

  /// `-x`, `!x`
  indirect case prefix(String, Expression)
  /// `try x`
  indirect case `try`(Expression)
  /// `await x`
  indirect case await(Expression)
  /// `left op right`
  indirect case binary(Expression, InfixOperator, Expression)
  /// `condition ? then : otherwise`
  indirect case ternary(Expression, then: Expression, else: Expression)
  /// `value as T`, `value as? T`
  indirect case cast(Expression, CastKind, SwiftType)

  // MARK: Braces and brackets

  indirect case closure(Closure)
  /// `[a, b]`
  case array([Expression])
  /// `[a, b]` with a line for each element, so that branches which add some can be merged.
  case lines([Expression])
  /// `[a: b]`
  case dictionary([DictionaryEntry])
  /// `(a, label: b)`
  case tuple([Argument])
}

extension Expression: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral
{
  /// Creates an identifier.
  public init(stringLiteral name: String) { self = .identifier(name) }

  /// Creates an integer literal.
  public init(integerLiteral value: Int) { self = .integer(value) }

  /// Creates a floating-point literal.
  public init(floatLiteral value: Double) { self = .double(value) }

  /// Creates a Boolean literal.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
}

/// The operators between a value and a type that never trap, as generated code must not.
public enum CastKind: Sendable, Hashable {
  /// `as`
  case coerce
  /// `as?`
  case conditional
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

/// An argument of a call or tuple, labelled or not.
public struct Argument: Sendable, ExpressibleByStringLiteral {
  /// Empty where it has none.
  public var label: String
  public var value: Expression

  /// Creates an argument without a label.
  public init(_ value: consuming Expression) { self.init("", value) }

  /// Creates an argument, labelled or not.
  public init(_ label: consuming String, _ value: consuming Expression) {
    self.label = label
    self.value = value
  }

  /// Creates an unlabelled identifier.
  public init(stringLiteral name: String) { self.init(.identifier(name)) }

  /// An argument without a label.
  public static func arg(_ value: consuming Expression) -> Argument { Argument(value) }

  /// An argument with a label.
  public static func arg(_ label: consuming String, _ value: consuming Expression) -> Argument {
    Argument(label, value)
  }
}

/// A closure expression.
public struct Closure: Sendable {
  /// Captures as written: `weak self`, `id = model.id`.
  public var captures: [String]
  public var parameters: [String]
  /// What it returns, where Swift does not find that by itself.
  public var result: SwiftType?
  public var body: [Statement]

  /// Creates a closure.
  public init(_ parameters: [String] = [], captures: [String] = [], body: [Statement]) {
    self.parameters = parameters
    self.captures = captures
    self.body = body
  }

  /// Creates a closure of one expression without parameters.
  public init(_ expression: Expression) { self.init(body: [.expression(expression)]) }

  /// Creates a closure of one expression.
  public init(_ parameters: [String], captures: [String] = [], _ expression: Expression) {
    self.init(parameters, captures: captures, body: [.expression(expression)])
  }
}
