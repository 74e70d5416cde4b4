import Foundation
import ScreenDriver
import ScreenInterpreter
import ScreenKit
import Testing

/// What is said while more is loaded, straight from specs.
@MainActor @Suite struct MoreTextsTests {
  private func show(_ system: String) async throws -> ScreenDriver {
    let sketch = try Sketch([
      "App.yaml": Sketch.notes, "notes.json": #"{"rows": []}"#,
      "Home.yaml": """
      screen: Home
      architecture: \(system)
      source: { use: Paged }
      adapters: [NoteRow]
      reload: { pull: true, text: { verbatim: Looking } }
      states:
        empty: { text: { verbatim: None } }
        error: { text: { verbatim: Failed } }
        more: { loading: { verbatim: Coming }, end: { verbatim: Over }, error: { verbatim: Gone } }
      ---
      source: Paged
      items:
        - { id: a, text: Brie, tags: [] }
      yields: Note

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
  func listsSayWhatIsLoaded(system: String) async throws {
    let driver = try await show(system)
    #expect(driver.sees("Brie"))
    #expect(driver.sees("Over"))
    let pulled = driver.table?.refreshControl ?? driver.list?.refreshControl
    #expect(pulled?.attributedTitle?.string == "Looking")
    driver.close()
  }
}
