import Foundation
import ScreenDriver
import ScreenKit
import Testing
import TodoLists

@MainActor
@Suite struct TodoScreensTests {
  nonisolated private static func shopping(_ contents: inout TodoContents) {
    contents.addList(named: "Groceries")
    contents.addList(named: "Travel")
    guard let list = contents.todoLists.first else { return }
    for title in ["Bread", "Apples", "Coffee"] { contents.addItem(title, toList: list.id) }
  }

  @Test func emptyOverviewOffersTheFirstList() async throws {
    let stage = try await Stage()
    #expect(stage.driver.sees("There are no lists yet."))
    try await stage.driver.tap(text: "New list")
    try await stage.answer("Groceries", to: "Name of the list")
    #expect(stage.driver.sees("Groceries"))
    #expect(!stage.driver.sees("There are no lists yet."))
    #expect(try await stage.kept.names == ["Groceries"])
    try stage.close()
  }

  @Test func overviewLeadsToAListAndThatToAnItem() async throws {
    let stage = try await Stage.filled(Self.shopping)
    #expect(stage.driver.sees("3 open, 0 done"))
    try await stage.driver.tapRow(0)
    #expect(stage.driver.topScreen?.title == "Groceries")
    #expect(stage.driver.rowCount() == 3)
    try await stage.driver.tapRow(1)
    #expect(stage.driver.sees("Apples"))
    #expect(stage.driver.sees("On the list “Groceries”"))
    #expect(stage.driver.screenStack.count == 3)
    #expect(Set(stage.driver.screenStack) == ["CoordinatedController"])
    try stage.close()
  }

