import Foundation
import ScreenDriver
import Testing

@testable import ScreenKit

@MainActor @Suite struct DrawerTests {
  private let bench = FixtureBench()

  /// A finger that has not moved.
  private final class StillFinger: UIPanGestureRecognizer {
    override var state: State { .began }
  }

  @Test("a finger on a menu that has no width yet leaves it where it is")
  func menuWithoutWidth() {
    let drawer = DrawerController(
      runtime: bench.app.runtime, menu: [], shown: 0, badge: { _ in nil }, onSelect: { _ in })
    drawer.view.frame = .zero
    drawer.follow(StillFinger())
    drawer.view.layoutIfNeeded()
    #expect(drawer.children.map(\.view.frame) == [.zero])
  }

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
