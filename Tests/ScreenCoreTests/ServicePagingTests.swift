import Foundation
import ScreenCore
import ScreenDriver
import Testing

/// Lists of services, each from a server that pages as the service's documentation says.
@MainActor @Suite struct ServicePagingTests {
  /// The identifiers of a list that is loaded to its end, and the addresses that it was asked at.
  private func load(
    _ endpoint: Endpoint, items: String? = nil, paging: Paging,
    _ answer: @escaping ScriptedTransport.Answer
  ) async throws -> (ids: [Note.ID], requests: [HTTPRequest]) {
    let transport = ScriptedTransport(answer)
    let base = try #require(URL(string: "https://service.example/base"))
    let client = APIClient(APIConfiguration(name: "Main", base: base), transport: transport)
    let source = RemoteDataSource<Note>(client: client, items: items, paging: paging) { endpoint }
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
    return (source.objects.map(\.id), await transport.requests)
  }

  private nonisolated static func query(_ request: HTTPRequest) -> [String: String] {
    let items = URLComponents(url: request.url, resolvingAgainstBaseURL: true)?.queryItems ?? []
    return Dictionary(items.map { ($0.name, $0.value ?? "") }) { $1 }
  }

  private nonisolated static func body(_ request: HTTPRequest) -> String {
    String(decoding: request.body ?? Data(), as: UTF8.self)
  }

