/// One of two values, of which a condition tells the one that is meant: `{ when: …, then: …, else: … }`.
public struct ConditionalValue: Sendable, Hashable {
  public var condition: Expression
  /// The value where the condition holds.
  public var value: Expression
  /// The value where it does not.
  public var otherwise: Expression

  public init(condition: Expression, value: Expression, otherwise: Expression) {
    self.condition = condition
    self.value = value
    self.otherwise = otherwise
  }
}
