import Foundation
import ScreenCore
import ScreenDriver
import TestTools
import Testing

private struct Visit: Model, Decodable {
  var id: Identifier
  var made: Date
  var page: URL
  var done: Bool
  var mark: Data
}

@MainActor @Suite struct FileSourceTests {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder("files") }

  private func folders() throws -> FileFolders {
    try scratch.makeFolder("Notes")
    let root = scratch.folder
    return FileFolders(documents: root, caches: root, bundle: root)
  }

  private func load(
    _ file: StoredFile, in folders: FileFolders, items: String? = nil
  ) async throws -> (items: [Note], events: [RecordingDelegate.Event]) {
    let source = RemoteDataSource<Note>(files: folders, items: items) { file }
    let delegate = RecordingDelegate()
    source.delegate = delegate
    source.loadFirst()
    try await delegate.waitForEnds(1)
    return (source.objects, delegate.events)
  }

  @Test func filesAreRead() async throws {
    let folders = try folders()
    let owner: Identifier = "a/../b"
    let file = StoredFile("Notes/\(owner).json")
    let url = folders.url(of: file)
    #expect(url.deletingLastPathComponent().lastPathComponent == "Notes")
    try Data(#"{"rows": [{"id": 1, "text": "kept"}]}"#.utf8).write(to: url)
    #expect(try await load(file, in: folders, items: "rows").items == [Note(1, "kept")])
  }

  @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func propertyListsAreReadLikeJSON(format: PropertyListSerialization.PropertyListFormat)
    async throws
  {
    let folders = try folders()
    let made = Date(timeIntervalSince1970: 1_700_000_000)
    let list: [String: Any] = [
      "visits": [
        ["id": 7, "made": made, "page": "https://a.example/b", "done": true, "mark": Data([1, 2])]
      ]
    ]
    try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
      .write(to: folders.documents.appending(path: "Visits.plist"))
    let source = RemoteDataSource<Visit>(files: folders, items: "visits") {
      StoredFile("Visits.plist")
    }
    let delegate = RecordingDelegate()
    source.delegate = delegate
    source.loadFirst()
    try await delegate.waitForEnds(1)
    #expect(
      source.objects == [
        Visit(
          id: 7, made: made, page: .literal("https://a.example/b"), done: true, mark: Data([1, 2]))
      ])
  }

  @Test func whatIsNoPropertyListIsAFailure() async throws {
    let folders = try folders()
    try Data(#"[{"id": 1}"#.utf8).write(to: folders.documents.appending(path: "Broken.plist"))
    let (_, events) = try await load(StoredFile("Broken.plist"), in: folders)
    #expect(
      events.last == .failed(.first, .decoding(path: "", reason: "is not a property list")))
  }

  @Test func aFileThatIsNotThereIsEmpty() async throws {
    let (items, events) = try await load(StoredFile("None.json"), in: folders())
    #expect(items.isEmpty)
    #expect(events == [.began(.first), .finished(.first, 0)])
  }

  @Test func aFileThatCanNotBeReadIsAFailure() async throws {
    let folders = try folders()
    try Data("garbage".utf8).write(to: folders.documents.appending(path: "Broken.json"))
    let (_, events) = try await load(StoredFile("Broken.json"), in: folders)
    guard case .failed(.first, .decoding) = events.last else {
      Issue.record("\(events)")
      return
    }
  }

  @Test func aValueNeverLeadsOutOfItsFolder() {
    let path: FilePath = "Notes/\("..")/\("x/y")"
    #expect(path.text == "Notes/%2E%2E/x%2Fy")
  }
}

@MainActor @Suite struct GraphQLSourceTests {
  private let paging = Paging.cursor(
    send: "after", receive: "data.feed.pageInfo.endCursor", size: PageSize(1, sentAs: "first"),
    ends: .field("data.feed.pageInfo.hasNextPage"))

  private func source(
    _ answer: @escaping ScriptedTransport.Answer
  ) -> (RemoteDataSource<Note>, ScriptedTransport, RecordingDelegate) {
    let transport = ScriptedTransport(answer)
    let client = APIClient(
      APIConfiguration(name: "Main", base: URL(fileURLWithPath: "/")), transport: transport)
    let source = RemoteDataSource<Note>(client: client, items: "data.feed.nodes", paging: paging) {
      Endpoint(
        .post, "/graphql",
        body: .graphQL(
          query: ["query Feed($tag: String) {", "  feed"], variables: [BodyField("tag", "new")]))
    }
    let delegate = RecordingDelegate()
    source.delegate = delegate
    return (source, transport, delegate)
  }

  @Test func connectionsAreFollowedByVariables() async throws {
    let (source, transport, delegate) = source { request in
      let body = String(decoding: request.body ?? Data(), as: UTF8.self)
      let isFirst = !body.contains("after")
      return HTTPResponse(
        json: """
          {"data": {"feed": {"nodes": [{"id": \(isFirst ? 1 : 2), "text": ""}], "pageInfo": \
          {"endCursor": "c", "hasNextPage": \(isFirst)}}}}
          """)
    }
    source.loadFirst()
    try await delegate.waitForEnds(1)
    source.loadBottom()
    try await delegate.waitForEnds(2)
    #expect(source.objects.map(\.id) == [1, 2])
    #expect(!source.hasMore)
    let bodies = await transport.requests.map { String(decoding: $0.body ?? Data(), as: UTF8.self) }
    #expect(
      bodies == [
        #"{"query":"query Feed($tag: String) {\n  feed","variables":{"first":1,"tag":"new"}}"#,
        #"{"query":"query Feed($tag: String) {\n  feed","variables":{"after":"c","first":1,"tag":"new"}}"#,
      ])
  }

  @Test("an answer that tells of errors does not take the place of a kept one")
  func errorsAreNotKept() async throws {
    let transport = ScriptedTransport(
      json: #"{"data": {"feed": {"nodes": [{"id": 1, "text": "kept"}]}}}"#)
    let client = APIClient(
      APIConfiguration(name: "Main", base: URL(fileURLWithPath: "/")), transport: transport,
      responses: ResponseCache())
    let source = RemoteDataSource<Note>(
      client: client, items: "data.feed.nodes",
      cache: CachePolicy(for: .zero, older: .shownOffline)
    ) { Endpoint(.post, "/graphql", body: .graphQL(query: "{ feed }")) }
    let delegate = RecordingDelegate()
    source.delegate = delegate
    source.loadFirst()
    try await delegate.waitForEnds(1)
    await transport.setAnswer { _ in
      HTTPResponse(json: #"{"data": null, "errors": [{"message": "no feed"}]}"#)
    }
    source.loadTop()
    try await delegate.waitForEnds(2)
    #expect(delegate.events.last == .failed(.top, .other("no feed")))
    await transport.setAnswer { _ in
      HTTPResponse(json: #"{"errors": [{"message": "not now"}]}"#, status: 503)
    }
    source.loadTop()
    try await delegate.waitForEnds(3)
    #expect(delegate.events.last == .finished(.top, 1))
    #expect(source.objects == [Note(1, "kept")])
  }

  @Test func errorsInAnAnswerAreFailures() async throws {
    let (source, _, delegate) = source { _ in
      HTTPResponse(json: #"{"data": null, "errors": [{"message": "no feed"}]}"#)
    }
    source.loadFirst()
    try await delegate.waitForEnds(1)
    #expect(delegate.events.last == .failed(.first, .other("no feed")))
  }
}
