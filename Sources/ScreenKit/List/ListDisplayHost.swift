/// What a list display asks of what runs the screen, and tells it.
@MainActor
public protocol ListScreen: AnyObject {
  /// What the screen shows when there is nothing; nil for the library's own words.
  func makeEmptyState() -> EmptyState?

  /// Which rows can be selected together, and what can be done with them; nil for none.
  func makeSelection() -> ListSelection?

  /// What the list can be searched in; nil for a search without scopes.
  func makeSearchScopes() -> SearchScopes?

  /// What is offered to search for now; nil for a search without suggestions.
  func makeSearchSuggestions() -> SearchSuggestions?

  /// Called when the words to search for have changed and the reader has paused.
  func searchQueryDidChange(_ query: String)

  /// Called when the list scrolls.
  func didScroll(_ scrollView: UIScrollView)

  /// Called when the list has begun to be dragged.
  func willBeginDragging(_ scrollView: UIScrollView)

  /// Loads what the screen shows anew, as after a pull at the top.
  func reload()
}

extension ListScreen {
  public func makeEmptyState() -> EmptyState? { nil }
  public func makeSelection() -> ListSelection? { nil }
  public func makeSearchScopes() -> SearchScopes? { nil }
  public func makeSearchSuggestions() -> SearchSuggestions? { nil }
  public func searchQueryDidChange(_ query: String) {}
  public func didScroll(_ scrollView: UIScrollView) {}
  public func willBeginDragging(_ scrollView: UIScrollView) {}
}

/// A screen with a list, whose rows are shown by a list display.
@MainActor
public protocol ListDisplayHost: ScreenController, ListScreen, EmbeddingScreen, ContentSizing {
  /// What shows the list; the screen owns it.
  var listContent: any ListContent { get }
}

/// A list as what fills a screen.
@MainActor
public protocol ListContent: ScreenContent, EmbeddingScreen, ContentSizing {
  /// Tries again what failed.
  func retry()

  /// Loads everything anew as a pull at the top does, and shows that it does.
  func forceRefresh()

  /// The item of the row at `path`; nil where there is none.
  func item(at path: IndexPath) -> (any Model)?
}

extension ListDisplayHost {
  /// Asks for the rows again, once per turn however often it is called.
  public func setNeedsUpdate() {
    listContent.setNeedsUpdate()
  }

  /// Tries again what failed.
  public func retry() {
    listContent.retry()
  }

  /// The item of the row at `path`; nil where there is none.
  public func item(at path: IndexPath) -> (any Model)? {
    listContent.item(at: path)
  }

  public func embeddedContentDidChange(in child: UIViewController) {
    listContent.embeddedContentDidChange(in: child)
  }

  public func contentHeight(width: CGFloat) -> CGFloat {
    listContent.contentHeight(width: width)
  }
}
