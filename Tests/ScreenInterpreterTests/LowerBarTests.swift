import Foundation
import ScreenInterpreter
import ScreenKit
import Testing

/// What bars below the content look like, straight from specs.
@MainActor @Suite struct LowerBarTests {
  @Test func barsBelowTheContentHaveTheColoursOfTheTheme() throws {
    let sketch = try Sketch([
      "App.yaml": Sketch.notes, "notes.json": #"{"rows": []}"#,
      "Home.yaml": """
      theme: Plain
      colors:
        ink: { light: "#102030", dark: "#102030" }
        paper: { light: "#faf0e0", dark: "#faf0e0" }
      toolbar: { background: ink, items: paper, atEnd: transparent }
      tabBar: { style: transparent, items: ink }
      ---
      screen: Home
      source: { use: Notes }
      adapters: [NoteRow]

      """,
    ])
    let app = InterpretedApp(
      try SpecFolder(sketch.folder.path).checkedApp(), launch: LaunchValues(store: MemoryStore()))
    let screen = try #require(app.makeController(forScreen: "Home") as? ScreenController)
    let theme = screen.runtime.theme
    let toolbar = try #require(theme.toolbar)
    #expect(toolbar.isClearAtEnd)
    guard case .color(let ink) = toolbar.background else {
      Issue.record("\(toolbar.background)")
      return
    }
    #expect(ink.name == "ink")
    #expect(toolbar.items?.name == "paper")
    let tabs = try #require(theme.tabBar)
    #expect(tabs.background == .transparent)
    #expect(tabs.items?.name == "ink")
    #expect(!tabs.isClearAtEnd)
  }
}
