import Foundation
import People
import PeopleFiles
import ScreenDriver
import ScreenKit

/// A walk through the app as a person would take it.
@MainActor
struct Tour {
  private let app: PeopleApp
  private let driver: ScreenDriver

  init() throws {
    let launch = LaunchValues(strings: try .people(), transport: FileTransport())
    app = .assembled(launch: launch)
    driver = ScreenDriver(root: app.makeRootViewController())
  }

  func run() async throws {
    show("Launched")
    try await driver.settle()
    show("Everyone by their first letters, with bylines and without")
    try await driver.swipe(row: 0, title: "Follow")
    show("The first is followed; only that row changed")
    try await driver.search(for: "brandt")
    try await driver.wait(until: "some are found") { driver.rowCount() == 2 }
    show("Two are found by their name")
    try await driver.tapRow(1)
    show("A person")
    try await driver.goBack()
    try await driver.tapTab("Feed")
    show("A feed of two sections")
    try await driver.tapTab("Invitations")
    show("Invitations, a table written by hand")
    try await driver.tap(text: "Accept")
    show("One is accepted and goes to the other section")
    try await driver.setDarkMode(true)
    try await driver.setTextSize(.accessibilityMedium)
    show("The same, dark and in a large text size")
    driver.close()
  }

  private func show(_ title: String) {
    print("── \(title)\n\(driver.dump)\n")
  }
}
