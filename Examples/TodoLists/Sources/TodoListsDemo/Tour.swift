import Foundation
import ScreenDriver
import ScreenKit
import TodoLists

/// A walk through the app as a person would take it.
@MainActor
struct Tour {
  private let files: FileFolders
  private let store: MemoryStore
  private let driver: ScreenDriver

  init(folder: URL) throws {
    files = FileFolders(documents: folder, caches: folder, bundle: folder)
    store = MemoryStore()
    driver = try Self.launch(files, store)
  }

  private static func launch(_ files: FileFolders, _ store: MemoryStore) throws -> ScreenDriver {
    let launch = LaunchValues(strings: try .todoLists(), store: store, files: files)
    let app = TodoListsApp.assembled(launch: launch)
    return ScreenDriver(root: app.makeRootViewController())
  }

  func run() async throws {
    try await driver.settle()
    show("No lists yet", on: driver)
    try await makeLists()
    try await makeItems()
    try await finishItems()
    try await tidyUp()
    driver.close()

    let again = try Self.launch(files, store)
    try await again.settle()
    show("Launched again: all is as it was left", on: again)
    again.close()
  }

  private func makeLists() async throws {
    try await driver.tap(text: "New list")
    show("Asked for a name", on: driver)
    try await answer("Groceries", to: "Name of the list")
    try await driver.tap(label: "New list")
    try await answer("Travel", to: "Name of the list")
    show("Two lists", on: driver)
  }

  private func makeItems() async throws {
    try await driver.tapRow(0)
    show("A list without items", on: driver)
    for title in ["Bread", "Apples", "Coffee"] {
      try await driver.tap(label: "New item")
      try await answer(title, to: "What is to be done?")
    }
    show("Three items", on: driver)
    try await driver.tapRow(1)
    try await driver.tap(text: "Due tomorrow")
    show("An item", on: driver)
    try await driver.goBack()
  }

  private func finishItems() async throws {
    try await driver.tap(label: "Mark as done")
    try await driver.swipe(row: 1, title: "Delete")
    show("One done, one deleted", on: driver)
    try await driver.tapTab("Due")
    show("What is due", on: driver)
    try await driver.tapTab("Lists")
    try await driver.goBack()
    try await driver.swipe(row: 1, title: "Delete")
    try await driver.tap(text: "OK")
    show("One list deleted", on: driver)
  }

  private func tidyUp() async throws {
    try await driver.tap(label: "Tidy up")
    try await driver.tap(text: "Select")
    try await driver.tapRow(1)
    show("All items, one of them selected", on: driver)
    try await driver.tap(label: "Mark as done")
    show("Done from here", on: driver)
    try await driver.tapTab("Options")
    try await driver.toggle(id: "showsDone")
    show("What is done is out of sight", on: driver)
  }

  private func answer(_ text: String, to question: String) async throws {
    try await driver.type(text, into: question)
    try await driver.tap(text: "Save")
  }

  private func show(_ title: String, on driver: ScreenDriver) {
    print("── \(title)\n\(driver.dump)\n")
  }
}
