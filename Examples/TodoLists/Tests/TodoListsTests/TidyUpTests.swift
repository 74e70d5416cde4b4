import ScreenDriver
import ScreenKit
import Testing
import TodoLists

/// What is done with several items at once, and what is kept of how lists are shown.
@MainActor
@Suite struct TidyUpTests {
  nonisolated private static func twoLists(_ contents: inout TodoContents) {
    contents.addList(named: "Groceries")
    contents.addList(named: "Travel")
    for (list, titles) in zip(contents.todoLists, [["Bread", "Apples", "Coffee"], ["Passport"]]) {
      for title in titles { contents.addItem(title, toList: list.id) }
    }
  }

  @Test func itemsOfAllListsStandUnderTheirNames() async throws {
    let stage = try await Stage.filled(Self.twoLists)
    try await stage.driver.tap(label: "Tidy up")
    #expect(stage.driver.rowCount(section: 0) == 3 && stage.driver.rowCount(section: 1) == 1)
    #expect(stage.driver.texts.contains("Groceries") && stage.driver.texts.contains("Travel"))
    try stage.close()
  }

  @Test func selectedItemsOfSeveralListsAreDoneTogether() async throws {
    let stage = try await Stage.filled(Self.twoLists)
    try await stage.driver.tap(label: "Tidy up")
    try await stage.driver.tap(text: "Select")
    try await stage.driver.tapRow(1, section: 0)
    try await stage.driver.tapRow(0, section: 1)
    #expect(stage.driver.selectedRows.count == 2)
    #expect(try stage.driver.look(row: 1).borderWidth == 2)
    #expect(try stage.driver.look(row: 0).borderWidth == 0)
    try await stage.driver.tap(label: "Mark as done")
    #expect(try await stage.kept.todoLists.map(\.doneCount) == [1, 1])
    #expect(try await stage.kept.titles(of: "Groceries") == ["Bread", "Coffee", "Apples"])
    #expect(stage.driver.selectedRows.isEmpty)
    try stage.close()
  }

  @Test func selectedItemsAreDeletedOnceThatIsConfirmed() async throws {
    let stage = try await Stage.filled(Self.twoLists)
    try await stage.driver.tap(label: "Tidy up")
    try await stage.driver.tap(text: "Select")
    try await stage.driver.tapRow(0)
    try await stage.driver.tapRow(2)
    try await stage.driver.tap(label: "Delete")
    #expect(stage.driver.sees("Delete 2 items?"))
    try await stage.driver.tap(text: "Cancel")
    #expect(try await stage.kept.titles(of: "Groceries").count == 3)
    try await stage.driver.tap(label: "Delete")
    try await stage.driver.tap(text: "OK")
    #expect(try await stage.kept.titles(of: "Groceries") == ["Apples"])
    #expect(stage.driver.rowCount() == 2)
    try stage.close()
  }

  @Test func whatIsDoneIsHiddenByTheMenuAndShownByTheOptions() async throws {
    let store = MemoryStore()
    let first = try await Stage(
      files: try await Stage.newFiles(Self.twoLists), store: store)
    try await first.driver.tapRow(0)
    try await first.driver.tap(label: "Mark as done")
    #expect(first.driver.rowCount() == 3)
    try await first.driver.tap(label: "More")
    try await first.driver.tap(text: "Shown items")
    #expect(first.driver.dump.hasSuffix("menu [✓ All] [Only what is to be done]"))
    try await first.driver.tap(text: "Only what is to be done")
    #expect(first.driver.rowCount() == 2)
    try await first.driver.tap(label: "More")
    try await first.driver.tap(text: "Shown items")
    #expect(first.driver.dump.hasSuffix("menu [All] [✓ Only what is to be done]"))
    first.driver.close()

    // It is kept beyond the end of the app, and for all lists.
    let second = try await Stage(files: first.files, store: store)
    try await second.driver.tapRow(0)
    #expect(second.driver.rowCount() == 2)
    try await second.driver.tapTab("Options")
    try await second.driver.toggle(id: "showsDone")
    try await second.driver.tapTab("Lists")
    #expect(second.driver.rowCount() == 3)
    try second.close()
  }

  @Test func leadingSwipePutsAnItemOffUntilTomorrow() async throws {
    let stage = try await Stage.filled(Self.twoLists)
    try await stage.driver.tapRow(0)
    try await stage.driver.swipe(row: 1, title: "Due tomorrow")
    try await stage.driver.tapTab("Due")
    #expect(stage.driver.rowCount() == 1)
    #expect(stage.driver.sees("Apples") && stage.driver.texts.contains("Tomorrow"))
    try stage.close()
  }
}
