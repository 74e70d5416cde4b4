/// How long an answer is as good as a new one, and what becomes of it afterwards.
public struct CachePolicy: Hashable, Sendable {
  /// How long an answer is fresh: the server isn't asked as long as it is.
  public var lifetime: Duration
  /// Whether older answers are shown until the server has been asked anew.
  public var showsStale: Bool

  /// Answers stay fresh for `lifetime`.
  public init(for lifetime: Duration, showsStale: Bool = false) {
    self.lifetime = lifetime
    self.showsStale = showsStale
  }
}

/// What was kept from before.
public struct Kept<Value: Sendable>: Sendable {
  public var value: Value
  /// Whether it is too old to stay without asking anew.
  public var isStale: Bool

  /// A value from before.
  public init(_ value: Value, isStale: Bool) {
    self.value = value
    self.isStale = isStale
  }
}
