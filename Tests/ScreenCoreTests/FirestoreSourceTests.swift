import Foundation
import ScreenDriver
import Testing

@testable import ScreenCore

private struct Message: Model, Decodable {
  struct Author: Decodable, Hashable, Sendable {
    var name: String
  }

  var id: Identifier
  var text: String?
  var likes: Int
  var score: Double?
  var sentAt: Date
  var room: Identifier?
  var author: Author?
  var tags: [String]?
}

/// A database that answers queries as the documentation of Firestore's REST form says: documents of one
/// collection by the query's order, from behind its cursor, as many as it asks for.
private struct FirestoreServer {
  static let name = "projects/p/databases/(default)/documents"

  var documents: [(path: String, likes: Int)]

  func answer(_ request: HTTPRequest) throws -> HTTPResponse {
    let prefix = "https://firestore.googleapis.com/v1/\(Self.name)"
    let url = request.url.absoluteString.removingPercentEncoding ?? ""
    guard url.hasPrefix(prefix), url.hasSuffix(":runQuery"), request.method == .post,
      let body = try JSONSerialization.jsonObject(with: request.body ?? Data()) as? [String: Any],
      let query = body["structuredQuery"] as? [String: Any]
    else { return HTTPResponse(status: 404) }
    let parent = url.dropFirst(prefix.count).dropLast(":runQuery".count)
    let from = (query["from"] as? [[String: Any]])?.first?["collectionId"] as? String ?? ""
    let collection = parent.isEmpty ? from : "\(parent.dropFirst())/\(from)"
    let all = documents.filter { $0.path.hasPrefix("\(collection)/") }
      .sorted { ($0.likes, $0.path) > ($1.likes, $1.path) }
    let rest = all.drop { document in
      guard let start = (query["startAt"] as? [String: Any])?["values"] as? [[String: Any]] else {
        return false
      }
      let likes = (start.first?["integerValue"] as? String).flatMap(Int.init) ?? 0
      let name = start.last?["referenceValue"] as? String ?? ""
      return (document.likes, "\(Self.name)/\(document.path)") >= (likes, name)
    }
    let chosen = rest.prefix(query["limit"] as? Int ?? .max)
    let answers = chosen.map { document in
      """
      {"document": {"name": "\(Self.name)/\(document.path)", "fields": {
        "likes": {"integerValue": "\(document.likes)"},
        "sentAt": {"timestampValue": "2024-05-01T10:20:30.123456Z"}},
        "createTime": "2024-05-01T10:20:30Z", "updateTime": "2024-05-01T10:20:30Z"},
        "readTime": "2024-05-02T00:00:00Z"}
      """
    }
    // Without results, the answer tells only when it was read.
    let text =
      answers.isEmpty ? #"{"readTime": "2024-05-02T00:00:00Z"}"# : answers.joined(separator: ",")
    return HTTPResponse(json: "[\(text)]")
  }
}

@MainActor @Suite struct FirestoreSourceTests {
  private static var base: URL {
    var components = URLComponents()
    components.scheme = "https"
    components.host = "firestore.googleapis.com"
    components.path = "/v1/\(FirestoreServer.name)"
    return components.url ?? URL(fileURLWithPath: "/")
  }

  private func client(_ answer: @escaping ScriptedTransport.Answer) throws -> (
    APIClient, ScriptedTransport
  ) {
    let transport = ScriptedTransport(answer)
    let client = APIClient(
      APIConfiguration(name: "Chat", base: Self.base, dates: .secondsSince1970),
      transport: transport,
      authorization: FixedAuthorization(.bearer("t")))
    return (client, transport)
  }

  private func load(
    _ endpoint: Endpoint, paging: Paging = .none, _ answer: @escaping ScriptedTransport.Answer
  ) async throws -> (items: [Message], events: [RecordingDelegate.Event], requests: [HTTPRequest]) {
    let (client, transport) = try client(answer)
    let source = RemoteDataSource<Message>(client: client, paging: paging) { endpoint }
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
    return (source.objects, delegate.events, await transport.requests)
  }

  private nonisolated static func body(_ request: HTTPRequest) -> String {
    String(decoding: request.body ?? Data(), as: UTF8.self)
  }

  private static let pages = Paging.last(
    send: "startAt", receive: "__name__", size: PageSize(2), ends: .short)

