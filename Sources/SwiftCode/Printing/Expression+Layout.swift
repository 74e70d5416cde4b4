/// What the surroundings of an expression have to know of it.
extension Expression {
  /// How an expression breaks.
  enum Shape {
    /// Pieces of equal rank, all on lines of their own below a `=`.
    case sequence
    /// Calls of members that hang on one another, with a break before each.
    case chain
    /// Anything that starts beside a `=` if its beginning fits.
    case plain
  }

  var shape: Shape {
    switch self {
    case .binary, .ternary, .cast: .sequence
    case .try(let inner), .await(let inner): inner.shape
    case .member, .optionalChain, .call: memberCalls > 1 ? .chain : .plain
    default: .plain
    }
  }

  /// How tightly it holds together when written without parentheses.
  var precedence: Precedence {
    switch self {
    case .integer(let value): value < 0 ? .prefix : .postfix
    case .double(let value): value < 0 ? .prefix : .postfix
    case .type(.any), .type(.some), .type(.function), .prefix: .prefix
    case .try, .await: .assignment
    case .binary(_, let infixOperator, _): infixOperator.precedence
    case .ternary: .ternary
    case .cast: .casting
    default: .postfix
    }
  }

  /// Whether it is a member, a call or the like, to which another can be linked without a group
  /// between them.
  var isLink: Bool {
    switch self {
    case .member, .optionalChain, .call: true
    default: false
    }
  }

  /// The number of calls of members among the links of a chain: two in `a.b().c()`.
  private var memberCalls: Int {
    switch self {
    case .call(.member(let base?, _), _, _): 1 + base.memberCalls
    case .call(let base, _, _), .member(let base?, _), .optionalChain(let base):
      base.memberCalls
    default: 0
    }
  }

  /// Whether one of its links has a trailing closure, which would be read as the body of a statement.
  var hasTrailingClosure: Bool {
    switch self {
    case .call(_, _, .some): true
    case .call(let base, _, nil), .member(let base?, _), .optionalChain(let base):
      base.isLink && base.hasTrailingClosure
    case .try(let inner), .await(let inner): inner.hasTrailingClosure
    default: false
    }
  }

  /// Whether, as the only argument, it keeps its brackets beside the call's.
  var hugsParentheses: Bool {
    switch self {
    case .closure: true
    case .array(let elements), .lines(let elements): !elements.isEmpty
    case .dictionary(let entries): !entries.isEmpty
    default: false
    }
  }

  /// Whether it has a line for each of its elements.
  var isLines: Bool {
    if case .lines(let elements) = self { !elements.isEmpty } else { false }
  }

  /// Whether it is `nil`.
  public var isNil: Bool {
    if case .nil = self { true } else { false }
  }

  /// Whether it is a closure.
  public var isClosure: Bool {
    if case .closure = self { true } else { false }
  }
}
