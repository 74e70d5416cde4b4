/// How a list that a presenter decides about is shown.
public struct PresenterListConfiguration: Sendable {
  public var title: ScreenText?
  /// How items stand in a collection view, where the presenter doesn't say. Tables have one way.
  public var layout: ListLayout
  /// Whether a pull at the top loads anew.
  public var pullToRefresh: Bool
  public var loading: LoadingStyle
  public var error: ErrorState
  public var search: SearchConfiguration?

  /// A plain list, unless said otherwise.
  public init(
    title: ScreenText? = nil, layout: ListLayout = .list, pullToRefresh: Bool = false,
    loading: LoadingStyle = .spinner, error: ErrorState = ErrorState(),
    search: SearchConfiguration? = nil
  ) {
    self.title = title
    self.layout = layout
    self.pullToRefresh = pullToRefresh
    self.loading = loading
    self.error = error
    self.search = search
  }

  var display: ListDisplayConfiguration {
    ListDisplayConfiguration(pullToRefresh: pullToRefresh, loading: loading, error: error)
  }
}