  private nonisolated static func notes(_ ids: some Sequence<Int>) -> String {
    "[" + ids.map { #"{"id": \#($0), "text": ""}"# }.joined(separator: ", ") + "]"
  }

  /// Five items in pages of two.
  private nonisolated static func slice(_ offset: Int, _ size: Int) -> Range<Int> {
    (min(offset, 5) + 1)..<(min(offset + size, 5) + 1)
  }

  @Test func wordPressAndWooCommerceCountPagesInAHeader() async throws {
    let (ids, requests) = try await load(
      Endpoint(.get, "/posts"),
      paging: .page(
        send: "page", first: 1, size: PageSize(2, sentAs: "per_page"),
        ends: .header("X-WP-TotalPages"))
    ) { request in
      let query = Self.query(request)
      guard let page = query["page"].flatMap(Int.init), page <= 3, query["per_page"] == "2" else {
        return HTTPResponse(
          status: 400, body: Data(#"{"code": "rest_post_invalid_page_number"}"#.utf8))
      }
      return HTTPResponse(
        headers: ["X-WP-Total": "5", "X-WP-TotalPages": "3"],
        body: Data(Self.notes(Self.slice(2 * (page - 1), 2)).utf8))
    }
    #expect(ids == [1, 2, 3, 4, 5])
    #expect(requests.count == 3)
  }

  /// Shopify answers 400 where `page_info` comes with anything but `limit`.
  @Test func shopifyLinksItsRESTPages() async throws {
    let (ids, requests) = try await load(
      Endpoint(.get, "/orders.json", query: [QueryItem("status", "any")]), items: "orders",
      paging: .link(size: PageSize(2, sentAs: "limit"))
    ) { request in
      let query = Self.query(request)
      let offset = query["page_info"].flatMap(Int.init)
      if offset != nil, query["status"] != nil { return HTTPResponse(status: 400) }
      let next = (offset ?? 0) + 2
      let link =
        #"<https://service.example/base/orders.json?limit=2&page_info=0>; rel="previous", "#
        + #"<https://service.example/base/orders.json?limit=2&page_info=\#(next)>; rel="next""#
      let body = #"{"orders": \#(Self.notes(Self.slice(offset ?? 0, 2)))}"#
      return HTTPResponse(headers: next < 5 ? ["Link": link] : [:], body: Data(body.utf8))
    }
    #expect(ids == [1, 2, 3, 4, 5])
    #expect(requests.count == 3)
  }

  @Test(arguments: ["data.products.nodes", "data.products.edges[].node"])
  func shopifyPagesGraphQLByConnections(items: String) async throws {
    let endpoint = Endpoint(.post, "/graphql.json", body: .graphQL(query: "query Products"))
    let (ids, requests) = try await load(
      endpoint, items: items,
      paging: .cursor(
        send: "after", receive: "data.products.pageInfo.endCursor",
        size: PageSize(2, sentAs: "first"),
        ends: .field("data.products.pageInfo.hasNextPage"))
    ) { request in
      let after = Self.body(request).firstMatch(of: #/"after":"c(\d)"/#).flatMap { Int($0.1) } ?? 0
      let slice = Self.slice(after, 2)
      let edges = slice.map { #"{"cursor": "c\#($0)", "node": {"id": \#($0), "text": ""}}"# }
      let pageInfo =
        #"{"endCursor": "c\#(slice.upperBound - 1)", "hasNextPage": \#(slice.upperBound <= 5)}"#
      return HTTPResponse(
        json: """
          {"data": {"products": {"nodes": \(Self.notes(slice)), "edges": \
          [\(edges.joined(separator: ", "))], "pageInfo": \(pageInfo)}}}
          """)
    }
    #expect(ids == [1, 2, 3, 4, 5])
    #expect(requests.map(Self.body).allSatisfy { $0.contains(#""first":2"#) })
    #expect(requests.count == 3)
  }

  @Test(arguments: [("results", "skip", "limit"), (nil, "offset", "pageSize")])
  func parseAndBackendlessSkipItems(items: String?, skip: String, size: String) async throws {
    let (ids, requests) = try await load(
      Endpoint(.get, "/data"), items: items,
      paging: .offset(send: skip, size: PageSize(2, sentAs: size), ends: .short)
    ) { request in
      let query = Self.query(request)
      let slice = Self.slice(Int(query[skip] ?? "") ?? 0, Int(query[size] ?? "") ?? 5)
      let list = Self.notes(slice)
      return HTTPResponse(json: items.map { #"{"\#($0)": \#(list)}"# } ?? list)
    }
    #expect(ids == [1, 2, 3, 4, 5])
    #expect(requests.count == 3)
  }

  @Test func parseHasDatesInObjects() async throws {
    let (transport, client) = try service(dates: .tagged)
    await transport.setAnswer { _ in
      HTTPResponse(
        json: """
          {"results": [
            {"id": 1, "text": "", "at": {"__type": "Date", "iso": "2011-08-21T18:02:52.250Z"}},
            {"id": 2, "text": "", "at": "2011-08-21T18:02:52.250Z"}]}
          """)
    }
    let source = RemoteDataSource<DatedNote>(client: client, items: "results") {
      Endpoint(.get, "/classes/Note")
    }
    let delegate = RecordingDelegate()
    source.delegate = delegate
    source.loadFirst()
    try await delegate.waitForEnds(1)
    let date = Date(timeIntervalSince1970: 1_313_949_772.25)
    #expect(source.objects.map(\.at) == [date, date])
  }

  @Test(arguments: [
    (DateCoding.tagged, #"{"at":{"__type":"Date","iso":"2011-08-21T18:02:52.250Z"}}"#),
    (.iso8601, #"{"at":"2011-08-21T18:02:52Z"}"#),
    (.secondsSince1970, #"{"at":1313949772.25}"#),
    (.millisecondsSince1970, #"{"at":1313949772250}"#),
  ])
  func datesAreSentAsTheyAreRead(dates: DateCoding, body: String) throws {
    let (_, client) = try service(dates: dates)
    let date = Date(timeIntervalSince1970: 1_313_949_772.25)
    let request = try client.makeRequest(
      for: Endpoint(.post, "/classes/Note", body: .json([BodyField("at", date)])))
    #expect(Self.body(request) == body)
  }

  private func service(dates: DateCoding) throws -> (ScriptedTransport, APIClient) {
    let transport = ScriptedTransport { _ in HTTPResponse(status: 500) }
    let base = try #require(URL(string: "https://service.example/base"))
    let configuration = APIConfiguration(name: "Main", base: base, dates: dates)
    return (transport, APIClient(configuration, transport: transport))
  }

  @Test func appSyncNamesATokenBesideTheList() async throws {
    let (ids, requests) = try await load(
      Endpoint(.post, "/graphql", body: .graphQL(query: "query Notes")),
      items: "data.listNotes.items",
      paging: .cursor(
        send: "nextToken", receive: "data.listNotes.nextToken", size: PageSize(2, sentAs: "limit"))
    ) { request in
      let token = Self.body(request).firstMatch(of: #/"nextToken":"t(\d)"/#).flatMap { Int($0.1) }
      let next = (token ?? 0) + 2
      return HTTPResponse(
        json: """
          {"data": {"listNotes": {"items": \(Self.notes(Self.slice(token ?? 0, 2))), \
          "nextToken": \(next < 5 ? "\"t\(next)\"" : "null")}}}
          """)
    }
    #expect(ids == [1, 2, 3, 4, 5])
    #expect(requests.count == 3)
  }

  /// A page may be empty and yet not the last, and the row key may be missing.
  @Test func azureTablesNameTheNextPageByTwoHeaders() async throws {
    let (ids, requests) = try await load(
      Endpoint(.get, "/Notes()", query: [QueryItem("$filter", "done eq false")]), items: "value",
      paging: .header(
        marks: [
          PageMarkHeader("x-ms-continuation-NextPartitionKey", sentAs: "NextPartitionKey"),
          PageMarkHeader("x-ms-continuation-NextRowKey", sentAs: "NextRowKey"),
        ], size: PageSize(2, sentAs: "$top"))
    ) { request in
      let query = Self.query(request)
      guard query["$filter"] == "done eq false", query["$top"] == "2" else {
        return HTTPResponse(status: 400)
      }
      let (items, headers): (Range<Int>, [String: String]) =
        switch (query["NextPartitionKey"], query["NextRowKey"]) {
        case (nil, nil):
          (
            1..<3,
            [
              "x-ms-continuation-NextPartitionKey": "1!4!cC8+",
              "x-ms-continuation-NextRowKey": "r=",
            ]
          )
        case ("1!4!cC8+", "r="): (3..<3, ["x-ms-continuation-NextPartitionKey": "2!8"])
        case ("2!8", nil): (3..<6, ["x-ms-continuation-NextRowKey": ""])
        default: (9..<9, [:])
        }
      return HTTPResponse(headers: headers, body: Data(#"{"value": \#(Self.notes(items))}"#.utf8))
    }
    #expect(ids == [1, 2, 3, 4, 5])
    #expect(requests.count == 3)
    #expect(
      requests[1].url.query(percentEncoded: true)
        == "%24filter=done%20eq%20false&NextPartitionKey=1%214%21cC8%2B&NextRowKey=r%3D"
        + "&%24top=2")
  }

  /// Azure writes seven digits of a second, Firestore up to nine.
  @Test(arguments: ["2013-08-22T01:12:06.2608595Z", "2013-08-22T01:12:06.260859512Z"])
  func partsOfASecondAreReadWhateverTheirNumber(text: String) throws {
    let client = APIClient(
      APIConfiguration(name: "Main", base: URL(fileURLWithPath: "/")),
      transport: ScriptedTransport(json: "{}"))
    let date = try client.makeDecoder().decode(Date.self, from: Data("\"\(text)\"".utf8))
    #expect(abs(date.timeIntervalSince1970 - 1_377_133_926.26) < 0.01)
  }
}

private struct DatedNote: Model, Decodable {
  let id: Identifier
  let at: Date
}
