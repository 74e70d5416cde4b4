import Foundation
import ScreenDriver
import ScreenInterpreter
import ScreenKit
import Testing

/// Screens that hide the bar of the tabs, straight from specs.
@MainActor @Suite struct HiddenTabsTests {
  @Test(arguments: ["collection", "table", "composition", "mvp", "viper"])
  func tabsAreAwayWhileAScreenThatHidesThemIsPushed(system: String) async throws {
    let notes = Sketch.notes.replacing(
      "architecture: table",
      with: """
        architecture: \(system)
        host:
          menu:
            - { screen: Home, title: { verbatim: Notes } }
            - { screen: Other, title: { verbatim: Others } }
        """, maxReplacements: 1)
    let sketch = try Sketch([
      "App.yaml": notes, "notes.json": #"{"rows": []}"#,
      "Home.yaml": """
      screen: Home
      source: { items: [{ id: c, text: Cheese, tags: [] }], yields: Note }
      adapters: [NoteRow]
      actions: [{ select: Note, push: Detail, with: { text: $item.text } }]
      ---
      screen: Detail
      parameters: { text: String }
      title: { value: $parameters.text }
      hidesTabBar: true
      source: { items: [{ id: b, text: Bread, tags: [] }], yields: Note }
      adapters: [NoteRow]
      ---
      screen: Other
      title: { verbatim: Other }
      source: { items: [{ id: w, text: Wine, tags: [] }], yields: Note }
      adapters: [NoteRow]

      """,
    ])
    let app = InterpretedApp(
      try SpecFolder(sketch.folder.path).checkedApp(), launch: LaunchValues(store: MemoryStore()))
    let driver = ScreenDriver(root: try #require(app.makeHost()))
    try await driver.settle()
    #expect(driver.dump.contains("tabs [Notes] Others"))
    try await driver.tap(text: "Cheese")
    #expect(driver.title == "Cheese")
    #expect(!driver.dump.contains("tabs "))
    try await driver.goBack()
    #expect(driver.dump.contains("tabs [Notes] Others"))
    driver.close()
  }
}
