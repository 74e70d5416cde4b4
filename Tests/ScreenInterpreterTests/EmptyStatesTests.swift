import Foundation
import ScreenDriver
import ScreenInterpreter
import ScreenKit
import Testing

/// What an empty list says by conditions, straight from specs.
@MainActor @Suite struct EmptyStatesTests {
  private func show(_ system: String) async throws -> ScreenDriver {
    let sketch = try Sketch([
      "App.yaml": Sketch.notes, "notes.json": #"{"rows": []}"#,
      "Home.yaml": """
      screen: Home
      architecture: \(system)
      state: { isNarrow: Bool = true, word: String? }
      source: { items: [], yields: Note }
      adapters: [NoteRow]
      bar: { trailing: [{ title: { verbatim: Search }, set: { $state.word: "x" } }] }
      states:
        empty:
          - when: $state.word != nil
            text: { verbatim: "No {$state.word}" }
          - when: $state.isNarrow
            text: { verbatim: Nothing new }
            button: { title: { verbatim: Show all }, set: { $state.isNarrow: false } }
          - { text: { verbatim: Nothing at all } }

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
  func theFirstIsShownWhoseConditionHolds(system: String) async throws {
    let driver = try await show(system)
    #expect(driver.texts == ["Nothing new", "Show all"])
    try await driver.tap(text: "Show all")
    #expect(driver.texts == ["Nothing at all"])
    try await driver.tap(text: "Search")
    #expect(driver.texts == ["No x"])
    driver.close()
  }
}
