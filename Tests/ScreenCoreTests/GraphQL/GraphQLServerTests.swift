import Foundation
import PythonTools
import ScreenCore
import ScreenDriver
import Testing

/// Lists and objects of a GraphQL server that knows nothing of ScreenCore: Strawberry, from PyPI.
@MainActor
@Suite(
  .serialized, .timeLimit(.minutes(10)),
  .enabled(if: PythonScript.canImport(PythonServer.notesPackages), "Strawberry is not installed"))
struct GraphQLServerTests {
  private static let connection: QueryText = [
    "query Notes($tag: String, $first: Int, $after: String) {",
    "  notes(tag: $tag, first: $first, after: $after) {",
    "    edges { node { id text } } pageInfo { endCursor hasNextPage }",
    "  }",
    "}",
  ]

  private static let pages = Paging.cursor(
    send: "after", receive: "data.notes.pageInfo.endCursor", size: PageSize(3, sentAs: "first"),
    ends: .field("data.notes.pageInfo.hasNextPage"))

  private func withServer(_ test: (APIClient) async throws -> Void) async throws {
    let server = try await PythonServer(path: PythonServer.notes)
    do {
      try await test(
        APIClient(
          APIConfiguration(name: "Main", base: server.address), transport: URLSessionTransport()))
    } catch {
      try await server.stop()
      throw error
    }
    try await server.stop()
  }

  private static func endpoint(_ query: QueryText, _ variables: [BodyField] = []) -> Endpoint {
    Endpoint(.post, "/graphql", body: .graphQL(query: query, variables: variables))
  }

  private func notes(
    of client: APIClient, _ query: QueryText = connection, tag: String? = nil,
    invalid: InvalidElements = .fail
  ) -> RemoteDataSource<Note> {
    RemoteDataSource(
      client: client, items: "data.notes.edges[].node", paging: Self.pages, invalid: invalid
    ) { Self.endpoint(query, [BodyField("tag", tag)]) }
  }

  private struct Loads: Equatable {
    var count: Int
    var last: RecordingDelegate.Event?
  }

  /// Loads all parts of a list, and returns how the last load ended.
  private func loadAll(
    _ source: RemoteDataSource<Note>
  ) async throws -> Loads {
    let delegate = RecordingDelegate()
    source.delegate = delegate
    source.loadFirst()
    var loads = 1
    try await delegate.waitForEnds(loads)
    while source.hasMore, loads < 10 {
      source.loadBottom()
      loads += 1
      try await delegate.waitForEnds(loads)
    }
    return Loads(count: loads, last: delegate.events.last)
  }

  private func load<Value>(_ data: LoadedData<Value>) async throws -> RecordingDelegate.Event? {
    let delegate = RecordingDelegate()
    data.delegate = delegate
    data.loadFirst()
    try await delegate.waitForEnds(1)
    return delegate.events.last
  }

  @Test func connectionsAreFollowedToTheirEnd() async throws {
    try await withServer { client in
      let all = notes(of: client)
      let end = try await loadAll(all)
      #expect(end == Loads(count: 3, last: .finished(.bottom, 1)))
      #expect(all.objects.map(\.text) == (1...7).map { "note \($0)" })
      #expect(Set(all.objects.map(\.id)).count == 7)
    }
  }

  @Test func variablesChooseAmongNodes() async throws {
    try await withServer { client in
      let even = notes(of: client, tag: "even")
      let found = try await loadAll(even)
      #expect(found == Loads(count: 1, last: .finished(.first, 3)))
      #expect(even.objects.map(\.text) == ["note 2", "note 4", "note 6"])
      let none = notes(of: client, tag: "it's \"none\" \\ \n ü")
      let nothing = try await loadAll(none)
      #expect(nothing == Loads(count: 1, last: .finished(.first, 0)))
    }
  }

