import Foundation
import ScreenDriver
import ScreenInterpreter
import ScreenKit
import Testing

/// Menus of rows, straight from specs.
@MainActor @Suite struct RowMenuTests {
  private func app(_ actions: String, in system: String) throws -> InterpretedApp {
    let sketch = try Sketch([
      "App.yaml": Sketch.notes, "notes.json": #"{"rows": []}"#,
      "Home.yaml": """
      screen: Home
      architecture: \(system)
      state: { seen: String = "none" }
      title: { verbatim: "{$state.seen}" }
      source: { items: [{ id: a, text: Anna, tags: [] }, { id: b, text: Bob, tags: [] }], yields: Note }
      adapters: [NoteRow]
      actions:
        - hold: Note
          when: $item.text == "Bob"
          menu:
            - { title: { verbatim: Mark }, icon: flag, set: { $state.seen: $item.text } }
            - { title: { verbatim: Gone }, when: $state.seen == "Bob", set: { $state.seen: "gone" } }
            - title: { verbatim: Others }
              menu:
                - { title: { verbatim: Left }, role: destructive, set: { $state.seen: "left" } }
                - { title: { verbatim: Right }, enabled: $state.seen == "left", do: reload }
        \(actions)

      """,
    ])
    return InterpretedApp(
      try SpecFolder(sketch.folder.path).checkedApp(), launch: LaunchValues(store: MemoryStore()))
  }

  private func show(_ actions: String, in system: String) async throws -> ScreenDriver {
    try await show(try app(actions, in: system))
  }

  private func show(_ app: InterpretedApp) async throws -> ScreenDriver {
    let screen = try #require(app.makeController(forScreen: "Home"))
    let driver = ScreenDriver(root: UINavigationController(rootViewController: screen))
    try await driver.settle()
    return driver
  }

  @Test(arguments: InterpretedSystems.lists)
  func aMenuNeedsNoSwipe(system: String) async throws {
    let driver = try await show("", in: system)
    try await driver.showMenu(row: 1)
    #expect(driver.dump.contains("menu [Mark] [Others ›]"))
    try await driver.tap(text: "Mark")
    try await driver.showMenu(row: 1)
    #expect(driver.dump.contains("menu [Mark] [Gone] [Others ›]"))
    try await driver.tap(text: "Others")
    #expect(driver.dump.contains("[Left] (Right)"))
    try await driver.tap(text: "Left")
    #expect(driver.sees("left"))
    driver.close()
  }

  @Test(arguments: InterpretedSystems.lists)
  func aMenuIsThereWhileItsConditionHolds(system: String) async throws {
    let driver = try await show("", in: system)
    await #expect(throws: DriverError.self) { try await driver.showMenu(row: 0) }
    driver.close()
  }

  @Test(arguments: InterpretedSystems.lists)
  func whatASwipeUncoversIsBelowItsEntries(system: String) async throws {
    let driver = try await show(
      "- { swipe: Note, title: { verbatim: Drop }, do: reload }", in: system)
    try await driver.showMenu(row: 1)
    #expect(driver.dump.contains("menu [Mark] [Others ›] [Drop]"))
    try await driver.closeMenu()
    driver.close()
  }

  @Test(
    "what a menu offers is not told as done by whoever looks",
    arguments: InterpretedSystems.lists)
  func lookingDoesNothing(system: String) async throws {
    let app = try app("", in: system)
    var told: [PerformedEffect] = []
    app.onEffect = { told.append($0) }
    let driver = try await show(app)
    let window = LiveWindow(driver.window, of: app)
    let row = try #require(window.look().elements.first { $0.choices.contains("Mark") })
    #expect(told == [])
    window.choose("Mark", in: row.id)
    #expect(told.last == .other("set"))
    driver.close()
  }
}
