/// Lets a query hear what is typed into the search bar of a screen, and a scope be chosen below it.
@MainActor
final class SearchCoordinator: NSObject, UISearchResultsUpdating, UISearchBarDelegate {
  let controller = UISearchController(searchResultsController: nil)
  private let query: SearchQuery
  private let scopes: SearchScopes?

  /// Puts a search bar at the top of `screen`, by which the rows of `engine` are searched in one of `scopes`.
  /// They are asked for again after `queryDidChange`.
  init<Row>(
    _ configuration: SearchConfiguration, in scopes: SearchScopes?, of engine: ListEngine<Row>,
    on screen: ScreenController,
    queryDidChange: @escaping @MainActor (String) -> Void
  ) {
    let runtime = screen.runtime
    self.scopes = scopes
    query = SearchQuery(configuration, clock: runtime.clock) { [weak engine] text in
      queryDidChange(text)
      engine?.setNeedsUpdate()
    }
    super.init()
    engine.search = query
    controller.searchResultsUpdater = self
    controller.obscuresBackgroundDuringPresentation = false
    controller.searchBar.placeholder = configuration.prompt.map(runtime.string)
    if let scopes { show(scopes.titles.map(runtime.string)) }
    screen.navigationItem.searchController = controller
    // The search then goes with this screen, and is not over what is pushed meanwhile.
    screen.definesPresentationContext = true
    screen.navigationItem.hidesSearchBarWhenScrolling = false
  }

  /// Shows the scopes as long as the bar is there: they say what a list shows before anything is typed, too.
  private func show(_ titles: [String]) {
    let bar = controller.searchBar
    controller.scopeBarActivation = .manual
    bar.scopeButtonTitles = titles
    bar.showsScopeBar = true
    bar.delegate = self
    showChosenScope()
  }

  /// Marks the scope that is chosen now, whoever chose it.
  func showChosenScope() {
    guard let chosen = scopes?.chosen(), chosen != controller.searchBar.selectedScopeButtonIndex
    else { return }
    controller.searchBar.selectedScopeButtonIndex = chosen
  }

  func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {
    scopes?.choose(selectedScope)
  }

  func updateSearchResults(for searchController: UISearchController) {
    query.update(searchController.searchBar.text ?? "")
  }
}
