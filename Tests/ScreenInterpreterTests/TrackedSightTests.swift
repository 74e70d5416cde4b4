import ScreenDriver
import ScreenInterpreter
import ScreenKit
import Testing

/// What screens straight from specs tell of by themselves, and what keys of a keyboard do there.
@MainActor @Suite struct TrackedSightTests {
  private static let seen = """
    events: Sights
    cases:
      homeSeen: {}
      noteSeen: { text: String }
    ---
    screen: Home
    source: { items: [{ id: a, text: Apples, tags: [] }], yields: Note }
    adapters: [NoteRow]
    bar: { trailing: [{ title: { verbatim: New }, shortcut: cmd+n, notice: { verbatim: Soon } }] }
    track: { shown: homeSeen, impressions: { Note: { event: noteSeen, with: { text: $item.text } } } }

    """

  private func driver(
    in system: String
  ) async throws -> (ScreenDriver, told: @MainActor () -> [PerformedEffect]) {
    let sketch = try Sketch([
      "App.yaml": Sketch.notes.replacing(
        "architecture: table", with: "architecture: \(system)", maxReplacements: 1),
      "notes.json": #"{"rows": []}"#, "Home.yaml": Self.seen,
    ])
    let clock = ManualClock()
    let app = InterpretedApp(
      try SpecFolder(sketch.folder.path).checkedApp(),
      launch: LaunchValues(clock: clock, store: MemoryStore()))
    let log = Log()
    app.onTrack = { log.told.append($0) }
    let screen = try #require(app.makeController(forScreen: "Home"))
    let root = ScreenNavigationController(runtime: app.runtime, root: screen)
    let driver = ScreenDriver(root: root, clock: clock)
    try await driver.settle()
    return (driver, { log.told })
  }

  private final class Log {
    var told: [PerformedEffect] = []
  }

  @Test(arguments: ["collection", "table", "composition", "mvp", "viper"])
  func screensAndRowsTellThatTheyWereSeen(system: String) async throws {
    let (driver, told) = try await driver(in: system)
    try await driver.advance(by: .seconds(3))
    #expect(told().contains(.track(event: "homeSeen", values: [])))
    #expect(told().contains(.track(event: "noteSeen", values: ["text: Apples"])))
    driver.close()
  }

  @Test(arguments: ["collection", "table", "composition", "mvp", "viper"])
  func keysDoWhatTheirButtonsDo(system: String) async throws {
    let (driver, _) = try await driver(in: system)
    #expect(driver.window.headlessPress("n", .command))
    try await driver.settle()
    #expect(driver.dump.contains("Soon"))
    driver.close()
  }
}
