/// How a list that a presenter decides about is shown.
public struct PresenterListConfiguration: ListScreenConfiguration {
  public var title: ScreenText?
  /// How items stand in a collection view, where the presenter doesn't say. Tables have one way.
  public var layout: ListLayout
  public var pullToRefresh: Bool
  public var refreshTint: ColorToken?
  public var background: ColorToken?
  public var showsScrollIndicators: Bool
  public var hidesNavigationBar: Bool
  public var loading: LoadingStyle
  public var error: ErrorState
  public var search: SearchConfiguration?

  /// A plain list, unless said otherwise.
  public init(
    title: ScreenText? = nil, layout: ListLayout = .list, pullToRefresh: Bool = false,
    refreshTint: ColorToken? = nil, background: ColorToken? = nil,
    showsScrollIndicators: Bool = true, hidesNavigationBar: Bool = false,
    loading: LoadingStyle = .spinner, error: ErrorState = ErrorState(),
    search: SearchConfiguration? = nil
  ) {
    self.title = title
    self.layout = layout
    self.pullToRefresh = pullToRefresh
    self.refreshTint = refreshTint
    self.background = background
    self.showsScrollIndicators = showsScrollIndicators
    self.hidesNavigationBar = hidesNavigationBar
    self.loading = loading
    self.error = error
    self.search = search
  }
}
