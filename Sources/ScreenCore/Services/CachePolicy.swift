/// How long an answer is as good as a new one, and what becomes of it afterwards.
public struct CachePolicy: Hashable, Sendable {
  /// What becomes of answers that are older.
  public enum Older: Hashable, Sendable {
    /// They are not shown any more.
    case dropped
    /// They are shown until the server, which is asked anew, has answered.
    case shownMeanwhile
    /// They are shown when the server, which is asked first, cannot be reached.
    case shownOffline
  }

  /// How long an answer is fresh: the server isn't asked as long as it is.
  public var lifetime: Duration
  public var older: Older

  /// Answers stay fresh for `lifetime`.
  public init(for lifetime: Duration, older: Older = .dropped) {
    self.lifetime = lifetime
    self.older = older
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
