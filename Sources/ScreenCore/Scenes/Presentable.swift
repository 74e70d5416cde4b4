/// A presenter as its controller sees it. The controller owns it and tells it what it lives through.
@MainActor
public protocol Presentable: ScreenLife {}

/// A presenter of a list.
@MainActor
public protocol ListPresentable<Row>: Presentable {
  /// A row as the presenter knows it: what it shows and which look it has, but no cell.
  associatedtype Row: ListRow

  /// The list at work. The presenter owns it; the controller shows it, and begins and ends its loads
  /// as it appears and leaves.
  var list: ListEngine<Row> { get }

  /// How rows are laid out now; nil for the way of the controller's configuration.
  var layout: ListLayout? { get }

  /// The words to search for have changed and the reader has paused.
  func searchQueryDidChange(_ query: String)

  /// What the list can be searched in; nil for a search without scopes.
  func makeSearchScopes() -> SearchScopes?

  /// What is offered to search for now; nil for a search without suggestions.
  func makeSearchSuggestions() -> SearchSuggestions?
}

extension ListPresentable {
  public var layout: ListLayout? { nil }
  public func searchQueryDidChange(_ query: String) {}
  public func makeSearchScopes() -> SearchScopes? { nil }
  public func makeSearchSuggestions() -> SearchSuggestions? { nil }

  /// Whether the list can load more at its end.
  public var scrollingState: InfiniteScrollingState {
    if list.isLoadingMore { return .loading }
    return list.more == .none ? .cannotPaginate : .canPaginate
  }
}

/// A presenter of a form.
@MainActor
public protocol FormPresentable<Form>: Presentable {
  /// The values of the form.
  associatedtype Form: Hashable & Sendable

  /// The values now. The presenter owns them; the controller's fields change them.
  var form: StateBox<Form> { get }

  /// The fields from the top.
  var fields: [FormField] { get }

  /// What is kept of what was entered when the form is left, or the app ends; nil where that is lost then.
  var formDraft: FormDraft? { get }

  /// Sends the form; called when nothing is wrong with its fields.
  func submit()
}

extension FormPresentable {
  public var formDraft: FormDraft? { nil }
}
