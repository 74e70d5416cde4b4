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
  /// - Parameter store: What the app keeps.
  init(store: MemoryStore = MemoryStore()) throws {
    server = try #require(Datasette.current, "the test or its suite has no server")
    app = .assembled(
      launch: LaunchValues(
        baseURLs: ["Main": server.url], strings: try .pantry(), transport: traffic, store: store))
    driver = ScreenDriver(root: app.makeRootViewController(), timeout: .seconds(60))
  }

  /// Launches the app and waits until the goods are there.
  static func goods(store: MemoryStore = MemoryStore()) async throws -> Stage {
    let stage = try Stage(store: store)
    try await stage.driver.settle()
    return stage
  }

  /// Launches the app and goes to the list.
  static func list() async throws -> Stage {
    let stage = try await goods()
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
