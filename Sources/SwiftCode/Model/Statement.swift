/// A statement.
public enum Statement: Sendable {
  case expression(Expression)
  /// A local declaration.
  indirect case declaration(Declaration)
  /// `target = value`, or another assignment operator.
  indirect case assignment(Expression, InfixOperator, Expression)
  case `return`(Expression?)
  case `throw`(Expression)
  indirect case `if`(IfStatement)
  indirect case `guard`([Condition], else: [Statement])
  indirect case `switch`(SwitchStatement)
  indirect case forIn(ForStatement)
  indirect case `while`([Condition], body: [Statement])
  indirect case repeatWhile(body: [Statement], Expression)
  indirect case `do`(DoStatement)
  case `defer`([Statement])
  case `break`(label: String?)
  case `continue`(label: String?)
  case `fallthrough`
  /// `// text`, one line per line of text.
  case comment(String)
  case blankLine
  case conditional(ConditionalCompilation<Statement>)
  /// Lines that are printed as they stand, indented like their surroundings.
  case raw([String])
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
    .assignment(target, "=", value)
  }

  /// `return`
  public static let `return`: Statement = .return(nil)

  /// `break`
  public static let `break`: Statement = .break(label: nil)

  /// `continue`
  public static let `continue`: Statement = .continue(label: nil)

  /// `if conditions { then } else { else }`
  public static func `if`(
    _ conditions: [Condition], then: [Statement], else otherwise: [Statement]? = nil
  ) -> Statement {
    .if(IfStatement(conditions, then: then, else: otherwise))
  }

  /// `switch subject { cases }`
  public static func `switch`(_ subject: Expression, _ cases: [SwitchCase]) -> Statement {
    .switch(SwitchStatement(subject, cases))
  }

  /// A call as a statement.
  public static func call(
    _ callee: Expression, _ arguments: [Argument] = [], trailing: Closure? = nil
  ) -> Statement {
    .expression(.call(callee, arguments, trailing: trailing))
  }
}

/// `if … else if … else …`
public struct IfStatement: Sendable {
  /// The branches with conditions, first to last; never empty.
  public var branches: [ConditionalBranch]
  /// The final `else`.
  public var otherwise: [Statement]?

  /// Creates an `if` of several branches.
  public init(
    first: ConditionalBranch, elseIf: [ConditionalBranch] = [], else otherwise: [Statement]? = nil
  ) {
    self.branches = [first] + elseIf
    self.otherwise = otherwise
  }

  /// Creates an `if` of one branch.
  public init(
    _ conditions: [Condition], then: [Statement], else otherwise: [Statement]? = nil
  ) {
    self.branches = [ConditionalBranch(conditions, then)]
    self.otherwise = otherwise
  }
}

/// Conditions and what happens when they hold.
public struct ConditionalBranch: Sendable {
  public var conditions: [Condition]
  public var body: [Statement]

  /// Creates a branch.
  public init(_ conditions: [Condition], _ body: [Statement]) {
    self.conditions = conditions
    self.body = body
  }
}

/// A `switch` over a subject.
public struct SwitchStatement: Sendable {
  public var subject: Expression
  public var cases: [SwitchCase]

  /// Creates a switch; nothing is added to the cases given.
  public init(_ subject: Expression, _ cases: [SwitchCase]) {
    self.subject = subject
    self.cases = cases
  }
}

/// `case patterns where condition: body`, or `default: body`.
public struct SwitchCase: Sendable {
  /// `@unknown` in front of `default`.
  public var attributes: [Attribute]
  /// The patterns; none means `default`.
  public var patterns: [Pattern]
  public var condition: Expression?
  public var body: [Statement]

  /// Creates a case.
  public init(_ patterns: [Pattern], where condition: Expression? = nil, body: [Statement]) {
    self.attributes = []
    self.patterns = patterns
    self.condition = condition
    self.body = body
  }

  /// Creates a case of one pattern.
  public init(_ pattern: Pattern, where condition: Expression? = nil, body: [Statement]) {
    self.init([pattern], where: condition, body: body)
  }

  /// `default: body`
  public static func `default`(
    attributes: [Attribute] = [], body: [Statement]
  ) -> SwitchCase {
    var result = SwitchCase([], body: body)
    result.attributes = attributes
    return result
  }
}

/// `for pattern in sequence where condition { body }`
public struct ForStatement: Sendable {
  public var pattern: Pattern
  public var sequence: Expression
  public var condition: Expression?
  public var body: [Statement]
  /// `for try await`.
  public var isAwaited: Bool
  /// `for try await`.
  public var isTried: Bool

  /// Creates a loop.
  public init(
    _ pattern: Pattern,
    in sequence: Expression,
    where condition: Expression? = nil,
    isTried: Bool = false,
    isAwaited: Bool = false,
    body: [Statement]
  ) {
    self.pattern = pattern
    self.sequence = sequence
    self.condition = condition
    self.isTried = isTried
    self.isAwaited = isAwaited
    self.body = body
  }
}

/// `do { body } catch …`
public struct DoStatement: Sendable {
  /// The thrown type of `do throws(E)`.
  public var `throws`: ThrowsClause?
  public var body: [Statement]
  public var catches: [CatchClause]

  /// Creates a `do` statement.
  public init(_ body: [Statement], throws: ThrowsClause? = nil, catches: [CatchClause] = []) {
    self.body = body
    self.throws = `throws`
    self.catches = catches
  }
}

/// `catch pattern where condition { body }`
public struct CatchClause: Sendable {
  public var pattern: Pattern?
  public var condition: Expression?
  public var body: [Statement]

  /// Creates a clause; without a pattern it catches all.
  public init(_ pattern: Pattern? = nil, where condition: Expression? = nil, body: [Statement]) {
    self.pattern = pattern
    self.condition = condition
    self.body = body
  }
}

/// `#if … #elseif … #else … #endif` around declarations or statements.
public struct ConditionalCompilation<Element: Sendable>: Sendable {
  /// A branch; an empty condition means `#else`.
  public struct Branch: Sendable {
    public var condition: String
    public var elements: [Element]

    /// Creates a branch.
    public init(_ condition: String, _ elements: [Element]) {
      self.condition = condition
      self.elements = elements
    }
  }

  public var branches: [Branch]

  /// Creates a block of branches.
  public init(branches: [Branch]) { self.branches = branches }

  /// Creates a block with one condition.
  public init(_ condition: String, _ elements: [Element], else otherwise: [Element] = []) {
    branches = [Branch(condition, elements)]
    if !otherwise.isEmpty { branches.append(Branch("", otherwise)) }
  }
}
