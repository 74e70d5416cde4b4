import Accounts
import Foundation
import ScreenDriver
import ScreenKit

/// A walk through the app as a person would take it: first over the server, then over a file.
@MainActor
struct Tour {
  private let server: URL

  init(server: URL) {
    self.server = server
  }

  func run() async throws {
    let strings = try StringTable.accounts()
    let online = AccountsApp.online(
      launch: LaunchValues(baseURLs: ["Main": server], strings: strings))
    try await walk(through: online)
    try await walkOffline(strings)
  }

  private func walk(through app: AccountsApp) async throws {
    let driver = ScreenDriver(root: app.makeRootViewController())
    show(driver, "Launched")
    try await driver.settle()
    show(driver, "The accounts have loaded")
    try await driver.tapRow(0)
    show(driver, "An account")
    try await driver.tap(text: "Edit")
    show(driver, "Editing it")
    try await driver.type("Ada Lovelace", into: "owner")
    try await driver.choose("Company", in: "plan")
    try await driver.tap(text: "Save")
    show(driver, "Saved by the server, and loaded anew")
    try await driver.tap(label: "Book a movement")
    try await driver.type("Lightning rod", into: "label")
    try await driver.type("19.5", into: "amount")
    try await driver.choose("Out", in: "direction")
    try await driver.choose(Date(timeIntervalSince1970: 1_772_323_200), in: "day")
    show(driver, "A movement to be booked")
    try await driver.tap(text: "Book")
    show(driver, "Booked")
    try await driver.tap(text: "Share")
    show(driver, "Sharing it")
    try await driver.tap(text: "Copy its link")
    try await driver.goBack()
    try await driver.tapTab("Find")
    try await driver.search(for: "Friis")
    try await driver.wait(forText: "Ivo Friis")
    show(driver, "Found by name")
    try await driver.tapTab("Accounts")
    try await openAccount(driver)
    try await driver.tap(label: "About")
    show(driver, "About")
    driver.close()
  }

  private func openAccount(_ driver: ScreenDriver) async throws {
    try await driver.tap(label: "Open an account")
    try await driver.type("Grace Hopper", into: "owner")
    try await driver.type("grace@navy.example", into: "email")
    show(driver, "An account to be opened: who the customer is")
    try await driver.tap(text: "Next")
    try await driver.choose("Team", in: "plan")
    try await driver.type("10", into: "deposit")
    try await driver.tap(text: "Open")
    show(driver, "Refused by the server, which says why at the field")
    try await driver.type("50", into: "deposit")
    try await driver.tap(text: "Open")
    show(driver, "Opened")
  }

  private func walkOffline(_ strings: StringTable) async throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "accounts-\(UUID().uuidString).sqlite")
    defer { try? FileManager.default.removeItem(at: file) }
    let store = try await AccountStore(at: file)
    try await store.insert(Account(id: "1", owner: "Grace Hopper", plan: .team))
    let app = AccountsApp.offline(launch: LaunchValues(strings: strings), store: store)
    let driver = ScreenDriver(root: app.makeRootViewController())
    try await driver.settle()
    try await driver.tapRow(0)
    try await driver.tap(text: "Edit")
    try await driver.type("Grace B. Hopper", into: "owner")
    try await driver.tap(text: "Save")
    show(driver, "The same scenes over SQLite gateways, without a server")
    driver.close()
  }

  private func show(_ driver: ScreenDriver, _ title: String) {
    print("== \(title)\n\(driver.dump)\n")
  }
}
