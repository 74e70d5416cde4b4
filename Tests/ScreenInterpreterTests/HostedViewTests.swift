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
}
