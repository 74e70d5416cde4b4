import Foundation
import ScreenDriver
import ScreenKit
import Testing

@MainActor @Suite struct DrawerTests {
  private let bench = FixtureBench()

  private func launch() async throws -> ScreenDriver {
    let app = bench.app
    let host = HostController(
      runtime: app.runtime, style: .drawer,
      menu: [
        MenuEntry(title: .key("tab.feed"), icon: .symbol("house")) { FeedViewController(app: app) },
        MenuEntry(title: .key("tab.profile")) { ProfileViewController(app: app, userID: "me") },
      ])
    let driver = ScreenDriver(root: host, clock: bench.clock)
    try await driver.settle()
    return driver
  }

  @Test func menusAtTheSideLeadToTheirScreens() async throws {
    let driver = try await launch()
    try await driver.tap(label: "Menu")
    #expect(driver.sees("Profile"))
    try await driver.tap(text: "Profile")
    #expect(driver.screenStack == ["ProfileViewController"])
    try await driver.tap(label: "Menu")
    try await driver.tap(text: "Feed")
    #expect(driver.screenStack == ["FeedViewController"])
  }

  @Test func menusAtTheSideCloseBesideThem() async throws {
    let driver = try await launch()
    try await driver.tap(label: "Menu")
    try await driver.tap(label: "Close the menu")
    #expect(driver.screenStack == ["FeedViewController"])
  }

  @Test func screensFurtherOnHaveNoMenu() async throws {
    let driver = try await launch()
    try await driver.tapRow(0)
    #expect(!driver.dump.contains("[Menu]"))
  }
}
