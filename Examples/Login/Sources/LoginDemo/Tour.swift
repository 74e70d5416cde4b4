import Foundation
import Login
import ScreenDriver
import ScreenKit

/// A walk through the app as a member would take it.
@MainActor
struct Tour {
  private let driver: ScreenDriver

  init(server: URL) throws {
    let launch = LaunchValues(
      baseURLs: ["Main": server], strings: try .login(), store: MemoryStore())
    let app = LoginApp.assembled(launch: launch)
    driver = ScreenDriver(root: app.makeRootViewController())
  }

  func run() async throws {
    try await logIn()
    try await lookThroughTheThings()
    try await logOut()
    driver.close()
  }

  private func logIn() async throws {
    try await driver.settle()
    show("Launched for the first time")
    try await driver.tap(text: "Skip")
    show("The ways in")
    try await driver.tap(text: "Log in by e-mail")
    try await driver.type("ada@library.example", into: "email")
    try await driver.type("analytical engine", into: "password")
    try await driver.tap(text: "Log in")
    show("The wrong password")
    try await driver.type("difference engine", into: "password")
    try await driver.tap(text: "Log in")
    show("Logged in")
  }

  private func lookThroughTheThings() async throws {
    try await driver.scrollThroughAll()
    show("Scrolled to the end, page by page")
    try await driver.scrollToStart()
    try await driver.tap(label: "Keep in mind")
    show("A thing is kept in mind")
    try await driver.tapRow(1)
    show("A thing")
    try await driver.tap(text: "Borrow")
    show("It is put aside")
    try await driver.goBack()
    try await driver.tap(label: "What you keep in mind")
    show("What is kept in mind")
    try await driver.tap(label: "Close")
  }

  private func logOut() async throws {
    try await driver.tap(label: "You")
    show("The account")
    try await driver.tap(text: "Log out")
    try await driver.tap(text: "OK")
    show("Logged out")
  }

  private func show(_ title: String) {
    print("── \(title)\n\(driver.dump)\n")
  }
}
