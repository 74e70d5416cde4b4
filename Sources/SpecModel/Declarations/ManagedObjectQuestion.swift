import SourceText

/// Which objects of an entity of Core Data, and in which order.
public struct ManagedObjectQuestion: Sendable {
  public enum Comparison: String, Sendable, Hashable, CaseIterable {
    case equal, notEqual, less, atMost, greater, atLeast, contains, beginsWith
    case isOneOf = "in"
    case isNoneOf = "notIn"
  }

  /// What a value has to be like.
  public struct Filter: Sendable {
    /// A dotted path: to-one relationships, and an attribute at the end.
    public var keyPath: Name
    public var comparison: Comparison
    public var value: Expression
  }

  /// A field of the model, and where its value stands in objects.
  public struct Property: Sendable {
    public var field: Name
    public var keyPath: Name
  }

  public var entity: Name
  /// Fields whose values stand elsewhere than in an attribute of their name.
  public var properties: [Property]
  public var filters: [Filter]
  public var order: [SortKey]
  /// How many objects at most.
  public var limit: Int?
}
