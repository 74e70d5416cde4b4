import Foundation
import Testing
import TodoLists

@Suite struct TodoFileTests {
  private let url = Stage.newFile()

  @Test func missingFileHoldsNothing() async throws {
    #expect(try await TodoFile(url: url).read() == TodoContents())
  }

  @Test func whatIsWrittenIsReadByTheNext() async throws {
    let written = try await TodoFile(url: url).change { $0.addList(named: "Groceries") }
    #expect(try await TodoFile(url: url).read() == written)
    try FileManager.default.removeItem(at: url)
  }

  @Test func changesAtTheSameTimeAllCount() async throws {
    let file = TodoFile(url: url)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<50 {
        group.addTask { _ = try await file.change { $0.addList(named: "\(number)") } }
      }
      try await group.waitForAll()
    }
    #expect(try await TodoFile(url: url).read().todoLists.count == 50)
    try FileManager.default.removeItem(at: url)
  }

  @Test func changeThatCannotBeWrittenChangesNothing() async throws {
    let nowhere = url.appending(path: "missing/lists.json")
    let file = TodoFile(url: nowhere)
    await #expect(throws: (any Error).self) {
      try await file.change { $0.addList(named: "Groceries") }
    }
    #expect(try await file.read() == TodoContents())
  }

  @Test func fileThatIsNoneIsRefusedAndKept() async throws {
    try Data("garbage".utf8).write(to: url)
    let file = TodoFile(url: url)
    await #expect(throws: (any Error).self) { try await file.read() }
    await #expect(throws: (any Error).self) {
      try await file.change { $0.addList(named: "Groceries") }
    }
    #expect(try Data(contentsOf: url) == Data("garbage".utf8))
    try FileManager.default.removeItem(at: url)
  }
}
