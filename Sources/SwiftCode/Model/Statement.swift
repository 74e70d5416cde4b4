/// A statement.
public enum Statement: Sendable {
  case expression(Expression)
  /// A local declaration.
  indirect case declaration(Declaration)
  /// `target = value`
  indirect case assignment(Expression, Expression)
  case `return`(Expression?)
  case `throw`(Expression)
  case `break`
  indirect case `if`([Condition], then: [Statement], else: [Statement]? = nil)
  indirect case `guard`([Condition], else: [Statement])
  indirect case `switch`(Expression, [SwitchCase])
  /// `// text`, one line per line of text.
  case comment(String)
  /// `#warning("text")`
  case warning(String)
}

extension Statement {
  /// `let name: type = value`
  public static func `let`(
    _ name: consuming String, _ type: consuming SwiftType? = nil,
    _ value: consuming Expression? = nil
  ) -> Statement {
    .declaration(.variable(VariableDeclaration(.let, name, type, value)))
  }

  /// `var name: type = value`
  public static func `var`(
    _ name: String, _ type: SwiftType? = nil, _ value: Expression? = nil
  ) -> Statement {
    .declaration(.variable(VariableDeclaration(.var, name, type, value)))
  }

  /// `target = value`
  public static func assign(
    _ target: consuming Expression, _ value: consuming Expression
  ) -> Statement {
    .assignment(target, value)
  }

  /// `return`
  public static let `return`: Statement = .return(nil)

  /// A call as a statement.
  public static func call(
    _ callee: Expression, _ arguments: [Argument] = [], trailing: Closure? = nil
  ) -> Statement {
    .expression(.call(callee, arguments, trailing: trailing))
  }
}

/// `case patterns: body`, or `default: body`.
public struct SwitchCase: Sendable {
  /// The patterns; none means `default`.
  public var patterns: [Pattern]
  public var body: [Statement]

  /// Creates a case.
  public init(_ patterns: [Pattern], body: [Statement]) {
    self.patterns = patterns
    self.body = body
  }

  /// Creates a case of one pattern.
  public init(_ pattern: Pattern, body: [Statement]) {
    self.init([pattern], body: body)
  }

  /// `default: body`
  public static func `default`(body: [Statement]) -> SwitchCase { SwitchCase([], body: body) }
}
