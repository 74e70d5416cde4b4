/// How a coordinated list behaves.
public struct ListConfiguration: Sendable {
  public var title: ScreenText?
  /// Whether a pull at the top loads anew.
  public var pullToRefresh: Bool
  /// The colour of what a pull shows; nil for the theme's accent.
  public var refreshTint: ColorToken?
  /// Loads anew when the screen appears and its last load is older than this.
  public var reloadOnAppear: Duration?
  /// Loads anew when one of these happened.
  public var reloadEvents: [ScreenEvent]
  /// What is shown while the first rows are awaited.
  public var loading: LoadingStyle
  /// What is shown when a load failed.
  public var error: ErrorState
  public var search: SearchConfiguration?

  /// A list with a spinner and without pull to refresh, unless said otherwise.
  public init(
    title: ScreenText? = nil, pullToRefresh: Bool = false, refreshTint: ColorToken? = nil,
    reloadOnAppear: Duration? = nil, reloadEvents: [ScreenEvent] = [],
    loading: LoadingStyle = .spinner, error: ErrorState = ErrorState(),
    search: SearchConfiguration? = nil
  ) {
    self.title = title
    self.pullToRefresh = pullToRefresh
    self.refreshTint = refreshTint
    self.reloadOnAppear = reloadOnAppear
    self.reloadEvents = reloadEvents
    self.loading = loading
    self.error = error
    self.search = search
  }
}