  @Test func overviewHasALargeTitleAndAListSaysHowMuchThereIsToDo() async throws {
    let stage = try await Stage.filled(Self.shopping)
    #expect(stage.driver.dump.contains("navigation \"To-do lists\" large"))
    try await stage.driver.tapRow(0)
    #expect(
      stage.driver.dump.contains("navigation \"Groceries\" [‹ back] [New item] [More]\n"))
    #expect(stage.driver.dump.contains("prompt \"3 open, 0 done\""))
    try await stage.driver.goBack()
    #expect(stage.driver.dump.contains("navigation \"To-do lists\" large"))
    try stage.close()
  }

  @Test func linesBelowListsBeginWhereTheirNamesDo() async throws {
    let stage = try await Stage.filled(Self.shopping)
    for row in 0..<2 {
      #expect(try stage.driver.separator(row: row)?.leading == 16)
      #expect(try stage.driver.separator(row: row)?.trailing == 0)
    }
    try await stage.driver.tapRow(0)
    #expect(try stage.driver.separator(row: 0) == nil)
    try stage.close()
  }

  @Test func listsAreDeletedBySwipesOnceThatIsConfirmed() async throws {
    let stage = try await Stage.filled(Self.shopping)
    try await stage.driver.swipe(row: 0, title: "Delete")
    try await stage.driver.tap(text: "Cancel")
    #expect(stage.driver.rowCount() == 2)
    try await stage.driver.swipe(row: 0, title: "Delete")
    try await stage.driver.tap(text: "OK")
    #expect(stage.driver.rowCount() == 1)
    #expect(!stage.driver.sees("Groceries"))
    try await stage.driver.swipe(row: 0, title: "Delete")
    try await stage.driver.tap(text: "OK")
    #expect(stage.driver.sees("There are no lists yet."))
    #expect(try await stage.kept == TodoContents())
    try stage.close()
  }

  @Test func itemsAreMadeDoneAndDeleted() async throws {
    let stage = try await Stage.filled(Self.shopping)
    try await stage.driver.tapRow(1)
    #expect(stage.driver.sees("Nothing to do here."))
    try await stage.driver.tap(label: "New item")
    try await stage.answer("Passport", to: "What is to be done?")
    try await stage.driver.tap(label: "New item")
    try await stage.answer("   ", to: "What is to be done?")
    #expect(stage.driver.rowCount() == 1)
    try await stage.driver.tap(label: "Mark as done")
    #expect(try await stage.kept.todoLists.map(\.doneCount) == [0, 1])
    try await stage.driver.tap(label: "Mark as not done")
    #expect(try await stage.kept.todoLists.map(\.doneCount) == [0, 0])
    try await stage.driver.swipe(row: 0, title: "Delete")
    #expect(stage.driver.sees("Nothing to do here."))
    try stage.close()
  }

  @Test func itemsAreDeletedByAFullSwipeAndListsOnlyByTheButtonBehindThem() async throws {
    let stage = try await Stage.filled(Self.shopping)
    try await stage.driver.tapRow(0)
    try await stage.driver.fullSwipe(row: 0)
    #expect(stage.driver.rowCount() == 2)
    #expect(try await stage.kept.titles(of: "Groceries") == ["Apples", "Coffee"])
    try await stage.driver.goBack()
    // It uncovers the button, and no more.
    await #expect(throws: DriverError.self) { try await stage.driver.fullSwipe(row: 0) }
    #expect(try await stage.kept.names == ["Groceries", "Travel"])
    try stage.close()
  }

  @Test func itemsAreDraggedToOtherPlaces() async throws {
    let stage = try await Stage.filled(Self.shopping)
    try await stage.driver.tapRow(0)
    try await stage.driver.move(row: 2, to: 0)
    #expect(try stage.driver.texts(row: 0).contains("Coffee"))
    #expect(try await stage.kept.titles(of: "Groceries") == ["Coffee", "Bread", "Apples"])
    try await stage.driver.move(row: 0, to: 1)
    #expect(try await stage.kept.titles(of: "Groceries") == ["Bread", "Coffee", "Apples"])
    try stage.close()
  }

  @Test func anOrderThatCannotBeWrittenIsTakenBack() async throws {
    let stage = try await Stage.filled(Self.shopping)
    try await stage.driver.tapRow(0)
    // A file stands where the folder should be.
    try FileManager.default.removeItem(at: stage.files.documents)
    try Data().write(to: stage.files.documents)
    try await stage.driver.move(row: 2, to: 0)
    #expect(stage.driver.sees("That did not work. Please try again."))
    #expect(try stage.driver.texts(row: 0).contains("Bread"))
    #expect(try stage.driver.texts(row: 2).contains("Coffee"))
    try stage.close()
  }

  @Test func itemsAreMovedByVoiceOver() async throws {
    let stage = try await Stage.filled(Self.shopping)
    try await stage.driver.tapRow(0)
    #expect(
      try stage.driver.accessibilityActions(row: 0).filter { $0.hasPrefix("Move") }
        == ["Move down"])
    try await stage.driver.perform(accessibilityAction: "Move down", row: 0)
    #expect(try await stage.kept.titles(of: "Groceries") == ["Apples", "Bread", "Coffee"])
    #expect(
      try stage.driver.accessibilityActions(row: 1).filter { $0.hasPrefix("Move") }
        == ["Move up", "Move down"])
    try stage.close()
  }

  @Test func whatIsDoneMovesToTheEndAndIsShownByAnotherAdapter() async throws {
    let stage = try await Stage.filled(Self.shopping)
    try await stage.driver.tapRow(0)
    try await stage.driver.tap(label: "Mark as done")
    #expect(try await stage.kept.titles(of: "Groceries") == ["Apples", "Coffee", "Bread"])
    #expect(try stage.driver.texts(row: 2).contains("Bread"))
    #expect(try stage.driver.texts(row: 2).contains("Mark as not done"))
    try stage.close()
  }

  @Test func itemThatIsDueStandsAmongThoseUntilItIsDone() async throws {
    let stage = try await Stage.filled(Self.shopping)
    try await stage.driver.tapRow(0)
    try await stage.driver.tapRow(2)
    try await stage.driver.tap(text: "Due tomorrow")
    try await stage.driver.tapTab("Due")
    #expect(stage.driver.sees("Coffee"))
    #expect(stage.driver.rowCount() == 1)
    try await stage.driver.tap(label: "Mark as done")
    #expect(stage.driver.sees("Nothing is due."))
    try stage.close()
  }

  @Test func renamedItemIsShownEverywhere() async throws {
    let stage = try await Stage.filled(Self.shopping)
    try await stage.driver.tapRow(0)
    try await stage.driver.tapRow(0)
    try await stage.driver.tap(label: "Rename")
    try await stage.answer("Rye bread", to: "What is to be done?")
    #expect(stage.driver.sees("Rye bread"))
    try await stage.driver.goBack()
    #expect(stage.driver.sees("Rye bread"))
    #expect(!stage.driver.sees("Bread"))
    try stage.close()
  }

  @Test func linkLeadsToAnItemOrSaysThatItIsGone() async throws {
    let stage = try await Stage.filled(Self.shopping)
    let list = try #require(try await stage.kept.todoLists.first)
    let item = try #require(try await stage.kept.items(ofList: list.id).first)
    #expect(stage.app.open(try #require(URL(string: "todolists://items/\(item.id)"))))
    try await stage.driver.settle()
    #expect(stage.driver.sees("Bread"))
    #expect(stage.app.open(try #require(URL(string: "todolists://items/none"))))
    try await stage.driver.settle()
    #expect(stage.driver.sees("This item is no longer there."))
    try stage.close()
  }

  @Test func nothingIsLostWhenTheAppEnds() async throws {
    let first = try await Stage.filled(Self.shopping)
    try await first.driver.tapRow(0)
    try await first.driver.tap(label: "Mark as done")
    first.driver.close()
    let second = try await Stage(files: first.files)
    #expect(second.driver.sees("2 open, 1 done"))
    try second.close()
  }

  @Test func fileThatCannotBeReadIsSaidAndTriedAgain() async throws {
    let files = Stage.newFiles()
    let file = files.url(of: StoredFile("TodoLists.json"))
    try FileManager.default.createDirectory(
      at: files.documents, withIntermediateDirectories: true)
    try Data("garbage".utf8).write(to: file)
    let stage = try await Stage(files: files)
    #expect(stage.driver.sees("Your lists could not be read."))
    try FileManager.default.removeItem(at: file)
    try await stage.driver.tap(text: "Try again")
    #expect(stage.driver.sees("There are no lists yet."))
    try stage.close()
  }

  @Test func screensAreReleasedWhenTheyAreLeft() async throws {
    let stage = try await Stage.filled(Self.shopping)
    let left = try await visitItem(stage)
    try await stage.driver.goBack()
    try await stage.driver.goBack()
    try await stage.driver.wait(until: "the screens are released") {
      left.allSatisfy { $0.object == nil }
    }
    try stage.close()
  }

  private func visitItem(_ stage: Stage) async throws -> [WeakObject] {
    var objects: [WeakObject] = []
    for row in 0..<2 {
      try await stage.driver.tapRow(row)
      let screen = try #require(stage.driver.topScreen as? CoordinatedController)
      objects += [screen, screen.coordinator, screen.coordinator.container].map(WeakObject.init)
      objects.append(WeakObject(screen.coordinator.container.content))
    }
    #expect(objects.allSatisfy { $0.object != nil })
    return objects
  }
}

@MainActor
private final class WeakObject {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject?) {
    self.object = object
  }
}
