/// Lets a query hear what is typed into the search bar of a screen, and a scope be chosen below it; offers what can be
/// searched for.
@MainActor
final class SearchCoordinator: NSObject, UISearchResultsUpdating, UISearchBarDelegate {
  let controller = UISearchController(searchResultsController: nil)
  private let query: SearchQuery
  private let scopes: SearchScopes?
  private let makeSuggestions: @MainActor () -> SearchSuggestions?
  private let string: @MainActor (ScreenText) -> String
  /// What was searched for by a suggestion or the search key: as long as the field says it, its results are seen and no
  /// suggestions.
  private var answered: String?
  private var suggested: [String] = []

  /// Puts a search bar at the top of `screen`, by which the rows of `engine` are searched in one of `scopes`.
  /// They are asked for again after `queryDidChange`.
  init<Row>(
    _ configuration: SearchConfiguration, in scopes: SearchScopes?, of engine: ListEngine<Row>,
    on screen: ScreenController,
    suggesting makeSuggestions: @escaping @MainActor () -> SearchSuggestions?,
    queryDidChange: @escaping @MainActor (String) -> Void
  ) {
    let runtime = screen.runtime
    self.scopes = scopes
    self.makeSuggestions = makeSuggestions
    string = runtime.string
    query = SearchQuery(configuration, clock: runtime.clock) { [weak engine] text in
      queryDidChange(text)
      engine?.setNeedsUpdate()
    }
    super.init()
    engine.search = query
    controller.searchResultsUpdater = self
    controller.searchBar.delegate = self
    controller.obscuresBackgroundDuringPresentation = false
    controller.searchBar.placeholder = configuration.prompt.map(runtime.string)
    if let scopes { show(scopes.titles.map(runtime.string)) }
    showSuggestions()
    screen.navigationItem.searchController = controller
    // The search then goes with this screen, and is not over what is pushed meanwhile.
    screen.definesPresentationContext = true
    screen.navigationItem.hidesSearchBarWhenScrolling = false
  }

  func updateSearchResults(for searchController: UISearchController) {
    query.update(searchController.searchBar.text ?? "")
    showSuggestions()
  }

  // MARK: Scopes

  /// Shows the scopes as long as the bar is there: they say what a list shows before anything is typed, too.
  private func show(_ titles: [String]) {
    let bar = controller.searchBar
    controller.scopeBarActivation = .manual
    bar.scopeButtonTitles = titles
    bar.showsScopeBar = true
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

  // MARK: Suggestions

  /// Offers what can be searched for now, which UIKit shows as long as the field is edited.
  func showSuggestions() {
    let text = controller.searchBar.text ?? ""
    if text != answered { answered = nil }
    let found = answered == nil ? makeSuggestions()?.strings(for: text, string) ?? [] : []
    guard found != suggested else { return }
    suggested = found
    controller.searchSuggestions =
      found.isEmpty ? nil : found.map { UISearchSuggestionItem(localizedSuggestion: $0) }
  }

  func updateSearchResults(
    for searchController: UISearchController,
    selecting searchSuggestion: any UISearchSuggestion
  ) {
    guard let text = searchSuggestion.localizedSuggestion else { return }
    answer(text)
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    answer(searchBar.text ?? "")
  }

  /// Searches for `text` at once and shows what is found, where the suggestions have been.
  private func answer(_ text: String) {
    answered = text
    if controller.searchBar.text != text { controller.searchBar.text = text }
    query.search(for: text)
    showSuggestions()
  }
}
