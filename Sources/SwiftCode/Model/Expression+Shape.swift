/// What the printer asks of an expression before it writes it.
extension Expression {
  /// How tightly it holds together when written without parentheses.
  var precedence: Precedence {
    switch self {
    case .binary(_, let infixOperator, _): infixOperator.precedence
    case .ternary: .ternary
    case .cast: .casting
    case .try, .await, .inout, .ifExpression, .switchExpression: .assignment
    case .prefix: .prefix
    case .integer(let value): value < 0 ? .prefix : .postfix
    case .double(let value): value < 0 ? .prefix : .postfix
    case .type(.any), .type(.some), .type(.composition), .type(.function): .prefix
    default: .postfix
    }
  }

  /// The calls of members that hang on one another in it: two in `a.b().c()`.
  var chainedCalls: Int {
    var count = 0
    var current = self
    while true {
      switch current {
      case .functionCall(let call):
        if case .member(.some, _) = call.callee { count += 1 }
        current = call.callee
      case .member(let base?, _): current = base
      case .optionalChain(let base), .forceUnwrap(let base), .element(let base, _): current = base
      default: return count
      }
    }
  }

  /// Whether it is a chain that breaks before its members.
  var isChain: Bool {
    switch self {
    case .try(_, let inner), .await(let inner): inner.isChain
    case .functionCall, .member, .element, .optionalChain, .forceUnwrap: chainedCalls > 1
    default: false
    }
  }

  /// How it breaks after a `=`.
  enum Shape {
    /// Pieces of equal rank, all on lines of their own below the `=`.
    case sequence
    /// `if` or `switch`, always below the `=`.
    case conditional
    /// A chain of calls.
    case chain
    /// A subscript, whose brackets break only below the `=`.
    case element
    /// Anything that starts beside the `=` if its beginning fits.
    case plain
  }

  var shape: Shape {
    switch self {
    case .binary(_, let infixOperator, _): infixOperator.isTight ? .plain : .sequence
    case .ternary, .cast: .sequence
    case .try(_, let inner), .await(let inner): inner.shape
    case .ifExpression, .switchExpression: .conditional
    case .functionCall, .member, .optionalChain, .forceUnwrap:
      chainedCalls > 1 ? .chain : .plain
    case .element: chainedCalls > 1 ? .chain : .element
    default: .plain
    }
  }

  /// Whether it stands on one line whatever it holds, so that a closure of it may too.
  var isInlineable: Bool {
    switch self {
    case .ifExpression, .switchExpression: false
    case .try(_, let inner), .await(let inner): inner.isInlineable
    default: true
    }
  }
}

extension [Statement] {
  /// The statement of a body that may stand on its brace's line.
  var inlineStatement: Statement? {
    guard count == 1, let statement = first else { return nil }
    switch statement {
    case .expression(let expression): return expression.isInlineable ? statement : nil
    case .return(let value?): return value.isInlineable ? statement : nil
    case .assignment(_, _, let value): return value.isInlineable ? statement : nil
    case .return(nil), .throw, .break, .continue: return statement
    default: return nil
    }
  }
}
