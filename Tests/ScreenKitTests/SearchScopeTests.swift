import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// What a list can be searched in, below the search field.
@MainActor @Suite struct SearchScopeTests {
  private let bench = FixtureBench()

  private func show() async throws -> (driver: ScreenDriver, screen: ScopedSearchController) {
    let screen = ScopedSearchController(app: bench.app)
    let driver = bench.show(screen)
    try await driver.settle()
    return (driver, screen)
  }

  private var asked: [String?] {
    get async { await bench.transport.requests.map { $0.query("audience") } }
  }

  @Test func scopesAreSeenBeforeAnythingIsTyped() async throws {
    let (driver, _) = try await show()
    #expect(driver.dump.contains("search \"Names\"\n    scopes [Everyone] Friends"))
    #expect(driver.sees("Friends"))
    #expect(await asked == ["everyone"])
  }

  @Test func chosenScopesAreAskedForAtOnce() async throws {
    let (driver, screen) = try await show()
    try await driver.chooseScope("Friends")
    #expect(screen.state.value.audience == .friends)
    #expect(driver.dump.contains("scopes Everyone [Friends]"))
    #expect(await asked == ["everyone", "friends-only"])
    try await driver.search(for: "ann")
    try await driver.advance(by: .milliseconds(300))
    #expect(await asked == ["everyone", "friends-only", "friends-only"])
    #expect(await bench.transport.requests.last?.query("name") == "ann")
  }

  @Test("the scope that is marked is what the state says, whoever set it")
  func stateIsMarked() async throws {
    let (driver, screen) = try await show()
    screen.state.value.audience = .friends
    try await driver.settle()
    #expect(driver.dump.contains("scopes Everyone [Friends]"))
    try await driver.chooseScope("Everyone")
    #expect(screen.state.value.audience == .everyone)
  }

  @Test func answersToOlderScopesAreDropped() async throws {
    let (driver, screen) = try await show()
    await bench.transport.hold()
    for (count, audience) in [Audience.friends, .everyone].enumerated() {
      screen.state.value.audience = audience
      try await wait(until: "the scope is asked for") {
        await bench.transport.heldCount == count + 1
      }
    }
    await bench.transport.release()
    try await driver.settle()
    #expect(driver.dump.contains("scopes [Everyone] Friends"))
    #expect(driver.sees("Anna"))
    #expect(await asked == ["everyone", "friends-only", "everyone"])
  }

  @Test func scopesThatAreNotThereAreTold() async throws {
    let (driver, _) = try await show()
    let error = await #expect(throws: DriverError.self) { try await driver.chooseScope("Foes") }
    #expect(error?.message == "There is no scope \"Foes\", but \"Everyone\", \"Friends\".")
    let plain = bench.show(SearchViewController(app: bench.app))
    try await plain.settle()
    let none = await #expect(throws: DriverError.self) { try await plain.chooseScope("Foes") }
    #expect(none?.message == "The search bar has no scopes.")
  }

  @Test func bothKindsOfHandsChooseAlike() async throws {
    let calls = try await expectAlike { log in
      let screen = ScopedSearchController(app: bench.app)
      screen.onScope = { log("\($0)") }
      return screen
    } _: { driver, _ in
      try await driver.chooseScope("Friends")
      try await driver.chooseScope("Friends")
      try await driver.chooseScope("Everyone")
    }
    #expect(calls == ["friends", "everyone"])
  }

  @Test func listsInContainersHaveScopes() async throws {
    let list = ScopedCoordinator(app: bench.app)
    let driver = bench.show(list.primaryViewController)
    try await driver.settle()
    #expect(driver.dump.contains("scopes [Everyone] Friends"))
    try await driver.chooseScope("Friends")
    #expect(list.state.value.audience == .friends)
  }
}

private struct ScopeState: Hashable, Sendable {
  var query = ""
  var audience = Audience.everyone
}

private let search = SearchConfiguration(prompt: .verbatim("Names"))

/// Users by name and audience.
@MainActor
private func users(in app: FixtureApp, _ state: StateBox<ScopeState>) -> RemoteDataSource<User> {
  RemoteDataSource(client: app.main, items: "rows") {
    Endpoint(
      .get, "/users.json",
      query: [
        QueryItem("name", state.value.query), QueryItem("audience", state.value.audience),
      ])
  }
}

private final class ScopedSearchController: CollectionController {
  let state = StateBox(ScopeState())
  var onScope: (Audience) -> Void = { _ in }
  private let app: FixtureApp

  init(app: FixtureApp) {
    self.app = app
    super.init(runtime: app.runtime, configuration: CollectionConfiguration(search: search))
    observe(state)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func searchQueryDidChange(_ query: String) { state.value.query = query }

  override func makeSearchScopes() -> SearchScopes? {
    SearchScopes(
      of: Audience.allCases,
      value: StateBinding(
        get: { [state] in state.value.audience },
        set: { [weak self, state] in
          state.value.audience = $0
          self?.onScope($0)
        }))
  }

  override func makeSections() -> [ListSection] {
    let userRow = UserRow()
    return [
      ListSection(
        id: "people",
        reloadKey: { [state] in [state.value.query, state.value.audience] as [AnyHashable] },
        source: users(in: app, state), row: { Row($0, userRow) })
    ]
  }
}

private final class ScopedCoordinator: ListCoordinator {
  let state = StateBox(ScopeState())
  private let app: FixtureApp

  init(app: FixtureApp) {
    self.app = app
    super.init(runtime: app.runtime, configuration: ListConfiguration(search: search))
    observe(state)
  }

  override func makeSearchScopes() -> SearchScopes? {
    SearchScopes(of: Audience.allCases, value: state.binding(\.audience))
  }

  override func makeSections() -> [ControllerSection] {
    let userRow = UserRow()
    return [
      ControllerSection(
        id: "people", reloadKey: { [state] in state.value.audience },
        source: users(in: app, state), row: { ControllerRow($0, userRow) })
    ]
  }
}
