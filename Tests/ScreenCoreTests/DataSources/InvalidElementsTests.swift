import Foundation
import ScreenDriver
import TestTools
import Testing

@testable import ScreenCore

private struct Thread: Model, Decodable {
  var id: Identifier
  var notes: [Note]
  var dates: [Date]

  private enum CodingKeys: String, CodingKey { case id, notes, dates }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Identifier.self, forKey: .id)
    notes = try container.decodeList(of: Note.self, forKey: .notes)
    dates = try container.decodeList(of: Date.self, forKey: .dates)
  }
}

/// Elements that cannot be read are left out where a source says so, and told of.
@MainActor @Suite struct InvalidElementsTests {
  private let told = RecordingProblems()

  private var skip: InvalidElements { .skip(of: "Notes", reportTo: told.reporter) }

  /// What was told, without what each report begins with.
  private var places: [String] {
    told.problems.map { $0.replacing("Notes leaves out what cannot be read: ", with: "") }
  }

  private func client(_ answer: @escaping ScriptedTransport.Answer) -> APIClient {
    APIClient(
      APIConfiguration(name: "Main", base: URL(fileURLWithPath: "/projects/p")),
      transport: ScriptedTransport(answer), responses: ResponseCache())
  }

  private func load<Source: DataSource>(_ source: Source) async throws -> LoadError? {
    let delegate = RecordingDelegate()
    source.delegate = delegate
    source.loadFirst()
    try await delegate.waitForEnds(1)
    if case .failed(_, let error)? = delegate.events.last { return error }
    return nil
  }

  private func page<Item: Model & Decodable>(
    of type: Item.Type = Note.self, _ json: String, items: String? = "rows",
    paging: Paging = .none
  ) async throws -> Page<Item> {
    try await client { _ in HTTPResponse(json: json) }
      .page(of: Endpoint(.get, "/"), items: items, paging: paging, invalid: skip, at: .first)
  }

  private nonisolated static func note(_ id: Int) -> String { #"{"id": \#(id), "text": "\#(id)"}"# }

  @Test func whatIsNoElementOfTheListIsLeftOut() async throws {
    let page = try await page(
      #"{"rows": [\#(Self.note(1)), null, 7, "a", [], {}, {"id": 2, "text": 5}, \#(Self.note(3))]}"#
    )
    #expect(page.items.map(\.id) == [1, 3])
    #expect(
      places == [
        "rows[1] is null, not an object; rows[2] is not an object; rows[3] is not an object; "
          + "rows[4] is not an object; rows[5].id is missing; and 1 more"
      ])
  }

  @Test func nothingIsToldOfWhatCanBeRead() async throws {
    #expect(try await page(#"{"rows": [\#(Self.note(1))]}"#).items.count == 1)
    #expect(told.problems == [])
  }

  @Test func itemsWithinElementsAreLeftOutWithThese() async throws {
    let page = try await page(
      #"{"rows": [{"node": \#(Self.note(1))}, {"node": {"id": 2}}, 3, {"node": null}]}"#,
      items: "rows[].node")
    #expect(page.items.map(\.id) == [1])
    #expect(places.first?.hasPrefix("rows[1].node.text is missing; rows[2] is not a") == true)
  }

  @Test func innermostListLeavesOutWhatCannotBeRead() async throws {
    let page = try await page(
      of: Thread.self,
      #"{"rows": [{"id": 1, "notes": [\#(Self.note(1)), 2], "dates": ["2026-03-14T09:26:53Z", "soon"]}]}"#
    )
    #expect(page.items.map { $0.notes.map(\.id) } == [[1]])
    #expect(page.items.map { $0.dates.map(\.timeIntervalSince1970) } == [[1_773_480_413]])
    #expect(places.first?.hasPrefix("rows[0].notes[1] is not an object; rows[0].dates[1] ") == true)
  }

