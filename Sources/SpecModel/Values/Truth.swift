/// Whether something is so: always, never, or as long as a condition holds.
public enum Truth: Sendable {
  case never, always
  case when(Expression)

  /// Whether it is so whatever else is.
  public var isAlways: Bool { if case .always = self { true } else { false } }

  /// Whether it is so whatever else is not.
  var isNever: Bool { if case .never = self { true } else { false } }

  /// What has to hold; nil where it is always the same.
  public var condition: Expression? {
    if case .when(let condition) = self { condition } else { nil }
  }
}
