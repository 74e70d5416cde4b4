import Foundation
import ScreenDriver
import ScreenKit
import Testing

@MainActor @Suite struct StateScreenTests {
  @Test func stateShowsAndHidesSections() async throws {
    let bench = FixtureBench()
    let driver = bench.show(SettingsViewController(app: bench.app))
    try await driver.settle()
    #expect(!driver.sees("Clear images"))
    try await driver.tap(text: "Advanced")
    #expect(driver.sees("Clear images"))
    #expect(driver.sees("For experts"))
    try await driver.tap(text: "Advanced")
    #expect(!driver.sees("Clear images"))
  }

  @Test func confirmationsCanBeCancelled() async throws {
    let bench = FixtureBench()
    let driver = bench.show(SettingsViewController(app: bench.app))
    try await driver.settle()
    try await driver.tap(text: "Advanced")
    try await driver.tap(text: "Clear images")
    #expect(driver.topScreen is UIAlertController)
    try await driver.tap(text: "Cancel")
    #expect(driver.topScreen is SettingsViewController)
  }
}
