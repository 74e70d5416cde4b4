import DatasetteServer
import ScreenDriver

/// The way to what brings extra points, and what the shop does with it.
extension Stage {
  /// Launches the app and goes to the offers of the week.
  static func week() async throws -> Stage {
    let stage = try await goods()
    try await stage.driver.tap(label: "This week")
    return stage
  }

  /// Opens the menu of the week that puts goods on the list.
  func openMenu() async throws { try await driver.tap(label: "To the list") }
}

extension Datasette {
  /// Gives a good of the week other points.
  nonisolated func award(_ name: String, points: Int) async throws {
    try await write("award", ["name": name, "points": String(points)])
  }

  /// Lets nothing bring extra points any more.
  nonisolated func endWeek() async throws {
    try await write("end_week", [:])
  }
}
