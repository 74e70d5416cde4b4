import Foundation
import ScreenDriver
import ScreenInterpreter
import ScreenKit
import Testing

/// Views of SwiftUI where there is none: each has its place, in all systems.
@MainActor @Suite struct HostedViewTests {
  @Test(arguments: ["collection", "table", "composition", "mvp", "viper"])
  func viewsOfSwiftUIAreRowsAndScreens(system: String) async throws {
    let sketch = try Sketch([
      "App.yaml": Sketch.notes, "notes.json": #"{"rows": []}"#,
      "Home.yaml": """
      adapter: NoteCard
      for: Note
      swiftUI: NoteFace
      ---
      screen: Home
      architecture: \(system)
      sections:
        - id: all
          source: { items: [{ id: a, text: Brie, tags: [] }, { id: b, text: Rye, tags: [] }], yields: Note }
          adapters: [NoteCard]
      actions:
        - { select: Note, push: Praise, with: { name: $item.text } }
      ---
      screen: Praise
      swiftUI: { type: PraiseView }
      parameters: { name: String }

      """,
    ])
    let app = InterpretedApp(
      try SpecFolder(sketch.folder.path).checkedApp(), launch: LaunchValues(store: MemoryStore()))
    let screen = try #require(app.makeController(forScreen: "Home"))
    let driver = ScreenDriver(root: UINavigationController(rootViewController: screen))
    try await driver.settle()
    #expect(driver.rowCount() == 2)
    #expect(driver.picture.contains(">NoteFace<"))
    try await driver.tapRow(0)
    #expect(driver.picture.contains("PraiseView"))
    driver.close()
  }

  /// Only the app's view knows when it tells something: a button in its place does so.
  @Test(arguments: ["collection", "table", "composition", "mvp", "viper"])
  func whatAViewTellsIsToldInItsPlace(system: String) async throws {
    let sketch = try Sketch([
      "App.yaml": Sketch.notes, "notes.json": #"{"rows": []}"#,
      "Home.yaml": """
      adapter: NoteCard
      for: Note
      events: [praised, opened]
      swiftUI: { type: NoteFace, with: { title: $item.text } }
      ---
      screen: Home
      architecture: \(system)
      sections:
        - id: all
          source: { items: [{ id: a, text: Brie, tags: [] }], yields: Note }
          adapters: [NoteCard]
      actions:
        - { event: NoteCard.praised, push: Praise, with: { name: $item.text } }
        - { event: NoteCard.opened, push: Praise, with: { name: opened } }
      ---
      screen: Praise
      swiftUI: { type: PraiseView }
      parameters: { name: String }

      """,
    ])
    let app = InterpretedApp(
      try SpecFolder(sketch.folder.path).checkedApp(), launch: LaunchValues(store: MemoryStore()))
    let screen = try #require(app.makeController(forScreen: "Home"))
    let driver = ScreenDriver(root: UINavigationController(rootViewController: screen))
    try await driver.settle()
    #expect(driver.picture.contains(">NoteFace<"))
    #expect(driver.sees("opened"))
    try await driver.tap(text: "praised")
    #expect(driver.picture.contains("PraiseView"))
    driver.close()
  }
}
