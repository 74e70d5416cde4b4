/// An expression.
///
/// It is spelled when it is made: composing expressions copies their code, and what their
/// surroundings have to know of them lies beside it. So there is no tree to walk or to free.
public struct Expression: Sendable {
  let spelling: Spelling
  let traits: Traits

  init(_ spelling: Spelling, _ traits: Traits = Traits()) {
    self.spelling = spelling
    self.traits = traits
  }

  /// Spells an expression.
  init(_ traits: Traits = Traits(), capacity: Int = 48, _ spell: (inout Printer) -> Void) {
    self.init(.code(Printer.code(capacity: capacity, spell)), traits)
  }

  /// How an expression is kept. What needs no code of its own keeps its text.
  enum Spelling: Sendable {
    case text(String)
    /// `.name`
    case implicitMember(String)
    /// A string literal of a text that needs no escapes.
    case literal(String)
    case code([UInt8])
  }

  /// What the surroundings of an expression have to know of it.
  struct Traits: Sendable {
    /// How tightly it holds together when written without parentheses.
    var precedence = Precedence.postfix
    var shape = Shape.plain
    /// Whether a call in it, not within parentheses, has a trailing closure.
    var trailingClosure = TrailingClosure.none
    var kind = Kind.other
    /// How the links of a chain lie in the code, for a member, call or what else hangs on another
    /// expression; nil for anything else.
    var chain: Chain?
  }

  /// What distinguishes expressions in arguments and chains.
  enum Kind: Sendable {
    case `nil`, closure
    /// A literal of an array or dictionary with elements.
    case collection
    case other
  }

  /// How it breaks.
  enum Shape: Sendable {
    /// Pieces of equal rank, all on lines of their own below a `=`. Its code lacks the group.
    case sequence
    /// `if` or `switch`, always below a `=`.
    case conditional
    /// Calls of members that hang on one another, with a break before each but within no group.
    case chain
    /// A subscript, whose brackets break only below a `=`.
    case element
    /// Anything that starts beside a `=` if its beginning fits.
    case plain
  }

  /// Where trailing closures stand.
  enum TrailingClosure: Sendable {
    case none
    /// On the expression itself.
    case own
    /// Within it, between marks.
    case marked
  }

  /// The links of a chain, by their places in the code.
  struct Chain: Sendable {
    /// The number of calls of members: two in `a.b().c()`.
    var calls: Int32 = 0
    /// Where the member of the first call begins.
    var firstCall: Int32 = 0
    /// Where the member begins with which the expression ends, if it does.
    var lastMember: Int32?
    /// Where the part ends that breaks before its members: in front of the last call's arguments.
    var end: Int32 = 0
    /// The length of `try` and `await` in front.
    var prefix: Int32 = 0
  }

  /// Whether it is `nil`.
  public var isNil: Bool { traits.kind == .nil }

  /// Whether it is a closure.
  public var isClosure: Bool { traits.kind == .closure }

  /// Whether, as the only argument, it keeps its brackets beside the call's.
  var hugsParentheses: Bool { traits.kind == .closure || traits.kind == .collection }

  /// Where the part of a chain ends that breaks before its members.
  var chainEnd: Int { Int(traits.chain?.end ?? 0) }

  /// Whether it stands on one line whatever it holds, so that a closure of it may too.
  var isInlineable: Bool { traits.shape != .conditional }
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
  /// `is`
  case check
}

/// The forms of `try` that never trap, as generated code must not.
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
  public static func arg(_ value: consuming Expression) -> Argument { Argument(nil, value) }

  /// An argument with a label.
  public static func arg(_ label: consuming String, _ value: consuming Expression) -> Argument {
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
