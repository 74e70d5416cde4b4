import Foundation
import Moments
import ScreenDriver
import ScreenKit

/// A walk through the app as a person would take it.
@MainActor
struct Tour {
  private let app: MomentsApp
  private let driver: ScreenDriver
  /// Where the app keeps its files during the tour.
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init(server: URL) throws {
    let files = FileFolders(documents: folder, caches: folder, bundle: folder)
    app = .assembled(launch: try .moments(server: server, files: files))
    driver = ScreenDriver(root: app.makeRootViewController())
  }

  func run() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    show("Launched")
    try await driver.settle()
    show("The feed has loaded")
    try await readThroughTheFeed()
    try await lookAround()
    try await changeAppearance()
    driver.close()
  }

  private func readThroughTheFeed() async throws {
    try await driver.scrollThroughAll()
    show("Scrolled to the end of the feed, page by page")
    try await driver.scrollToStart()
    try await driver.tapRow(1)
    show("A post")
    try await driver.tap(text: "Comments")
    show("Its comments")
    try await driver.tap(label: "Close comments")
    try await driver.goBack()
    try await driver.tap(label: "New moment")
    show("A new moment")
    try await driver.tap(label: "Close")
  }

  private func lookAround() async throws {
    try await driver.tapTab("Explore")
    show("Explore")
    try await driver.tapTab("Search")
    try await driver.search(for: "lantern")
    try await driver.wait(forText: "Lanterns")
    show("Search")
    try await driver.tapTab("Profile")
    show("Profile")
    try await driver.tap(text: "Settings")
    try await driver.tap(text: "Advanced")
    show("Settings")
    if let link = URL(string: "moments://people/me/followers"), app.open(link) {
      try await driver.settle()
      show("Followers, by a link")
    }
  }

  private func changeAppearance() async throws {
    try await driver.tapTab("Feed")
    try await driver.rotate()
    try await driver.setDarkMode(true)
    try await driver.setTextSize(.accessibilityMedium)
    show("The feed, turned, dark and in a large text size")
  }

  private func show(_ title: String) {
    print("── \(title)\n\(driver.dump)\n")
  }
}
