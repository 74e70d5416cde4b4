/// Short ways to write the commonest expressions.
extension Expression {
  /// An implicit member: `.name`.
  public static func implicit(_ name: String) -> Expression { .member(nil, name) }

  /// A string literal with interpolations.
  public static func string(_ segments: [StringSegment]) -> Expression { .interpolated(segments) }

  /// A call whose arguments are listed one after the other.
  public static func call(
    _ callee: consuming Expression, trailing: consuming Closure? = nil,
    listing arguments: (inout ArgumentList) -> Void
  ) -> Expression {
    var list = ArgumentList()
    arguments(&list)
    return .call(callee, list.arguments, trailing: trailing)
  }

  /// A call of an implicit member: `.name(arguments)`.
  public static func implicit(_ name: String, _ arguments: [Argument]) -> Expression {
    .call(.member(nil, name), arguments)
  }

  /// A call of an implicit member whose arguments are listed one after the other.
  public static func implicit(
    _ name: consuming String, trailing: consuming Closure? = nil,
    listing arguments: (inout ArgumentList) -> Void
  ) -> Expression {
    .call(.member(nil, name), trailing: trailing, listing: arguments)
  }

  /// `!expression`
  public static func not(_ expression: Expression) -> Expression { .prefix("!", expression) }

  /// A closure of one expression without parameters.
  public static func closure(_ expression: Expression) -> Expression {
    .closure(Closure(expression))
  }

  /// A closure of one expression.
  public static func closure(
    _ parameters: [String], _ expression: Expression
  ) -> Expression {
    .closure(Closure(parameters, expression))
  }

  /// A closure of statements.
  public static func closure(
    _ parameters: [String] = [], captures: [String] = [], body: [Statement]
  ) -> Expression {
    .closure(Closure(parameters, captures: captures, body: body))
  }

  /// `self.name`
  public func member(_ name: String) -> Expression { .member(self, name) }

  /// A call of a member: `self.name(arguments)`.
  public func call(
    _ name: consuming String, _ arguments: consuming [Argument] = [],
    trailing: consuming Closure? = nil
  ) -> Expression {
    .call(.member(self, name), arguments, trailing: trailing)
  }

  /// `self?`, for what follows in an optional chain.
  public var optionalChained: Expression { .optionalChain(self) }

  /// `self as? T`
  public func cast(_ kind: CastKind, to type: SwiftType) -> Expression { .cast(self, kind, type) }
}