  @Test func tagsThatAUnionFailsForAreLeftOutAndThoseItSkipsAreNotTold() async throws {
    let page = try await page(
      of: Piece.self,
      #"{"rows": [{"kind": "poll"}, {"kind": "strict"}, {"kind": "note", "id": 1, "text": ""}]}"#)
    #expect(page.items.count == 1)
    #expect(places == [#"rows[1] "strict" is not a case of Piece"#])
  }

  @Test(arguments: [#"{"rows": 7}"#, #"{"rows": {"id": 1}}"#, "7", "[]", #"{"rows": [1, }"#])
  func whatIsNoListFails(json: String) async throws {
    await #expect(throws: (any Error).self) { try await page(json) }
    #expect(told.problems == [])
  }

  @Test func listsGoOnBehindTheLastElementThatHasAMark() async throws {
    let paging = Paging.last(send: "before", size: PageSize(3), ends: .short)
    let first = try await page(
      "[\(Self.note(9)), \(Self.note(8)), null]", items: nil, paging: paging)
    #expect(first.next == .cursor("8"))
    // What cannot be read may have a mark all the same.
    let second = try await page(
      #"[\#(Self.note(9)), null, {"id": 7}]"#, items: nil, paging: paging)
    #expect(second.next == .cursor("7"))
  }

  @Test func pagesCountWhatTheAnswerHolds() async throws {
    let paging = Paging.offset(send: "skip", size: PageSize(3), ends: .short)
    let page = try await page(#"{"rows": [1, \#(Self.note(2)), 3]}"#, paging: paging)
    #expect(page == Page(items: [Note(2, "2")], next: .offset(3)))
  }

  @Test func pageOfWhichNothingIsLeftIsPassedOver() async throws {
    let client = client { request in
      request.query("after") == nil
        ? HTTPResponse(json: #"{"rows": [1, 2], "next": "b"}"#)
        : HTTPResponse(json: #"{"rows": [\#(Self.note(3))]}"#)
    }
    let source = RemoteDataSource<Note>(
      client: client, items: "rows", paging: .cursor(send: "after", receive: "next"), invalid: skip
    ) { Endpoint(.get, "/") }
    #expect(try await load(source) == nil)
    #expect(source.objects.map(\.id) == [3])
  }

  @Test func keptAnswersAreReadAlikeAndNotToldTwice() async throws {
    let client = client { _ in HTTPResponse(json: "[\(Self.note(1)), 2]") }
    // An hour, since a machine that does much else may take a minute between the two.
    let policy = CachePolicy(for: .seconds(3600))
    for _ in 1...2 {
      let source = RemoteDataSource<Note>(client: client, cache: policy, invalid: skip) {
        Endpoint(.get, "/")
      }
      #expect(try await load(source) == nil)
      #expect(source.objects.map(\.id) == [1])
    }
    #expect(places.count == 1)
  }

  @Test func listsThatAreLoadedWholeSkipAlike() async throws {
    let client = client { _ in HTTPResponse(json: "[\(Self.note(1)), 2]") }
    let skipping = LoadedData(listOf: Note.self, client: client, invalid: skip) {
      Endpoint(.get, "/")
    }
    #expect(try await load(skipping) == nil)
    #expect(skipping.value?.map(\.id) == [1])
    let failing = LoadedData(listOf: Note.self, client: client) { Endpoint(.get, "/") }
    #expect(try await load(failing) == .decoding(path: "[1]", reason: "is not an object"))
  }

  @Test func objectsLeaveOutOfTheirListsButAreNotLeftOutThemselves() async throws {
    let good = client { _ in HTTPResponse(json: #"{"id": 1, "notes": [2]}"#) }
    let object = LoadedData<Thread>(client: good, invalid: skip) { Endpoint(.get, "/") }
    #expect(try await load(object) == nil)
    #expect(object.value?.notes == [])
    #expect(places == ["notes[0] is not an object"])
    let bad = client { _ in HTTPResponse(json: #"{"notes": []}"#) }
    let broken = LoadedData<Thread>(client: bad, invalid: skip) { Endpoint(.get, "/") }
    #expect(try await load(broken) == .decoding(path: "id", reason: "is missing"))
  }

  @Test func filesSkip() async throws {
    let scratch = try ScratchFolder(
      "skip", ["Notes.json": #"{"rows": [\#(Self.note(1)), {"id": 2}]}"#])
    let folder = scratch.folder
    let folders = FileFolders(documents: folder, caches: folder, bundle: folder)
    let source = RemoteDataSource<Note>(files: folders, items: "rows", invalid: skip) {
      StoredFile("Notes.json")
    }
    #expect(try await load(source) == nil)
    #expect(source.objects.map(\.id) == [1])
    #expect(places == ["rows[1].text is missing"])
  }

  @Test func rowsAreSkippedAndCounted() async throws {
    struct Rows: DatabaseReading {
      func rows(of query: DatabaseQuery) async throws -> [[String: DatabaseValue]] {
        [["id": .integer(1), "text": .text("a")], ["id": .integer(2), "text": .null]]
      }
    }
    let source = RemoteDataSource<Note>(
      database: Rows(), paging: .last(send: "after", size: PageSize(2), ends: .short),
      invalid: skip
    ) { DatabaseQuery("notes") }
    #expect(try await load(source) == nil)
    #expect(source.objects.map(\.id) == [1])
    #expect(source.hasMore)
    #expect(places == ["[1].text is missing"])
  }

  @Test func objectsOfTheStoreAreToldOnceForAllChanges() {
    let store = ScriptedObjectStore(rows: [
      ["id": .integer(1), "text": .text("a")], ["id": .integer(2)],
    ])
    let source = ManagedObjectSource<Note>(store: store, invalid: skip) {
      ManagedObjectQuery("Note", properties: [], order: [])
    }
    source.loadFirst()
    #expect(source.objects.map(\.id) == [1])
    store.change { $0[0] = ["id": .integer(3), "text": .text("c")] }
    #expect(source.objects.map(\.id) == [3])
    #expect(places == ["[1].text is missing"])
  }

  @Test func documentsAreNamed() async throws {
    let client = client { _ in
      func document(_ name: String, _ fields: String) -> String {
        #"{"document": {"name": "projects/p/databases/d/documents/notes/\#(name)", "fields": \#(fields)}}"#
      }
      return HTTPResponse(
        json: """
          [\(document("n1", #"{"text": {"stringValue": "kept"}}"#)),
          \(document("n2", #"{"text": {"integerValue": "1"}}"#)),
          \(document("n3", #"{"text": {"strangeValue": 1}}"#)), {"document": {"fields": {}}}]
          """)
    }
    let source = RemoteDataSource<Note>(
      client: client,
      paging: .last(send: "startAt", receive: "__name__", size: PageSize(4), ends: .short),
      invalid: skip
    ) { .firestore(FirestoreQuery("notes")) }
    #expect(try await load(source) == nil)
    #expect(source.objects.map(\.id) == ["n1"])
    #expect(source.hasMore)
    // What is no document has no name.
    #expect(
      places == [
        "[3].document.name is missing; notes/n2.text is not a String; notes/n3.text is missing"
      ])
  }
}

/// Values that enums do not know cost the elements that have them, and not the list.
@MainActor @Suite struct UnknownChoiceTests {
  private struct Diary: Model, Decodable {
    var id: Identifier
    var mood: Mood
  }

  private struct Week: Model, Decodable {
    var id: Identifier
    var days: [Diary]

    private enum CodingKeys: String, CodingKey { case id, days }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      id = try container.decode(Identifier.self, forKey: .id)
      days = try container.decodeList(of: Diary.self, forKey: .days)
    }
  }

  private struct AskForDays: APIRequest {
    typealias Response = Week
    static var emits: [ScreenEvent] { [] }
    var endpoint: Endpoint { Endpoint(.get, "/week") }
  }

  private let told = RecordingProblems()

  private func client(_ json: String) -> APIClient {
    APIClient(
      APIConfiguration(name: "Main", base: URL(fileURLWithPath: "/projects/p")),
      transport: ScriptedTransport(json: json), problems: told.reporter)
  }

  private func items<Item: Model & Decodable>(
    _ type: Item.Type, _ json: String
  ) async throws -> [Item] {
    try await client(json)
      .page(of: Endpoint(.get, "/"), items: "rows", paging: .none, invalid: .fail, at: .first)
      .items
  }

  @Test func theyCostTheElementAndAreToldOf() async throws {
    let items = try await items(
      Diary.self,
      #"{"rows": [{"id": 1, "mood": "sad"}, {"id": 2, "mood": "furious"}, {"id": 3, "mood": "happy"}]}"#
    )
    #expect(items.map(\.id) == [1, 3])
    #expect(
      told.problems == [
        #"a list of Main leaves out what cannot be read: rows[1].mood "furious" is not a value of Mood"#
      ])
  }

  @Test func withinElementsTheyCostTheInnermost() async throws {
    let weeks = try await items(
      Week.self,
      #"{"rows": [{"id": 1, "days": [{"id": 1, "mood": "odd"}, {"id": 2, "mood": "sad"}]}]}"#)
    #expect(weeks.map { $0.days.map(\.id) } == [[2]])
    #expect(told.problems.count == 1)
  }

  @Test func answersToRequestsLeaveThemOutOfTheirLists() async throws {
    let week = try await client(#"{"id": 1, "days": [{"id": 1, "mood": "odd"}]}"#).send(
      AskForDays())
    #expect(week.days.isEmpty)
    #expect(told.problems.count == 1)
  }

  @Test func anythingElseStillFailsTheLoad() async throws {
    await #expect(throws: DecodingError.self) {
      try await items(Diary.self, #"{"rows": [{"id": 1, "mood": "sad"}, {"id": 2}]}"#)
    }
    await #expect(throws: DecodingError.self) {
      try await items(Diary.self, #"{"rows": [{"id": 1, "mood": 5}]}"#)
    }
    #expect(told.problems.isEmpty)
  }
}
