import Foundation
import ScreenDriver
import ScreenInterpreter
import ScreenKit
import Testing

/// Colours of bars that conditions choose, straight from specs.
@MainActor @Suite struct ChosenBarLookTests {
  private let ink = UIColor(red: 16 / 255, green: 32 / 255, blue: 48 / 255, alpha: 1)
  private let rust = UIColor(red: 160 / 255, green: 32 / 255, blue: 16 / 255, alpha: 1)

  @Test(arguments: ["collection", "table", "composition", "mvp", "viper"])
  func barsFollowTheState(system: String) async throws {
    let sketch = try Sketch([
      "App.yaml": Sketch.notes, "notes.json": #"{"rows": []}"#,
      "Home.yaml": """
      theme: Plain
      colors:
        ink: { light: "#102030", dark: "#102030" }
        rust: { light: "#a02010", dark: "#a02010" }
        paper: { light: "#ffffff", dark: "#ffffff" }
      ---
      screen: Home
      architecture: \(system)
      state: { isLate: Bool = false }
      source: { items: [{ id: c, text: Cheese, tags: [] }], yields: Note }
      adapters: [NoteRow]
      bar:
        trailing: [{ title: { verbatim: Late }, set: { $state.isLate: not $state.isLate } }]
        appearance:
          background: { when: $state.isLate, then: rust, else: ink }
          titles: paper

      """,
    ])
    let app = InterpretedApp(
      try SpecFolder(sketch.folder.path).checkedApp(), launch: LaunchValues(store: MemoryStore()))
    let screen = try #require(app.makeController(forScreen: "Home"))
    let driver = ScreenDriver(root: UINavigationController(rootViewController: screen))
    try await driver.settle()
    for color in [ink, rust, ink] {
      let shown = try #require(screen.navigationItem.standardAppearance?.backgroundColor)
      #expect(shown.resolvedColor(with: screen.traitCollection) == color)
      try await driver.tap(text: "Late")
    }
    driver.close()
  }

  @Test(arguments: ["collection", "table", "composition", "mvp", "viper"])
  func toolbarsFollowTheState(system: String) async throws {
    let sketch = try Sketch([
      "App.yaml": Sketch.notes, "notes.json": #"{"rows": []}"#,
      "Home.yaml": """
      theme: Plain
      colors:
        ink: { light: "#102030", dark: "#102030" }
        rust: { light: "#a02010", dark: "#a02010" }
        paper: { light: "#ffffff", dark: "#ffffff" }
      ---
      screen: Home
      architecture: \(system)
      state: { isLate: Bool = false }
      source: { items: [{ id: c, text: Cheese, tags: [] }], yields: Note }
      adapters: [NoteRow]
      toolbar: [{ title: { verbatim: Late }, set: { $state.isLate: not $state.isLate } }]
      toolbarAppearance:
        background: { when: $state.isLate, then: rust, else: ink }
        items: paper

      """,
    ])
    let app = InterpretedApp(
      try SpecFolder(sketch.folder.path).checkedApp(), launch: LaunchValues(store: MemoryStore()))
    let screen = try #require(app.makeController(forScreen: "Home"))
    let navigation = UINavigationController(rootViewController: screen)
    let driver = ScreenDriver(root: navigation)
    try await driver.settle()
    let bar = try #require(navigation.toolbar)
    for color in [ink, rust, ink] {
      let shown = try #require(bar.standardAppearance.backgroundColor)
      #expect(shown.resolvedColor(with: screen.traitCollection) == color)
      try await driver.tap(text: "Late")
    }
    driver.close()
  }
}
