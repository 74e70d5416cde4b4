import Foundation
import Mixed
import ScreenDriver
import ScreenKit

/// A walk through the app as a member would take it, on screens of both kinds.
@MainActor
struct Tour {
  private let delegate: AppDelegate
  private let driver: ScreenDriver

  init(server: URL) {
    delegate = AppDelegate(server: server)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    delegate.window = window
    _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
    driver = ScreenDriver(window: window)
  }

  func run() async throws {
    try await logIn()
    try await book()
    try await lookThroughTheTours()
    driver.close()
  }

  private func logIn() async throws {
    show("Launched")
    try await driver.type("edith@club.example", into: "E-mail")
    try await driver.type("chamois", into: "Password")
    try await driver.tap(text: "Log in")
    try await driver.wait(forText: "Kestrel Hut")
    show("The huts, written by hand")
  }

  private func book() async throws {
    try await driver.tap(text: "Kestrel Hut")
    show("A hut")
    try await driver.tap(text: "Find a bed")
    show("Its nights, generated")
    try await driver.tapRow(1)
    show("A night")
    try await driver.tap(text: "Book")
    show("What was booked, told to the hut")
  }

  private func lookThroughTheTours() async throws {
    try await driver.tapTab("Tours")
    show("The calendar, generated, with the app's own cells")
    try await driver.tapRow(0)
    show("A tour, written by hand")
  }

  private func show(_ title: String) {
    print("── \(title)\n\(driver.dump)\n")
  }
}