  @Test func nodesThatAreNoModelsAreSkippedAndTheConnectionGoesOn() async throws {
    let told = RecordingProblems()
    let query: QueryText = [
      "query($tag: String, $first: Int, $after: String) {",
      "  notes(tag: $tag, first: $first, after: $after) {",
      "    edges { node { id text: tag } }",
      "    pageInfo { endCursor hasNextPage }",
      "  }",
      "}",
    ]
    try await withServer { client in
      let source = RemoteDataSource<OddNote>(
        client: client, items: "data.notes.edges[].node", paging: Self.pages,
        invalid: .skip(of: "Notes", reportTo: told.reporter)
      ) { Self.endpoint(query) }
      let delegate = RecordingDelegate()
      source.delegate = delegate
      source.loadFirst()
      try await delegate.waitForEnds(1)
      source.loadBottom()
      try await delegate.waitForEnds(2)
      source.loadBottom()
      try await delegate.waitForEnds(3)
      #expect(source.objects.count == 4)
      #expect(!source.hasMore)
    }
    #expect(
      told.problems == [
        "Notes leaves out what cannot be read: data.notes.edges[1].node.text is even",
        "Notes leaves out what cannot be read: data.notes.edges[0].node.text is even; "
          + "data.notes.edges[2].node.text is even",
      ])
  }

  @Test func partialDataWithErrorsIsAFailureThatSaysWhy() async throws {
    try await withServer { client in
      let end = try await loadAll(notes(of: client, Self.withAuthors))
      #expect(
        end
          == Loads(count: 1, last: .failed(.first, .other("the author of note 2 is not known"))))
    }
  }

  private static let withAuthors: QueryText = [
    "query($tag: String, $first: Int, $after: String) {",
    "  notes(tag: $tag, first: $first, after: $after) {",
    "    edges { node { id text author { name } } } pageInfo { endCursor hasNextPage }",
    "  }",
    "}",
  ]

  @Test("what there is of partial data is shown where a source skips, and the rest reported")
  func partialDataIsRead() async throws {
    let told = RecordingProblems()
    try await withServer { client in
      let source = notes(
        of: client, Self.withAuthors, invalid: .skip(of: "Notes", reportTo: told.reporter))
      let end = try await loadAll(source)
      #expect(end == Loads(count: 3, last: .finished(.bottom, 1)))
      #expect(source.objects.map(\.text) == (1...7).map { "note \($0)" })
    }
    #expect(
      told.problems == [
        "Notes leaves out what cannot be read: data.notes.edges[1].node.author was not answered: "
          + "the author of note 2 is not known"
      ])
  }

  @Test("data without the list is a failure that says why, though a source skips")
  func partialDataWithoutTheListIsAFailure() async throws {
    let told = RecordingProblems()
    let skip = InvalidElements.skip(of: "Notes", reportTo: told.reporter)
    let query: QueryText = ["query($s: Int!) { __typename closed(status: $s) }"]
    let variables = [BodyField("s", 200)]
    try await withServer { client in
      let list = RemoteDataSource<Note>(client: client, items: "data.closed", invalid: skip) {
        Self.endpoint(query, variables)
      }
      let ofList = try await loadAll(list).last
      let data = LoadedData(listOf: Note.self, client: client, at: "data.closed", invalid: skip) {
        Self.endpoint(query, variables)
      }
      let ofData = try await load(data)
      let object = LoadedData<Note>(client: client, at: "data.closed", invalid: skip) {
        Self.endpoint(query, variables)
      }
      let ofObject = try await load(object)
      let closed = RecordingDelegate.Event.failed(.first, .other("the library is closed"))
      #expect([ofList, ofData, ofObject] == [closed, closed, closed])
    }
    #expect(told.problems == [])
  }

  @Test func queriesThatTheServerRefusesFailWithItsWords() async throws {
    try await withServer { client in
      let unknown = try await loadAll(notes(of: client, ["{ notes { nope } }"])).last
      #expect(
        unknown
          == .failed(.first, .other("Cannot query field 'nope' on type 'NoteConnection'.")))
      let broken = try await loadAll(notes(of: client, ["{ notes("])).last
      #expect(broken == .failed(.first, .other("Syntax Error: Expected Name, found <EOF>.")))
      let wrong = LoadedData(listOf: Note.self, client: client, at: "data.notes.edges") {
        Self.endpoint(Self.connection, [BodyField("first", "three")])
      }
      guard case .failed(.first, .other(let reason)) = try await load(wrong) else {
        Issue.record("it was read")
        return
      }
      #expect(reason.hasPrefix("Variable '$first' has invalid value"))
    }
  }

  @Test func partThatIsRefusedKeepsWhatIsThere() async throws {
    let query: QueryText = [
      "query($tag: String, $first: Int, $after: String) {",
      "  notes(tag: $tag, first: $first, after: $after) {",
      "    edges { node { id text } } pageInfo { endCursor: __typename hasNextPage }",
      "  }",
      "}",
    ]
    try await withServer { client in
      let source = notes(of: client, query)
      let delegate = RecordingDelegate()
      source.delegate = delegate
      source.loadFirst()
      try await delegate.waitForEnds(1)
      source.loadBottom()
      try await delegate.waitForEnds(2)
      guard case .failed(.bottom, .other) = delegate.events.last else {
        Issue.record("told \(delegate.events)")
        return
      }
      #expect(source.objects.count == 3)
      #expect(source.hasMore)
    }
  }

  @Test(arguments: [503, 403])
  func errorStatusWithABodyOfGraphQLKeepsTheServersWords(status: Int) async throws {
    try await withServer { client in
      let closed = LoadedData<String>(client: client, at: "data.closed") {
        Self.endpoint(["query($s: Int!) { closed(status: $s) }"], [BodyField("s", status)])
      }
      let end = try await load(closed)
      #expect(end == .failed(.first, .status(status, Refusal(reason: "the library is closed"))))
    }
  }

  @Test func mutationsAnswerWithWhatTheyChanged() async throws {
    try await withServer { client in
      let first = notes(of: client)
      _ = try await loadAll(first)
      let id = try #require(first.objects.first?.id)
      let renamed = LoadedData<Note>(client: client, at: "data.rename") {
        Self.endpoint(
          ["mutation($id: ID!, $text: String!) { rename(id: $id, text: $text) { id text } }"],
          [BodyField("id", id), BodyField("text", "new")])
      }
      let end = try await load(renamed)
      #expect(end == .finished(.first, 0))
      #expect(renamed.value == Note(id, "new"))
      _ = try await loadAll(first)
      #expect(first.objects.first?.text == "new")
    }
  }

  @Test func serverThatIsGoneIsOutOfReach() async throws {
    let server = try await PythonServer(path: PythonServer.notes)
    let client = APIClient(
      APIConfiguration(name: "Main", base: server.address), transport: URLSessionTransport())
    try await server.stop()
    guard case .failed(.first, .connection) = try await loadAll(notes(of: client)).last else {
      Issue.record("it was read")
      return
    }
  }
}

/// A note whose text is "odd".
private struct OddNote: Model, Decodable {
  var id: Identifier

  private enum CodingKeys: CodingKey { case id, text }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(Identifier.self, forKey: .id)
    let text = try container.decode(String.self, forKey: .text)
    guard text == "odd" else {
      throw DecodingError.dataCorruptedError(
        forKey: .text, in: container, debugDescription: "is \(text)")
    }
  }
}
