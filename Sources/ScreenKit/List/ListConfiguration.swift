/// How a list screen behaves, whatever view its rows are in.
public struct ListConfiguration: Sendable {
  /// What the screen is called.
  public var title: ScreenText?
  /// How rows stand in a collection view, where nothing else says it. Tables have one way.
  public var layout: ListLayout
  /// How the sections of a table look.
  public var style: UITableView.Style
  /// Whether a pull at the top loads anew.
  public var pullToRefresh: Bool
  /// What stands below the wheel that a pull shows; nil for nothing.
  public var refreshText: ScreenText?
  /// The colour of what a pull shows; nil for the theme's accent.
  public var refreshTint: ColorToken?
  /// The colour behind the rows; nil for the theme's background.
  public var background: ColorToken?
  /// Whether scrolling of a collection view stops at whole screens.
  public var isPagingEnabled: Bool
  /// Whether there are lines between the rows of a table whose sections don't say.
  public var showsSeparators: Bool
  public var showsScrollIndicators: Bool
  /// Whether a collection view scrolls.
  public var isScrollEnabled: Bool
  /// Whether the screen goes without the bar of the navigation it stands in.
  public var hidesNavigationBar: Bool
  /// Loads anew when the screen appears and its last load is older than this. Lists of presenters say it
  /// themselves.
  public var reloadOnAppear: Duration?
  /// Loads anew again and again while the screen is seen, so long after the last load. Lists of presenters say it
  /// themselves.
  public var reloadEvery: Duration?
  /// Loads anew when one of these happened. Lists of presenters say it themselves.
  public var reloadEvents: [ScreenEvent]
  /// What is shown while the first rows are awaited.
  public var loading: LoadingStyle
  /// What is shown when a load failed.
  public var error: ErrorState
  /// What is said below the last row while further rows are loaded, and when there are none.
  public var more: MoreTexts
  /// How rows are searched; nil for a list without a search bar.
  public var search: SearchConfiguration?

  /// A plain list with a spinner and without pull to refresh, unless said otherwise.
  public init(
    title: ScreenText? = nil, layout: ListLayout = .list, style: UITableView.Style = .plain,
    pullToRefresh: Bool = false, refreshText: ScreenText? = nil, refreshTint: ColorToken? = nil,
    background: ColorToken? = nil, isPagingEnabled: Bool = false, showsSeparators: Bool = true,
    showsScrollIndicators: Bool = true, isScrollEnabled: Bool = true,
    hidesNavigationBar: Bool = false, reloadOnAppear: Duration? = nil,
    reloadEvery: Duration? = nil, reloadEvents: [ScreenEvent] = [],
    loading: LoadingStyle = .spinner, error: ErrorState = ErrorState(),
    more: MoreTexts = MoreTexts(), search: SearchConfiguration? = nil
  ) {
    self.title = title
    self.layout = layout
    self.style = style
    self.pullToRefresh = pullToRefresh
    self.refreshText = refreshText
    self.refreshTint = refreshTint
    self.background = background
    self.isPagingEnabled = isPagingEnabled
    self.showsSeparators = showsSeparators
    self.showsScrollIndicators = showsScrollIndicators
    self.isScrollEnabled = isScrollEnabled
    self.hidesNavigationBar = hidesNavigationBar
    self.reloadOnAppear = reloadOnAppear
    self.reloadEvery = reloadEvery
    self.reloadEvents = reloadEvents
    self.loading = loading
    self.error = error
    self.more = more
    self.search = search
  }
}

/// How a list screen in a collection view behaves.
public typealias CollectionConfiguration = ListConfiguration

/// How a table screen behaves.
public typealias TableConfiguration = ListConfiguration

/// How a list that a presenter decides about is shown.
public typealias PresenterListConfiguration = ListConfiguration

extension ListEngine {
  /// The engine of a screen that behaves as `configuration` says.
  convenience init(_ configuration: ListConfiguration, of runtime: AppRuntime) {
    self.init(
      reloading: Reloading(
        onAppear: configuration.reloadOnAppear, every: configuration.reloadEvery,
        events: configuration.reloadEvents),
      in: runtime.sceneContext)
  }
}
