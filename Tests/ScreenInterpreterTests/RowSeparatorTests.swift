import Foundation
import ScreenDriver
import ScreenInterpreter
import ScreenKit
import Testing

/// Lines below rows, straight from specs.
@MainActor @Suite struct RowSeparatorTests {
  private func show(
    _ system: String, screen: String = "", section: String = ""
  ) async throws -> ScreenDriver {
    let sketch = try Sketch([
      "App.yaml": Sketch.notes, "notes.json": #"{"rows": []}"#,
      "Home.yaml": """
      theme: Plain
      spacing: { m: 12 }
      ---
      screen: Home
      architecture: \(system)
      \(screen)
      sections:
        - id: cheese
          \(section)
          source: { items: [{ id: a, text: Brie, tags: [] }], yields: Note }
          adapters: [NoteRow]
        - id: wine
          source: { items: [{ id: b, text: Wine, tags: [] }], yields: Note }
          adapters: [NoteRow]

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
  func sectionsHaveTheirLinesAndOthersThoseOfTheScreen(system: String) async throws {
    let driver = try await show(
      system, screen: "separators: { leading: 20, trailing: 8 }", section: "separators: m")
    let own = try #require(try driver.separator(row: 0))
    #expect(own.leading == 12)
    #expect(own.trailing == 0)
    let other = try #require(try driver.separator(row: 0, section: 1))
    #expect(other.leading == 20)
    #expect(other.trailing == 8)
    driver.close()
  }

  @Test(arguments: ["collection", "table", "composition", "mvp", "viper"])
  func sectionsDoWithoutTheLinesOfTheirScreen(system: String) async throws {
    let driver = try await show(system, screen: "separators: 0", section: "separators: none")
    #expect(try driver.separator(row: 0) == nil)
    #expect(try driver.separator(row: 0, section: 1)?.leading == 0)
    driver.close()
  }

  @Test(arguments: ["collection", "table", "composition", "mvp", "viper"])
  func linesAreThoseThatConditionsChoose(system: String) async throws {
    let driver = try await show(
      system,
      screen: """
        state: { open: Bool = false }
        separators: { when: $state.open, then: none, else: 20 }
        bar: { trailing: [{ title: { verbatim: Open }, set: { $state.open: not $state.open } }] }
        """, section: "separators: { when: $state.open, then: m }")
    #expect(try driver.separator(row: 0)?.leading == 20)
    #expect(try driver.separator(row: 0, section: 1)?.leading == 20)
    try await driver.tap(text: "Open")
    #expect(try driver.separator(row: 0)?.leading == 12)
    #expect(try driver.separator(row: 0, section: 1) == nil)
    try await driver.tap(text: "Open")
    #expect(try driver.separator(row: 0)?.leading == 20)
    driver.close()
  }

  @Test(arguments: ["collection", "table", "composition", "mvp", "viper"])
  func onlyTablesOfTheirOwnSystemHaveLinesThatNobodyAskedFor(system: String) async throws {
    let driver = try await show(system)
    #expect(try (driver.separator(row: 0) != nil) == (system == "table"))
    driver.close()
  }
}
