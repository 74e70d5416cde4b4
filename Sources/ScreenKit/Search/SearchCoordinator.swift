/// Lets a query hear what is typed into the search bar of a screen.
@MainActor
final class SearchCoordinator: NSObject, UISearchResultsUpdating {
  let controller = UISearchController(searchResultsController: nil)
  private let query: SearchQuery

  /// Puts a search bar at the top of `screen`, by which the rows of `engine` are searched. They are
  /// asked for again after `queryDidChange`.
  init<Row>(
    _ configuration: SearchConfiguration, of engine: ListEngine<Row>, on screen: ScreenController,
    queryDidChange: @escaping @MainActor (String) -> Void
  ) {
    let runtime = screen.runtime
    query = SearchQuery(configuration, clock: runtime.clock) { [weak engine] text in
      queryDidChange(text)
      engine?.setNeedsUpdate()
    }
    super.init()
    engine.search = query
    controller.searchResultsUpdater = self
    controller.obscuresBackgroundDuringPresentation = false
    controller.searchBar.placeholder = configuration.prompt.map(runtime.string)
    screen.navigationItem.searchController = controller
    // The search then goes with this screen, and is not over what is pushed meanwhile.
    screen.definesPresentationContext = true
    screen.navigationItem.hidesSearchBarWhenScrolling = false
  }

  func updateSearchResults(for searchController: UISearchController) {
    query.update(searchController.searchBar.text ?? "")
  }
}
