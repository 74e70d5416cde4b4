import Foundation
import ScreenDriver
import ScreenInterpreter
import ScreenKit
import Testing

/// What rows look like that are pressed or selected, straight from specs.
@MainActor @Suite struct RowLookTests {
  private func show(
    _ look: String, in system: String, selects: Bool = false
  ) async throws -> ScreenDriver {
    let selection =
      selects ? "selection: { of: Note, actions: [{ title: notes.reload, do: reload }] }" : ""
    let sketch = try Sketch([
      "App.yaml": Sketch.notes, "notes.json": #"{"rows": []}"#,
      "Home.yaml": """
      theme: Plain
      colors: { sand: { light: "#e8d8b0", dark: "#e8d8b0" } }
      ---
      screen: Home
      title: home.title
      architecture: \(system)
      source:
        items: [{ id: a, text: Brie, tags: [] }, { id: b, text: Wine, tags: [] }]
        yields: Note
      adapters: [NoteRow]
      \(look)
      actions: [{ select: Note, notice: { verbatim: Tapped } }]
      \(selection)

      """,
    ])
    // A notice stays for some seconds, which pass only where the test has them pass.
    let clock = ManualClock()
    let app = InterpretedApp(
      try SpecFolder(sketch.folder.path).checkedApp(),
      launch: LaunchValues(clock: clock, store: MemoryStore()))
    let screen = try #require(app.makeController(forScreen: "Home"))
    let driver = ScreenDriver(
      root: UINavigationController(rootViewController: screen), clock: clock)
    try await driver.settle()
    return driver
  }

  private let sand = UIColor(red: 232 / 255, green: 216 / 255, blue: 176 / 255, alpha: 1)

  private func resolved(_ color: UIColor?) -> UIColor? {
    color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
  }

  @Test(arguments: ["collection", "table", "composition", "mvp", "viper"])
  func aRowUnderAFingerLooksAsTheScreenSays(system: String) async throws {
    let driver = try await show(
      "pressed: { background: sand, border: { width: 3, color: sand } }", in: system)
    #expect(try driver.look(row: 0).background == nil)
    #expect(try driver.look(row: 0).borderWidth == 0)
    let pressed = try driver.lookWhilePressed(row: 0)
    #expect(resolved(pressed.background) == sand)
    #expect(pressed.borderWidth == 3)
    #expect(try driver.look(row: 0).borderWidth == 0)
    #expect(!driver.sees("Tapped"))
    try await driver.tapRow(0)
    #expect(driver.sees("Tapped"))
    #expect(try driver.look(row: 0).background == nil)
    driver.close()
  }

  @Test(arguments: ["collection", "table", "composition", "mvp"])
  func selectedRowsLookAsTheScreenSays(system: String) async throws {
    let driver = try await show(
      "selected: { background: sand, border: { width: 2, color: sand } }", in: system,
      selects: true)
    try await driver.tap(text: "Select")
    try await driver.tapRow(1)
    #expect(try driver.look(row: 0).borderWidth == 0)
    let selected = try driver.look(row: 1)
    #expect(resolved(selected.background) == sand)
    #expect(selected.borderWidth == 2)
    try await driver.tapRow(1)
    #expect(try driver.look(row: 1).borderWidth == 0)
    #expect(try driver.look(row: 1).background == nil)
    driver.close()
  }
}
