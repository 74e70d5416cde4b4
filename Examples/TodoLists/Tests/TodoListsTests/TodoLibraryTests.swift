import Foundation
import ScreenKit
import Testing
import TodoLists

@MainActor
@Suite struct TodoLibraryTests {
  private let files = Stage.newFiles()
  private let file = StoredFile("TodoLists.json")

  @Test func missingFileHoldsNothing() async throws {
    #expect(try await TodoLibrary(in: files).contents() == TodoContents())
  }

  @Test func whatIsWrittenIsReadByTheNext() async throws {
    let library = TodoLibrary(in: files)
    var told: [TodoContents] = []
    let subscription = library.changes.listen { told.append($0) }
    try await library.change { $0.addList(named: "Groceries") }
    let kept = try await TodoLibrary(in: files).contents()
    #expect(kept.todoLists.map(\.name) == ["Groceries"])
    #expect(told == [kept])
    withExtendedLifetime(subscription) {}
    try FileManager.default.removeItem(at: files.documents)
  }

  @Test func whenItemsAreDueIsKept() async throws {
    let due = Date(timeIntervalSince1970: 1_700_000_000.25)
    let library = TodoLibrary(in: files)
    try await library.change { contents in
      contents.addList(named: "Groceries")
      contents.addItem("Milk", toList: contents.todoLists[0].id)
      contents.setDue(due, ofItem: contents.allItems[0].id)
    }
    #expect(try await library.contents().allItems.map(\.due) == [due])
    try FileManager.default.removeItem(at: files.documents)
  }

  @Test func datesOfEarlierVersionsAreRead() async throws {
    let text = """
      {"lists": [{"id": "6F9619FF-8B86-D011-B42D-00C04FC964FF", "name": "Groceries", "items": [
        {"id": "7F9619FF-8B86-D011-B42D-00C04FC964FF", "title": "Milk", "isDone": false,
         "due": "2023-11-14T22:13:20Z"}]}]}
      """
    try FileManager.default.createDirectory(
      at: files.documents, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: files.url(of: file))
    let contents = try await TodoLibrary(in: files).contents()
    #expect(contents.allItems.map(\.due) == [Date(timeIntervalSince1970: 1_700_000_000)])
    try FileManager.default.removeItem(at: files.documents)
  }

  @Test func changeThatCannotBeWrittenChangesNothing() async throws {
    // A file stands where the folder should be.
    try Data().write(to: files.documents)
    let library = TodoLibrary(in: files)
    await #expect(throws: FileError.self) {
      try await library.change { $0.addList(named: "Groceries") }
    }
    try FileManager.default.removeItem(at: files.documents)
    #expect(try await library.contents() == TodoContents())
  }
}
