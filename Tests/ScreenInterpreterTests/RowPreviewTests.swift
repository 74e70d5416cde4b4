import Foundation
import ScreenDriver
import ScreenInterpreter
import ScreenKit
import Testing

/// Previews of where rows lead, straight from specs.
@MainActor @Suite struct RowPreviewTests {
  private func show(_ preview: String, in system: String) async throws -> ScreenDriver {
    let sketch = try Sketch([
      "App.yaml": Sketch.notes, "notes.json": #"{"rows": []}"#,
      "Home.yaml": """
      screen: Home
      architecture: \(system)
      source: { items: [{ id: a, text: Anna, tags: [] }, { id: b, text: Bob, tags: [] }], yields: Note }
      adapters: [NoteRow]
      actions:
        - { select: Note, push: About, with: { name: $item.text }\(preview) }
      ---
      screen: About
      parameters: { name: String }
      content:
        - text: { verbatim: "All about {$parameters.name}" }

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
  func aPreviewLeadsWhereATapDoes(system: String) async throws {
    let driver = try await show(", preview: true", in: system)
    let preview = try await driver.openPreview(row: 1)
    #expect(driver.previewTexts.contains("All about Bob"))
    #expect(driver.sees("Anna"), "the list is there still")
    try await driver.tapPreview()
    #expect(driver.topScreen === preview)
    driver.close()
  }

  @Test(arguments: ["collection", "table", "composition", "mvp", "viper"])
  func rowsHavePreviewsOnlyWhereTheySaySo(system: String) async throws {
    let driver = try await show("", in: system)
    await #expect(throws: DriverError.self) { try await driver.openPreview(row: 1) }
    driver.close()
  }

  @Test(arguments: ["collection", "table"])
  func aPreviewIsThereWhileTheTapLeadsThere(system: String) async throws {
    let driver = try await show(", preview: true, when: $item.text == \"Bob\"", in: system)
    try await driver.openPreview(row: 1)
    try await driver.closePreview()
    await #expect(throws: DriverError.self) { try await driver.openPreview(row: 0) }
    driver.close()
  }
}
