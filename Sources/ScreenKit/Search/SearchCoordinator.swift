/// Lets a query hear what is typed into the search bar of a screen.
@MainActor
final class SearchCoordinator: NSObject, UISearchResultsUpdating {
  let controller = UISearchController(searchResultsController: nil)
  private let query: SearchQuery

  init(_ query: SearchQuery, prompt: String?) {
    self.query = query
    super.init()
    controller.searchResultsUpdater = self
    controller.obscuresBackgroundDuringPresentation = false
    controller.searchBar.placeholder = prompt
  }

  /// Puts the search bar at the top of `screen`.
  func install(in screen: UIViewController) {
    screen.navigationItem.searchController = controller
    screen.navigationItem.hidesSearchBarWhenScrolling = false
  }

  func updateSearchResults(for searchController: UISearchController) {
    query.update(searchController.searchBar.text ?? "")
  }
}
