import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// A hand-written screen of models of any types.
private final class MixedViewController: CollectionController {
  private let source: HeterogeneousDataSource
  private let registry: AdapterRegistry

  init(runtime: AppRuntime, _ models: [any Model], _ registry: AdapterRegistry) {
    source = HeterogeneousDataSource(models: models)
    self.registry = registry
    super.init(runtime: runtime, configuration: CollectionConfiguration())
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [ListSection] {
    [
      ListSection(
        id: "all", source: source, adapters: registry, problems: runtime.problems)
    ]
  }
}

@MainActor @Suite struct AdapterRegistryTests {
  private let bench = FixtureBench()

  @Test func adaptersAreFoundByType() async throws {
    var registry = AdapterRegistry()
    var selected: [Identifier] = []
    registry.register(UserRow(), onSelect: { _, user in selected.append(user.id) })
    registry.register(MenuRow())
    let screen = MixedViewController(
      runtime: bench.app.runtime,
      [User(id: "1", name: "Ann"), MenuItem(id: "1", title: .verbatim("Menu"))], registry)
    let driver = bench.show(screen)
    try await driver.settle()
    #expect(driver.sees("Ann"))
    #expect(driver.sees("Menu"))
    try await driver.tap(text: "Ann")
    #expect(selected == ["1"])
  }

  @Test func missingAdaptersAreSeenAndReported() async throws {
    var problems: [String] = []
    bench.app.runtime.problems.handler = { problems.append($0) }
    var registry = AdapterRegistry()
    registry.register(UserRow())
    let screen = MixedViewController(
      runtime: bench.app.runtime, [StoryTray(id: "1"), User(id: "2", name: "Ann")], registry)
    let driver = bench.show(screen)
    try await driver.settle()
    #expect(driver.sees("No adapter for StoryTray"))
    #expect(driver.sees("Ann"))
    #expect(problems.first?.contains("StoryTray") == true)
  }
}
