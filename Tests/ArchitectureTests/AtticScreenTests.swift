import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// Screens that are open, with subclasses written by hand in their places, in every system that has them.
@MainActor @Suite(.serialized) struct AtticScreenTests {
  /// The systems in the order of the rows that lead to their screens.
  private nonisolated static let systems = ["collection", "composition", "mvp", "table"]

  private let diary = AtticDiary()

  private func launch(
    _ dependencies: any AtticDependencies
  ) async throws -> (app: AtticApp, driver: ScreenDriver) {
    let clock = ManualClock()
    let app = AtticApp(
      launch: LaunchValues(
        clock: clock, transport: ScriptedTransport { _ in HTTPResponse(status: 500) }),
      dependencies: dependencies)
    let driver = ScreenDriver(root: app.makeRootViewController(), clock: clock)
    try await driver.settle()
    return (app, driver)
  }

  private func row(of system: String) throws -> Int {
    try #require(Self.systems.firstIndex(of: system))
  }

  @Test(
    "a row leads to the subclass, which shows what it makes of what the spec says",
    arguments: systems)
  func subclassIsShownByRows(system: String) async throws {
    let driver = try await launch(AtticOwnParts(diary: diary)).driver
    try await driver.tapRow(row(of: system))
    #expect(driver.topScreen?.navigationItem.title == "Attic of Ann")
    #expect(driver.sees("Chest"))
    #expect(!driver.sees("Trunk"))
    #expect(diary.begun == [system])
  }

  @Test(arguments: systems)
  func appThatWritesNothingHasTheGeneratedClass(system: String) async throws {
    let driver = try await launch(AtticPlainParts()).driver
    try await driver.tapRow(row(of: system))
    #expect(driver.topScreen?.navigationItem.title == "Attic of Ann")
    #expect(driver.sees("Chest"))
    #expect(driver.sees("Trunk"))
    #expect(diary.begun == [])
  }

  @Test("code that names the screen is shown the subclass, too", arguments: systems)
  func subclassIsMadeForDestinations(system: String) async throws {
    let (app, driver) = try await launch(AtticOwnParts(diary: diary))
    let destinations: [AtticDestination] = [
      .collectionAttic(owner: "Ben"), .compositionAttic(owner: "Ben"), .mvpAttic(owner: "Ben"),
      .tableAttic(owner: "Ben"),
    ]
    let controller = app.makeController(for: destinations[try row(of: system)])
    driver.topScreen?.navigationController?.pushViewController(controller, animated: false)
    try await driver.settle()
    #expect(driver.topScreen?.navigationItem.title == "Attic of Ben")
    #expect(driver.sees("Chest"))
    #expect(!driver.sees("Trunk"))
    #expect(diary.begun == [system])
  }
}