  @Test func pagesBeginBehindTheLastDocument() async throws {
    let server = FirestoreServer(documents: [
      ("rooms/a b/messages/m1", 5), ("rooms/a b/messages/m2", 7), ("rooms/a b/messages/m3", 7),
      ("rooms/a b/messages/m4", 1), ("rooms/a b/messages/m5", 7), ("rooms/c/messages/m6", 9),
    ])
    let room: Identifier = "a b"
    let endpoint = Endpoint.firestore(
      FirestoreQuery(
        "rooms/\(room)/messages", order: [FirestoreOrder("likes", descending: true)]))
    let (items, _, requests) = try await load(endpoint, paging: Self.pages) {
      try server.answer($0)
    }
    #expect(items.map(\.id) == ["m5", "m3", "m2", "m1", "m4"])
    #expect(items.map(\.likes) == [7, 7, 7, 5, 1])
    #expect(
      requests[0].url.absoluteString
        == "https://firestore.googleapis.com/v1/projects/p/databases/(default)/documents"
        + "/rooms/a%20b:runQuery")
    #expect(requests.count == 3)
    #expect(requests[0].headers.contains(HTTPHeader("Authorization", "Bearer t")))
    #expect(
      Self.body(requests[1])
        == #"{"structuredQuery":{"from":[{"collectionId":"messages"}],"limit":2,"orderBy":["#
        + #"{"direction":"DESCENDING","field":{"fieldPath":"likes"}},"#
        + #"{"direction":"DESCENDING","field":{"fieldPath":"__name__"}}],"#
        + #""startAt":{"before":false,"values":[{"integerValue":"7"},{"referenceValue":"#
        + #""projects/p/databases/(default)/documents/rooms/a b/messages/m3"}]}}}"#)
  }

  @Test func collectionsOfTheDatabaseAreAskedForAtItsDocuments() async throws {
    let server = FirestoreServer(documents: [("posts/p1", 1), ("posts/p2", 2)])
    let (items, _, requests) = try await load(.firestore(FirestoreQuery("posts", limit: 1))) {
      try server.answer($0)
    }
    #expect(items.map(\.id) == ["p2"])
    #expect(requests[0].url.absoluteString.hasSuffix("/(default)/documents:runQuery"))
    #expect(
      Self.body(requests[0])
        == #"{"structuredQuery":{"from":[{"collectionId":"posts"}],"limit":1,"orderBy":["#
        + #"{"direction":"ASCENDING","field":{"fieldPath":"__name__"}}]}}"#)
  }

  @Test func anAnswerWithoutDocumentsIsAnEmptyList() async throws {
    let server = FirestoreServer(documents: [])
    let (items, events, _) = try await load(
      .firestore(FirestoreQuery("posts")), paging: Self.pages
    ) { try server.answer($0) }
    #expect(items.isEmpty)
    #expect(events == [.began(.first), .finished(.first, 0)])
  }

  @Test func valuesOfAllTypesAreRead() async throws {
    let (items, _, _) = try await load(.firestore(FirestoreQuery("posts"))) { _ in
      HTTPResponse(
        json: """
          [{"document": {"name": "projects/p/databases/d/documents/posts/one", "fields": {
            "id": {"stringValue": "not this"}, "text": {"nullValue": null},
            "likes": {"integerValue": "9007199254740993"}, "score": {"doubleValue": 0.5},
            "sentAt": {"timestampValue": "2024-05-01T10:20:30.5Z"},
            "room": {"referenceValue": "projects/p/databases/d/documents/rooms/r1"},
            "author": {"mapValue": {"fields": {"name": {"stringValue": "Ann"}}}},
            "tags": {"arrayValue": {"values": [{"stringValue": "a"}, {"stringValue": "b"}]}},
            "place": {"geoPointValue": {"latitude": 1.5}}, "blob": {"bytesValue": "AA=="},
            "none": {"arrayValue": {}}, "more": {"mapValue": {}}, "new": {"vectorValue": {}}}}},
           {"document": {"name": "projects/p/databases/d/documents/posts/two", "fields": {
            "likes": {"integerValue": "1"}, "score": {"doubleValue": "NaN"},
            "sentAt": {"timestampValue": "2024-05-01T10:20:30Z"}}}}]
          """)
    }
    #expect(
      items.first
        == Message(
          id: "one", text: nil, likes: 9_007_199_254_740_993, score: 0.5,
          sentAt: Date(timeIntervalSince1970: 1_714_558_830.5), room: "r1",
          author: .init(name: "Ann"), tags: ["a", "b"]))
    #expect(items.last?.id == "two" && items.last?.score == nil)
  }

  @Test func filtersCompareWithTypedValues() throws {
    let date = Date(timeIntervalSince1970: 1_714_558_830)
    let query = FirestoreQuery(
      "posts",
      where: [
        FirestoreFilter("author.name", .equal, "Ann"), FirestoreFilter("likes", .greaterOrEqual, 3),
        FirestoreFilter("open", .equal, true), FirestoreFilter("sentAt", .less, date),
        FirestoreFilter("tags", .isOneOf, ["a", "b"]),
        FirestoreFilter("room", .equal, nil as String?),
      ])
    let text = String(decoding: try query.body(at: Self.base), as: UTF8.self)
    let filters = [
      #"{"fieldFilter":{"field":{"fieldPath":"author.name"},"op":"EQUAL","#
        + #""value":{"stringValue":"Ann"}}}"#,
      #"{"fieldFilter":{"field":{"fieldPath":"likes"},"op":"GREATER_THAN_OR_EQUAL","#
        + #""value":{"integerValue":"3"}}}"#,
      #"{"fieldFilter":{"field":{"fieldPath":"open"},"op":"EQUAL","value":{"booleanValue":true}}}"#,
      #"{"fieldFilter":{"field":{"fieldPath":"sentAt"},"op":"LESS_THAN","#
        + #""value":{"timestampValue":"2024-05-01T10:20:30.000000Z"}}}"#,
      #"{"fieldFilter":{"field":{"fieldPath":"tags"},"op":"IN","value":{"arrayValue":"#
        + #"{"values":[{"stringValue":"a"},{"stringValue":"b"}]}}}}"#,
    ]
    #expect(
      text.contains(
        #""where":{"compositeFilter":{"filters":["# + filters.joined(separator: ",")
          + #"],"op":"AND"}}"#))
    #expect(query.wholeOrder.map(\.field.text) == ["likes", "sentAt", "__name__"])
  }

  @Test func whatIsComparedBySizeFollowsTheOrder() {
    let query = FirestoreQuery(
      "posts", where: [FirestoreFilter("likes", .greater, 3)],
      order: [FirestoreOrder("sentAt", descending: true)])
    #expect(query.wholeOrder.map(\.field.text) == ["sentAt", "likes", "__name__"])
    #expect(query.wholeOrder.map(\.isDescending) == [true, true, true])
  }

  private func filter(_ filter: FirestoreFilter, of collection: EndpointPath = "posts") throws
    -> String
  {
    let body = try FirestoreQuery(collection, where: [filter]).body(at: Self.base)
    let text = String(decoding: body, as: UTF8.self)
    return text.firstMatch(of: #/"fieldFilter":(\{.*\})\}\}\}/#).map { String($0.1) } ?? text
  }

  @Test func datesHaveMicrosecondsInListsAsWell() throws {
    let dates = [
      Date(timeIntervalSince1970: 1_714_558_830.123456),
      Date(timeIntervalSince1970: 1_714_558_829.9999999), Date(timeIntervalSince1970: -0.25),
    ]
    #expect(
      try filter(FirestoreFilter("sentAt", .isOneOf, dates))
        == #"{"field":{"fieldPath":"sentAt"},"op":"IN","value":{"arrayValue":{"values":["#
        + #"{"timestampValue":"2024-05-01T10:20:30.123456Z"},"#
        + #"{"timestampValue":"2024-05-01T10:20:30.000000Z"},"#
        + #"{"timestampValue":"1969-12-31T23:59:59.750000Z"}]}}}"#)
  }

  @Test func aDateThatWasReadIsSentAsItWas() async throws {
    let (items, _, _) = try await load(.firestore(FirestoreQuery("posts"))) {
      try FirestoreServer(documents: [("posts/p1", 1)]).answer($0)
    }
    let date = try #require(items.first?.sentAt)
    #expect(
      try filter(FirestoreFilter("sentAt", .equal, date)).contains(
        #""timestampValue":"2024-05-01T10:20:30.123456Z""#))
  }

  @Test(arguments: [
    ("author.name", "author.name"), ("first-name", "`first-name`"), ("1st.x", "`1st`.x"),
    ("a.`b.c`.d", "a.`b.c`.d"), ("`plain`", "plain"), ("a`\\``", #"`a\``"#), ("größe", "`größe`"),
    ("id", "__name__"), ("__name__", "__name__"), ("`id`", "id"),
  ])
  func fieldsAreQuotedWhereFirestoreWantsIt(path: String, sent: String) {
    #expect(FirestoreFieldPath(path).text == sent)
  }

  @Test func valuesOfQuotedFieldsAreWhereTheNextPageBegins() async throws {
    let document = { @Sendable (number: Int) in
      """
      {"document": {"name": "\(FirestoreServer.name)/posts/p\(number)", "fields": {
        "likes": {"integerValue": "0"}, "sentAt": {"timestampValue": "2024-05-01T10:20:30Z"},
        "a.b": {"mapValue": {"fields": {"x-y": {"stringValue": "v\(number)"}}}}}}}
      """
    }
    let query = FirestoreQuery("posts", order: [FirestoreOrder("`a.b`.x-y")])
    let (_, _, requests) = try await load(.firestore(query), paging: Self.pages) { request in
      Self.body(request).contains("startAt")
        ? HTTPResponse(json: "[]") : HTTPResponse(json: "[\(document(1)), \(document(2))]")
    }
    #expect(Self.body(requests[0]).contains(#""fieldPath":"`a.b`.`x-y`""#))
    #expect(
      Self.body(requests[1]).contains(
        #""values":[{"stringValue":"v2"},{"referenceValue":"\#(FirestoreServer.name)/posts/p2"}]"#))
  }

  @Test func nothingIsOneOfNone() async throws {
    for comparison in [FirestoreFilter.Comparison.isOneOf, .containsAny] {
      let query = FirestoreQuery("posts", where: [FirestoreFilter("kind", comparison, [String]())])
      let (items, events, requests) = try await load(.firestore(query)) { _ in
        HTTPResponse(status: 400)
      }
      #expect(items.isEmpty && requests.isEmpty)
      #expect(events == [.began(.first), .finished(.first, 0)])
    }
  }

  @Test func everythingIsNoneOfNone() throws {
    let query = FirestoreQuery("posts", where: [FirestoreFilter("kind", .isNoneOf, [String]())])
    #expect(!String(decoding: try query.body(at: Self.base), as: UTF8.self).contains("where"))
    #expect(query.wholeOrder.map(\.field.text) == ["__name__"])
  }

  @Test(arguments: ["id", "__name__"])
  func documentsAreComparedByReferences(field: String) throws {
    let room: Identifier = "a b"
    #expect(
      try filter(FirestoreFilter(field, .isOneOf, ["m1", "m2"]), of: "rooms/\(room)/messages")
        == #"{"field":{"fieldPath":"__name__"},"op":"IN","value":{"arrayValue":{"values":["#
        + #"{"referenceValue":"\#(FirestoreServer.name)/rooms/a b/messages/m1"},"#
        + #"{"referenceValue":"\#(FirestoreServer.name)/rooms/a b/messages/m2"}]}}}"#)
    let query = FirestoreQuery(
      "posts", where: [FirestoreFilter(field, .greater, "p1")],
      order: [FirestoreOrder(field, descending: true)])
    #expect(query.wholeOrder == [FirestoreOrder("__name__", descending: true)])
    #expect(
      FirestoreQuery("posts", where: query.filters).wholeOrder == [FirestoreOrder("__name__")])
  }

  @Test func groupsAreAllCollectionsOfAName() async throws {
    let query = FirestoreQuery("rooms/r1/messages", isGroup: true)
    let (items, _, requests) = try await load(.firestore(query)) { _ in
      let documents = ["a/m1", "b/m1"].map { path in
        """
        {"document": {"name": "\(FirestoreServer.name)/rooms/r1/\(path)", "fields": {
          "likes": {"integerValue": "0"}, "sentAt": {"timestampValue": "2024-05-01T10:20:30Z"}}}}
        """
      }
      return HTTPResponse(json: "[\(documents.joined(separator: ","))]")
    }
    #expect(Self.body(requests[0]).contains(#""allDescendants":true,"collectionId":"messages""#))
    #expect(requests[0].url.absoluteString.hasSuffix("/documents/rooms/r1:runQuery"))
    // They may have one name, so they are called by their paths.
    #expect(items.map(\.id) == ["rooms/r1/a/m1", "rooms/r1/b/m1"])
  }

  @Test func aValueThatIsEmptyLeadsToNoOtherCollection() async throws {
    let room: Identifier = ""
    for path: EndpointPath in ["rooms/\(room)/messages", "\(room)/1/messages", "rooms/1/\(room)"] {
      let (_, events, requests) = try await load(.firestore(FirestoreQuery(path))) { _ in
        HTTPResponse(json: "[]")
      }
      #expect(requests.isEmpty)
      #expect(events.last == .failed(.first, .address(path.encoded)))
    }
  }

  @Test func whatIsNoAnswerIsAFailure() async throws {
    let (_, events, _) = try await load(.firestore(FirestoreQuery("posts"))) { _ in
      HTTPResponse(status: 403)
    }
    #expect(events.last == .failed(.first, .status(403)))
    let (_, others, _) = try await load(.firestore(FirestoreQuery("posts"))) { _ in
      HTTPResponse(
        json: #"[{"document": {"name": "a/b", "fields": {"likes": {"integerValue": "x"}}}}]"#)
    }
    guard case .failed(.first, .decoding) = others.last else {
      Issue.record("\(others)")
      return
    }
  }
}
