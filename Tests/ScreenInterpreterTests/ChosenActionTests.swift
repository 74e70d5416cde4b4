import Foundation
import ScreenDriver
import ScreenInterpreter
import ScreenKit
import Testing

/// Taps that lead to one of several screens, straight from specs.
@MainActor @Suite struct ChosenActionTests {
  private func show(_ actions: String, in system: String) async throws -> ScreenDriver {
    let sketch = try Sketch([
      "App.yaml": Sketch.notes, "notes.json": #"{"rows": []}"#,
      "Home.yaml": """
      screen: Home
      architecture: \(system)
      state: { isOpen: Bool = false }
      source: { items: [{ id: a, text: Anna, tags: [] }, { id: b, text: Bob, tags: [] }], yields: Note }
      adapters: [NoteRow]
      actions:
      \(actions)
      ---
      screen: About
      parameters: { name: String }
      content:
        - text: { verbatim: "All about {$parameters.name}" }
      ---
      screen: Another
      parameters: { name: String }
      content:
        - text: { verbatim: "Another {$parameters.name}" }

      """,
    ])
    let app = InterpretedApp(
      try SpecFolder(sketch.folder.path).checkedApp(), launch: LaunchValues(store: MemoryStore()))
    let screen = try #require(app.makeController(forScreen: "Home"))
    let driver = ScreenDriver(root: UINavigationController(rootViewController: screen))
    try await driver.settle()
    return driver
  }

  @Test(arguments: ["collection", "table", "composition", "mvp", "viper"])
  func theFirstHappensWhoseConditionHolds(system: String) async throws {
    let actions = """
      - { select: Note, push: About, with: { name: $item.text }, when: $item.text == "Bob" }
      - { select: Note, push: Another, with: { name: $item.text } }
      """
    let driver = try await show(actions, in: system)
    try await driver.tapRow(1)
    #expect(driver.sees("All about Bob"))
    try await driver.goBack()
    try await driver.tapRow(0)
    #expect(driver.sees("Another Anna"))
    driver.close()
  }

  /// What the first changes does not let the second follow.
  @Test(arguments: ["collection", "table"])
  func onlyOneHappens(system: String) async throws {
    let actions = """
      - { select: Note, set: { $state.isOpen: true }, when: not $state.isOpen }
      - { select: Note, push: About, with: { name: $item.text }, when: $state.isOpen }
      """
    let driver = try await show(actions, in: system)
    try await driver.tapRow(1)
    #expect(!driver.sees("All about Bob"))
    try await driver.tapRow(1)
    #expect(driver.sees("All about Bob"))
    driver.close()
  }
}
