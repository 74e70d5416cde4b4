/// How a table screen behaves.
public struct TableConfiguration: ListScreenConfiguration {
  public var title: ScreenText?
  /// How the table's sections look.
  public var style: UITableView.Style
  public var pullToRefresh: Bool
  public var refreshTint: ColorToken?
  public var background: ColorToken?
  /// Whether there are lines between rows.
  public var showsSeparators: Bool
  public var showsScrollIndicators: Bool
  public var hidesNavigationBar: Bool
  /// Loads anew when the screen appears and its last load is older than this.
  public var reloadOnAppear: Duration?
  /// Loads anew when one of these happened.
  public var reloadEvents: [ScreenEvent]
  public var loading: LoadingStyle
  public var error: ErrorState
  public var search: SearchConfiguration?

  /// A plain table with lines between its rows, unless said otherwise.
  public init(
    title: ScreenText? = nil, style: UITableView.Style = .plain, pullToRefresh: Bool = false,
    refreshTint: ColorToken? = nil, background: ColorToken? = nil, showsSeparators: Bool = true,
    showsScrollIndicators: Bool = true, hidesNavigationBar: Bool = false,
    reloadOnAppear: Duration? = nil, reloadEvents: [ScreenEvent] = [],
    loading: LoadingStyle = .spinner, error: ErrorState = ErrorState(),
    search: SearchConfiguration? = nil
  ) {
    self.title = title
    self.style = style
    self.pullToRefresh = pullToRefresh
    self.refreshTint = refreshTint
    self.background = background
    self.showsSeparators = showsSeparators
    self.showsScrollIndicators = showsScrollIndicators
    self.hidesNavigationBar = hidesNavigationBar
    self.reloadOnAppear = reloadOnAppear
    self.reloadEvents = reloadEvents
    self.loading = loading
    self.error = error
    self.search = search
  }
}
