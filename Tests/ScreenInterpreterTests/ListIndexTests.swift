import Foundation
import ScreenDriver
import ScreenInterpreter
import ScreenKit
import Testing

/// Letters at the side of lists, straight from specs.
@MainActor @Suite struct ListIndexTests {
  private func show(_ index: String, in system: String) async throws -> ScreenDriver {
    let names = (0..<12).flatMap { number in
      ["Anna", "Bob", "Émile", "7up"].map { "{ id: \($0)\(number), text: \($0), tags: [] }" }
    }
    let sketch = try Sketch([
      "App.yaml": Sketch.notes, "notes.json": #"{"rows": []}"#,
      "Home.yaml": """
      screen: Home
      architecture: \(system)
      source: { items: [\(names.joined(separator: ", "))], yields: Note }
      adapters: [NoteRow]
      group: { by: $item.text, as: letter, order: ascending\(index) }

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
  func lettersLeadToTheirGroups(system: String) async throws {
    let driver = try await show(", index: true", in: system)
    #expect(driver.indexTitles == ["A", "B", "E", "#"])
    let rows: UIScrollView = try #require(driver.list ?? driver.table)
    let before = rows.contentOffset.y
    try await driver.tap(indexTitle: "B")
    #expect(rows.contentOffset.y > before)
    driver.close()
  }

  @Test(arguments: ["collection", "table", "composition", "mvp", "viper"])
  func groupsHaveLettersAtTheSideOnlyWhereTheySaySo(system: String) async throws {
    let driver = try await show("", in: system)
    #expect(driver.indexTitles.isEmpty)
    driver.close()
  }
}
