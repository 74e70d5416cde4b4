import DatasetteServer
import DatasetteTesting
import Foundation
import Pantry
import ScreenDriver
import ScreenKit
import Testing

/// Pantry in a window of its own, talking to the server of the running test.
@MainActor
struct Stage {
  let app: PantryApp
  let driver: ScreenDriver
  let server: Datasette
  let traffic = Traffic()

  /// Launches the app.
  ///
  /// - Parameters:
  ///   - store: What the app keeps.
  ///   - clock: The time, where a test says it.
  ///   - sessionStorage: Where the session of a card is kept.
  init(
    store: MemoryStore = MemoryStore(), clock: ManualClock? = nil,
    sessionStorage: any SessionStorage = MemorySessionStorage()
  ) throws {
    server = try #require(Datasette.current, "the test or its suite has no server")
    app = .assembled(
      launch: LaunchValues(
        baseURLs: ["Main": server.url], strings: try .pantry(), clock: clock ?? .system,
        transport: traffic, store: store),
      sessionStorage: sessionStorage)
    driver = ScreenDriver(
      root: app.makeRootViewController(), clock: clock, timeout: .seconds(60))
  }

  /// Launches the app and waits until the goods are there.
  static func goods(
    store: MemoryStore = MemoryStore(), clock: ManualClock? = nil
  ) async throws -> Stage {
    let stage = try Stage(store: store, clock: clock)
    try await stage.driver.settle()
    return stage
  }

  /// Launches the app and goes to the list.
  static func list(clock: ManualClock? = nil) async throws -> Stage {
    let stage = try await goods(clock: clock)
    try await stage.driver.tapTab("Shopping list")
    return stage
  }

  /// The rows of the screen's list, each by its first text.
  func rows(section: Int? = nil) throws -> [String] {
    guard let list = driver.list else { return [] }
    return try (0..<list.numberOfSections).filter { section == nil || $0 == section }
      .flatMap { section in
        try (0..<list.numberOfItems(inSection: section)).map { row in
          try driver.texts(row: row, section: section).first ?? ""
        }
      }
  }
}
