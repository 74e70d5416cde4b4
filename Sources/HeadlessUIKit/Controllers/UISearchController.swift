public import Foundation

/// Runs a search from a search bar.
@MainActor open class UISearchController: UIViewController {
  /// When the buttons of the scopes are seen.
  public enum ScopeBarActivation: Int, Sendable {
    case automatic = 0
    case manual = 1
    case onTextEntry = 2
    case onSearchActivation = 3
  }

  open private(set) var searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open private(set) var searchBar = UISearchBar()
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var scopeBarActivation = ScopeBarActivation.automatic
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }
  open var showsSearchResultsController = false
  /// What is offered to search for as long as a search runs; nil for nothing.
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { suggestionsDidChange() } }
  let suggestionList = SearchSuggestionList()

  /// A search whose results a controller shows, or the searched screen itself if there is none.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchController = self
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    searchBar.searchController = self
  }

  /// Whether a search runs.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive { begin() } else { end() }
    }
  }

  private func begin() {
    delegate?.willPresentSearchController(self)
    presentOverSearchedScreen()
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    showScopes(active: true)
    searchResultsUpdater?.updateSearchResults(for: self)
    placeSuggestions()
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    endBeingPresentedOverScreen()
    searchBar.resignFirstResponder()
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    showScopes(active: false)
    let hadText = !(searchBar.text ?? "").isEmpty
    searchBar.searchTextField.text = ""
    if hadText { searchBar.delegate?.searchBar(searchBar, textDidChange: "") }
    searchResultsUpdater?.updateSearchResults(for: self)
    placeSuggestions()
    delegate?.didDismissSearchController(self)
  }

  private func showScopes(active isActive: Bool) {
    switch scopeBarActivation {
    case .automatic, .onSearchActivation: searchBar.showsScopeBar = isActive
    case .onTextEntry: searchBar.showsScopeBar = isActive && searchBar.text?.isEmpty == false
    case .manual: break
    }
  }

  func searchTextDidChange() {
    if scopeBarActivation == .onTextEntry { showScopes(active: isActive) }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  func scopeDidChange(to index: Int) {
    searchResultsUpdater?.updateSearchResults(for: self)
  }
}

/// Brings the results of a search up to date.
@MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

/// Is notified of the beginning and end of a search.
@MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
