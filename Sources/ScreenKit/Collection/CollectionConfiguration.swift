/// How a list screen behaves.
public struct CollectionConfiguration: ListScreenConfiguration {
  public var title: ScreenText?
  public var layout: ListLayout
  public var pullToRefresh: Bool
  public var refreshTint: ColorToken?
  public var background: ColorToken?
  /// Whether scrolling stops at whole screens.
  public var isPagingEnabled: Bool
  public var showsScrollIndicators: Bool
  public var isScrollEnabled: Bool
  public var hidesNavigationBar: Bool
  /// Loads anew when the screen appears and its last load is older than this.
  public var reloadOnAppear: Duration?
  /// Loads anew when one of these happened.
  public var reloadEvents: [ScreenEvent]
  public var loading: LoadingStyle
  public var error: ErrorState
  public var search: SearchConfiguration?

  /// A plain list, unless said otherwise.
  public init(
    title: ScreenText? = nil, layout: ListLayout = .list, pullToRefresh: Bool = false,
    refreshTint: ColorToken? = nil, background: ColorToken? = nil, isPagingEnabled: Bool = false,
    showsScrollIndicators: Bool = true, isScrollEnabled: Bool = true,
    hidesNavigationBar: Bool = false, reloadOnAppear: Duration? = nil,
    reloadEvents: [ScreenEvent] = [], loading: LoadingStyle = .spinner,
    error: ErrorState = ErrorState(), search: SearchConfiguration? = nil
  ) {
    self.title = title
    self.layout = layout
    self.pullToRefresh = pullToRefresh
    self.refreshTint = refreshTint
    self.background = background
    self.isPagingEnabled = isPagingEnabled
    self.showsScrollIndicators = showsScrollIndicators
    self.isScrollEnabled = isScrollEnabled
    self.hidesNavigationBar = hidesNavigationBar
    self.reloadOnAppear = reloadOnAppear
    self.reloadEvents = reloadEvents
    self.loading = loading
    self.error = error
    self.search = search
  }
}
