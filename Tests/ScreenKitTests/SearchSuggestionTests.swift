import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// What a search offers to search for while its field is edited.
@MainActor @Suite struct SearchSuggestionTests {
  private let bench = FixtureBench()

  private func show(
    _ suggestions: @escaping @MainActor (SuggestState) -> SearchSuggestions?
  ) async throws -> (driver: ScreenDriver, screen: SuggestingController) {
    let screen = SuggestingController(app: bench.app, suggesting: suggestions)
    let driver = bench.show(screen)
    try await driver.settle()
    return (driver, screen)
  }

  private func showNames() async throws -> (driver: ScreenDriver, screen: SuggestingController) {
    try await show { _ in SearchSuggestions(words: ["Anna", "Bertil", "Åsa"]) }
  }

  @Test func suggestionsAreSeenOnceTheFieldIsEdited() async throws {
    let (driver, _) = try await showNames()
    #expect(!driver.dump.contains("suggestions"))
    #expect(!driver.sees("Bertil"))
    try await driver.beginSearch()
    #expect(driver.dump.contains("search \"Names\"\n    suggestions [Anna] [Bertil] [Åsa]"))
    #expect(driver.sees("Bertil"))
  }

  @Test("a tap on a suggestion searches for it without a pause, and shows what is found")
  func tapSearches() async throws {
    let (driver, screen) = try await showNames()
    try await driver.beginSearch()
    try await driver.chooseSuggestion("Bertil")
    #expect(screen.state.value.query == "Bertil")
    #expect(driver.dump.contains("search \"Bertil\""))
    #expect(!driver.dump.contains("suggestions"))
    #expect(await bench.transport.requests.count == 2)
    #expect(await bench.transport.requests.last?.query("name") == "Bertil")
  }

  @Test func typingNarrowsThemWhateverItsCapitalsAndAccents() async throws {
    let (driver, _) = try await showNames()
    try await driver.search(for: "AS")
    #expect(driver.dump.contains("suggestions [Åsa]"))
    try await driver.search(for: "xyz")
    #expect(!driver.dump.contains("suggestions"))
  }

  @Test func typingOnAfterOneWasChosenSuggestsAgain() async throws {
    let (driver, _) = try await showNames()
    try await driver.beginSearch()
    try await driver.chooseSuggestion("Anna")
    #expect(!driver.dump.contains("suggestions"))
    try await driver.search(for: "a")
    #expect(driver.dump.contains("suggestions [Anna] [Åsa]"))
  }

  @Test("those that were found by the query are offered as they are")
  func foundOnesAreNotNarrowed() async throws {
    let (driver, _) = try await show { _ in
      SearchSuggestions(words: ["Jönköping"], narrowed: false)
    }
    try await driver.search(for: "jonkopign")
    #expect(driver.dump.contains("suggestions [Jönköping]"))
  }

  @Test func theyFollowTheState() async throws {
    let (driver, screen) = try await show { SearchSuggestions(words: $0.recent) }
    try await driver.beginSearch()
    #expect(!driver.dump.contains("suggestions"))
    screen.state.value.recent = ["Anna"]
    try await driver.settle()
    #expect(driver.dump.contains("suggestions [Anna]"))
  }

  @Test func whatIsSaidOfItemsIsOfferedOnceAndWhereItSaysSomething() async throws {
    let (driver, _) = try await show { _ in
      SearchSuggestions(of: [1, 2, 3, 11]) { $0 == 2 ? .verbatim("") : .verbatim("No. \($0 % 10)") }
    }
    try await driver.beginSearch()
    #expect(driver.dump.contains("suggestions [No. 1] [No. 3]\n"))
  }

  @Test func suggestionsThatAreNotThereAreTold() async throws {
    let (driver, _) = try await showNames()
    let early = await #expect(throws: DriverError.self) {
      try await driver.chooseSuggestion("Anna")
    }
    #expect(early?.message == "The search suggests nothing.")
    try await driver.search(for: "ann")
    let other = await #expect(throws: DriverError.self) {
      try await driver.chooseSuggestion("Bertil")
    }
    #expect(other?.message == "There is no suggestion \"Bertil\", but \"Anna\".")
  }

  @Test func bothKindsOfHandsChooseAlike() async throws {
    let calls = try await expectAlike { log in
      let screen = SuggestingController(app: bench.app) { _ in
        SearchSuggestions(words: ["Anna", "Bertil"])
      }
      screen.onQuery = { log($0) }
      return screen
    } _: { driver, _ in
      try await driver.beginSearch()
      try await driver.chooseSuggestion("Bertil")
      try await driver.search(for: "An")
      try await driver.chooseSuggestion("Anna")
    }
    #expect(calls == ["Bertil", "Anna"])
  }

  @Test func listsInContainersSuggest() async throws {
    let list = SuggestingCoordinator(app: bench.app)
    let driver = bench.show(list.primaryViewController)
    try await driver.settle()
    try await driver.beginSearch()
    #expect(driver.dump.contains("suggestions [Cities]"))
    try await driver.chooseSuggestion("Cities")
    #expect(list.state.value.query == "Cities")
  }
}

private struct SuggestState: Hashable, Sendable {
  var query = ""
  var recent: [String] = []
}

private let search = SearchConfiguration(prompt: .verbatim("Names"))

/// Users by name.
@MainActor
private func users(in app: FixtureApp, _ state: StateBox<SuggestState>) -> RemoteDataSource<User> {
  RemoteDataSource(client: app.main, items: "rows") {
    Endpoint(.get, "/users.json", query: [QueryItem("name", state.value.query)])
  }
}

private final class SuggestingController: CollectionController {
  let state = StateBox(SuggestState())
  var onQuery: (String) -> Void = { _ in }
  private let app: FixtureApp
  private let suggestions: @MainActor (SuggestState) -> SearchSuggestions?

  init(
    app: FixtureApp,
    suggesting suggestions: @escaping @MainActor (SuggestState) -> SearchSuggestions?
  ) {
    self.app = app
    self.suggestions = suggestions
    super.init(runtime: app.runtime, configuration: CollectionConfiguration(search: search))
    observe(state)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func searchQueryDidChange(_ query: String) {
    state.value.query = query
    onQuery(query)
  }

  override func makeSearchSuggestions() -> SearchSuggestions? { suggestions(state.value) }

  override func makeSections() -> [ListSection] {
    let userRow = UserRow()
    return [
      ListSection(
        id: "people", reloadKey: { [state] in state.value.query },
        source: users(in: app, state), row: { Row($0, userRow) })
    ]
  }
}

private final class SuggestingCoordinator: ListCoordinator {
  let state = StateBox(SuggestState())
  private let app: FixtureApp

  init(app: FixtureApp) {
    self.app = app
    super.init(runtime: app.runtime, configuration: ListConfiguration(search: search))
    observe(state)
  }

  override func searchQueryDidChange(_ query: String) { state.value.query = query }

  override func makeSearchSuggestions() -> SearchSuggestions? {
    SearchSuggestions(texts: [.verbatim("Cities")])
  }

  override func makeSections() -> [ControllerSection] {
    let userRow = UserRow()
    return [
      ControllerSection(
        id: "people", reloadKey: { [state] in state.value.query },
        source: users(in: app, state), row: { ControllerRow($0, userRow) })
    ]
  }
}
