import Foundation
import ScreenDriver
import ScreenInterpreter
import ScreenKit
import Testing

/// Sections that scroll sideways by themselves, straight from specs.
@MainActor @Suite struct ShelfTests {
  private func show(_ layout: String, in system: String) async throws -> ScreenDriver {
    let books = (0..<9).map { "{ id: b\($0), text: Book \($0), tags: [] }" }
    let sketch = try Sketch([
      "App.yaml": Sketch.notes, "notes.json": #"{"rows": []}"#,
      "Home.yaml": """
      screen: Home
      architecture: \(system)
      sections:
        - id: books
          layout: \(layout)
          source: { items: [\(books.joined(separator: ", "))], yields: Note }
          adapters: [NoteRow]
        - id: notes
          source: { items: [{ id: a, text: Below, tags: [] }], yields: Note }
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

  @Test(arguments: ["collection", "mvp", "viper"])
  func aSectionIsScrolledByItself(system: String) async throws {
    let driver = try await show("{ shelf: { columns: 3, stops: rows } }", in: system)
    #expect(driver.rowsInSight(section: 0) == [0, 1, 2])
    #expect(driver.sees("Below"))
    try await driver.scrollToEnd(section: 0)
    #expect(driver.rowsInSight(section: 0) == [6, 7, 8])
    #expect(driver.sees("Book 8"))
    #expect(!driver.sees("Book 0"))
    #expect(driver.sees("Below"))
    driver.close()
  }
}
