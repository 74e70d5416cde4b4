/// How a list is shown.
public struct ListDisplayConfiguration: Sendable {
  /// Whether a pull at the top loads anew.
  public var pullToRefresh: Bool
  /// The colour of what a pull shows; nil for the theme's accent.
  public var refreshTint: ColorToken?
  /// What is shown while the first rows are awaited.
  public var loading: LoadingStyle
  /// What is shown when a load failed.
  public var error: ErrorState

  /// A list with a spinner and without pull to refresh, unless said otherwise.
  public init(
    pullToRefresh: Bool = false, refreshTint: ColorToken? = nil, loading: LoadingStyle = .spinner,
    error: ErrorState = ErrorState()
  ) {
    self.pullToRefresh = pullToRefresh
    self.refreshTint = refreshTint
    self.loading = loading
    self.error = error
  }
}
