import Foundation
import ScreenDriver
import TestTools
import Testing

@testable import ScreenCore

/// Lists and objects that screens load whole, from where the app keeps its own data.
@MainActor @Suite struct LoadedListTests {
  private struct Counted: Decodable, Hashable, Sendable {
    var count: Int
  }

  private struct Rows: DatabaseReading {
    var rows: [[String: DatabaseValue]]

    func rows(of query: DatabaseQuery) async throws -> [[String: DatabaseValue]] {
      guard query.text.text == "notes" else { throw LoadError.other(query.text.text) }
      return rows
    }
  }

  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder("data") }

  private func load<Value>(_ data: LoadedData<Value>) async throws -> [RecordingDelegate.Event] {
    let delegate = RecordingDelegate()
    data.delegate = delegate
    data.loadFirst()
    try await delegate.waitForEnds(1)
    return delegate.events
  }

  private func folders(_ text: String) throws -> FileFolders {
    try scratch.write(text, to: "Data.json")
    let root = scratch.folder
    return FileFolders(documents: root, caches: root, bundle: root)
  }

  @Test func filesHaveListsAndObjects() async throws {
    let folders = try folders(#"{"notes": [{"id": 1, "text": "kept"}], "sum": {"count": 3}}"#)
    let list = LoadedData(listOf: Note.self, files: folders, at: "notes") {
      StoredFile("Data.json")
    }
    #expect(try await load(list) == [.began(.first), .finished(.first, 0)])
    #expect(list.value == [Note(1, "kept")])
    let object = LoadedData<Counted>(files: folders, at: "sum") {
      StoredFile("Data.json")
    }
    #expect(try await load(object) == [.began(.first), .finished(.first, 0)])
    #expect(object.value == Counted(count: 3))
  }

  @Test func aFileThatIsNotThereIsAnEmptyListAndNoObject() async throws {
    let folders = try folders("")
    let list = LoadedData(listOf: Note.self, files: folders) { StoredFile("None.json") }
    _ = try await load(list)
    #expect(list.value == [])
    let object = LoadedData<Counted>(files: folders) { StoredFile("None.json") }
    #expect(try await load(object).last == .failed(.first, .other("None.json is not there")))
  }

  @Test func databasesHaveLists() async throws {
    let rows = Rows(rows: [["id": .integer(1), "text": .text("kept")]])
    let list = LoadedData(listOf: Note.self, database: rows) { DatabaseQuery("notes") }
    _ = try await load(list)
    #expect(list.value == [Note(1, "kept")])
    let other = LoadedData(listOf: Note.self, database: rows) { DatabaseQuery("others") }
    #expect(try await load(other).last == .failed(.first, .other("others")))
  }

  @Test func whatIsAtHandIsThereAtOnce() async throws {
    let list = LoadedData(listOf: Note.self, items: [Note(1), Note(2)])
    _ = try await load(list)
    #expect(list.value == [Note(1), Note(2)])
  }

  @Test func storesHaveLists() async throws {
    let store = ScriptedObjectStore(
      rows: (1...3).map { ["id": .integer($0), "text": .text("kept")] })
    let list = LoadedData(listOf: Note.self, store: store) {
      ManagedObjectQuery("Note", properties: [], order: [], limit: 2)
    }
    _ = try await load(list)
    #expect(list.value == [Note(1, "kept"), Note(2, "kept")])
    store.refusal = LoadError.other("no entity")
    #expect(try await load(list).last == .failed(.first, .other("no entity")))
  }

  @Test func firestoreHasLists() async throws {
    let transport = ScriptedTransport { _ in
      HTTPResponse(
        json: """
          [{"document": {"name": "projects/p/databases/d/documents/notes/n1",
            "fields": {"text": {"stringValue": "kept"}}}}, {"readTime": "2024-05-02T00:00:00Z"}]
          """)
    }
    let client = APIClient(
      APIConfiguration(name: "Main", base: URL(fileURLWithPath: "/projects/p")),
      transport: transport)
    let list = LoadedData(listOf: Note.self, client: client) {
      .firestore(FirestoreQuery("notes"))
    }
    _ = try await load(list)
    #expect(list.value == [Note("n1", "kept")])
    let none = LoadedData(listOf: Note.self, client: client) {
      .firestore(
        FirestoreQuery("notes", where: [FirestoreFilter("kind", .isOneOf, [String]())]))
    }
    _ = try await load(none)
    #expect(none.value == [])
    #expect(await transport.requests.count == 1)
  }
}
