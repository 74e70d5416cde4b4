/// What of the findings a run shows.
public struct FindingFilter: Sendable {
  /// The rules whose findings are shown; nil for all.
  public var only: Set<String>?
  /// What was found before and is not shown.
  public var baseline: BaselineFile?

  /// Creates a filter.
  public init(only: Set<String>? = nil, baseline: BaselineFile? = nil) {
    self.only = only
    self.baseline = baseline
  }

  /// Whether all findings are shown.
  var isEmpty: Bool { only == nil && baseline == nil }
}
