import Foundation
import ScreenCore
import ScreenDriver
import Testing

@MainActor
private struct Bench<Item: Model & Decodable> {
  let transport: ScriptedTransport
  let source: RemoteDataSource<Item>
  let delegate = RecordingDelegate()

  init(
    _ type: Item.Type = Note.self, items: String? = "rows", paging: Paging = .none,
    _ answer: @escaping ScriptedTransport.Answer
  ) {
    transport = ScriptedTransport(answer)
    let client = APIClient(
      APIConfiguration(name: "Main", base: URL(fileURLWithPath: "/")), transport: transport)
    source = RemoteDataSource(client: client, items: items, paging: paging) {
      Endpoint(.get, "/notes")
    }
    source.delegate = delegate
  }

  func load(_ kind: LoadKind) async throws {
    switch kind {
    case .first: source.loadFirst()
    case .top: source.loadTop()
    case .bottom: source.loadBottom()
    }
    try await delegate.waitForEnds(delegate.ends + 1)
  }
}

extension RecordingDelegate {
  fileprivate var ends: Int {
    events.filter { if case .began = $0 { false } else { $0 != .changed } }.count
  }
}

private func rows(_ ids: some Sequence<Int>, _ more: String = "") -> String {
  let rows = ids.map { #"{"id": \#($0), "text": ""}"# }.joined(separator: ",")
  return #"{"rows": [\#(rows)]\#(more)}"#
}

private let cursor = Paging.cursor(
  send: "_next", receive: "next", size: PageSize(2, sentAs: "_size"))

@MainActor @Suite struct RemoteDataSourceTests {
  @Test func loadsAndTellsWhatArrived() async throws {
    let bench = Bench { _ in HTTPResponse(json: rows([1, 2])) }
    try await bench.load(.first)
    #expect(bench.delegate.events == [.began(.first), .finished(.first, 2)])
    #expect(bench.source.objects.map(\.id) == [1, 2])
    #expect(bench.source.object(at: 2) == nil)
    #expect(!bench.source.hasMore)
  }

  @Test func followsCursorsToTheEnd() async throws {
    let bench = Bench(paging: cursor) { request in
      switch request.query("_next") {
      case nil: HTTPResponse(json: rows([1, 2], #", "next": "b""#))
      case "b": HTTPResponse(json: rows([3, 4], #", "next": 7"#))
      default: HTTPResponse(json: rows([5], #", "next": null"#))
      }
    }
    try await bench.load(.first)
    try await bench.load(.bottom)
    try await bench.load(.bottom)
    #expect(bench.source.objects.map(\.id) == [1, 2, 3, 4, 5])
    #expect(!bench.source.hasMore)
    bench.source.loadBottom()
    let requests = await bench.transport.requests
    #expect(requests.map { $0.query("_next") } == [nil, "b", "7"])
    #expect(requests.allSatisfy { $0.query("_size") == "2" })
  }

  @Test func emptyPagesThatAreNotTheLastArePassedOver() async throws {
    let bench = Bench(paging: cursor) { request in
      switch request.query("_next") {
      case nil: HTTPResponse(json: rows([], #", "next": "b""#))
      case "b": HTTPResponse(json: rows([1], #", "next": "c""#))
      case "c": HTTPResponse(json: rows([], #", "next": "d""#))
      default: HTTPResponse(json: rows([], #", "next": null"#))
      }
    }
    try await bench.load(.first)
    #expect(bench.source.objects.map(\.id) == [1])
    #expect(bench.source.hasMore)
    try await bench.load(.bottom)
    #expect(!bench.source.hasMore)
    #expect(
      bench.delegate.events == [
        .began(.first), .finished(.first, 1), .began(.bottom), .finished(.bottom, 0),
      ])
    #expect(await bench.transport.requests.map { $0.query("_next") } == [nil, "b", "c", "d"])
  }

  @Test func emptyPageWithTheMarkThatItWasAskedByIsTheLast() async throws {
    let bench = Bench(paging: cursor) { request in
      HTTPResponse(json: rows([], #", "next": "\#(request.query("_next") ?? "a")""#))
    }
    try await bench.load(.first)
    #expect(!bench.source.hasMore)
    #expect(await bench.transport.requests.count == 2)
  }

  @Test func pagesThatStayEmptyAreAFailure() async throws {
    let bench = Bench(paging: cursor) { request in
      let page = request.query("_next").flatMap(Int.init) ?? 0
      return HTTPResponse(json: rows([], #", "next": \#(page + 1)"#))
    }
    try await bench.load(.first)
    #expect(await bench.transport.requests.count == 50)
    #expect(
      bench.delegate.events.last
        == .failed(.first, .other("50 pages in a row were empty, and none was the last.")))
  }

  /// A mark that a field says is good leads on, whatever the part has in it.
  @Test func emptyPageGoesOnWhereAFieldSaysThatThereIsMore() async throws {
    let paging = Paging.cursor(
      send: "_next", receive: "next", ends: .field("more", counting: .pages))
    let bench = Bench(paging: paging) { request in
      request.query("_next") == nil
        ? HTTPResponse(json: rows([], #", "next": "b", "more": true"#))
        : HTTPResponse(json: rows([1], #", "next": "c", "more": false"#))
    }
    try await bench.load(.first)
    #expect(bench.source.objects.map(\.id) == [1])
    #expect(!bench.source.hasMore)
  }

  @Test func pagesEndWhenTheyAreShort() async throws {
    let paging = Paging.page(
      send: "page", first: 1, size: PageSize(2, sentAs: "size"), ends: .short)
    let bench = Bench(paging: paging) { request in
      HTTPResponse(json: request.query("page") == "1" ? rows([1, 2]) : rows([3]))
    }
    try await bench.load(.first)
    #expect(bench.source.hasMore)
    try await bench.load(.bottom)
    #expect(!bench.source.hasMore)
    #expect(await bench.transport.requests.map { $0.query("page") } == ["1", "2"])
  }

  @Test func pagesEndAtTheNumberInAHeader() async throws {
    let paging = Paging.page(send: "p", first: 0, ends: .header("X-Total-Pages"))
    let bench = Bench(paging: paging) { request in
      let page = Int(request.query("p") ?? "") ?? 0
      return HTTPResponse(json: rows([page]), headers: ["X-TOTAL-PAGES": "2"])
    }
    try await bench.load(.first)
    #expect(bench.source.hasMore)
    try await bench.load(.bottom)
    #expect(!bench.source.hasMore)
  }

  @Test func pagesEndWhereAFieldSaysSo() async throws {
    let paging = Paging.page(send: "p", ends: .field("meta.more"))
    let bench = Bench(paging: paging) { request in
      let more = request.query("p") == "1"
      return HTTPResponse(json: rows([more ? 1 : 2], #", "meta": {"more": \#(more)}"#))
    }
    try await bench.load(.first)
    #expect(bench.source.hasMore)
    try await bench.load(.bottom)
    #expect(!bench.source.hasMore)
  }

  @Test func offsetsCountWhatCameBefore() async throws {
    let bench = Bench(paging: .offset(send: "offset", ends: .empty)) { request in
      let offset = Int(request.query("offset") ?? "") ?? 0
      return HTTPResponse(json: rows(offset < 4 ? offset..<(offset + 2) : 0..<0))
    }
    try await bench.load(.first)
    try await bench.load(.bottom)
    try await bench.load(.bottom)
    #expect(await bench.transport.requests.map { $0.query("offset") } == ["0", "2", "4"])
    #expect(bench.source.numberOfObjects() == 4)
    #expect(!bench.source.hasMore)
  }

  @Test func offsetsEndAtTheNumberOfItems() async throws {
    let paging = Paging.offset(send: "offset", ends: .header("X-Total-Count", counting: .items))
    let bench = Bench(paging: paging) { request in
      let offset = Int(request.query("offset") ?? "") ?? 0
      return HTTPResponse(
        json: rows(offset..<(offset + 2)), headers: ["X-Total-Count": "4"])
    }
    try await bench.load(.first)
    #expect(bench.source.hasMore)
    try await bench.load(.bottom)
    #expect(!bench.source.hasMore)
  }

  @Test func pagesEndAtTheNumberOfItemsInAField() async throws {
    let paging = Paging.page(
      send: "p", size: PageSize(2), ends: .field("total", counting: .items))
    let bench = Bench(paging: paging) { request in
      HTTPResponse(
        json: request.query("p") == "1"
          ? rows([1, 2], #", "total": 3"#) : rows([3], #", "total": 3"#))
    }
    try await bench.load(.first)
    #expect(bench.source.hasMore)
    try await bench.load(.bottom)
    #expect(!bench.source.hasMore)
  }

  @Test func cursorsEndWhereAFieldSaysSo() async throws {
    let paging = Paging.cursor(
      send: "after", receive: "page.end", ends: .field("page.hasNext"))
    let bench = Bench(paging: paging) { request in
      let more = request.query("after") == nil
      return HTTPResponse(
        json: rows([more ? 1 : 2], #", "page": {"end": "x", "hasNext": \#(more)}"#))
    }
    try await bench.load(.first)
    #expect(bench.source.hasMore)
    try await bench.load(.bottom)
    #expect(!bench.source.hasMore)
  }

  @Test func theLastItemSaysWhereTheNextPageBegins() async throws {
    let paging = Paging.last(send: "before", size: PageSize(2), ends: .short)
    let bench = Bench(Piece.self, items: nil, paging: paging) { request in
      HTTPResponse(
        json: request.query("before") == nil
          ? #"[{"kind": "note", "id": 9, "text": ""}, {"kind": "poll", "id": 8}]"#
          : #"[{"kind": "note", "id": 7, "text": ""}]"#)
    }
    try await bench.load(.first)
    try await bench.load(.bottom)
    #expect(bench.source.objects.count == 2)
    #expect(!bench.source.hasMore)
    // An item of an unknown kind is left out, and the list still goes on behind it.
    #expect(await bench.transport.requests.map { $0.query("before") } == [nil, "8"])
  }

  @Test func aValueOfTheLastItemMayStandDeeper() async throws {
    let paging = Paging.last(send: "before", receive: "meta.key")
    let bench = Bench(paging: paging) { request in
      HTTPResponse(
        json: request.query("before") == nil
          ? #"{"rows": [{"id": 1, "text": "", "meta": {"key": "k1"}}]}"# : #"{"rows": []}"#)
    }
    try await bench.load(.first)
    try await bench.load(.bottom)
    #expect(await bench.transport.requests.map { $0.query("before") } == [nil, "k1"])
    #expect(!bench.source.hasMore)
  }

  @Test func theLastItemIsThatWithinTheLastElement() async throws {
    let paging = Paging.last(send: "before", receive: "meta.key")
    let bench = Bench(items: "rows[].node", paging: paging) { request in
      HTTPResponse(
        json: request.query("before") == nil
          ? #"{"rows": [{"meta": {"key": "edge"}, "node": {"id": 1, "text": "", "meta": {"key": "k1"}}}]}"#
          : #"{"rows": []}"#)
    }
    try await bench.load(.first)
    #expect(bench.source.objects.map(\.id) == [1])
    try await bench.load(.bottom)
    #expect(await bench.transport.requests.map { $0.query("before") } == [nil, "k1"])
    #expect(!bench.source.hasMore)
  }

  @Test func linksOfTheHeaderAreFollowed() async throws {
    let bench = Bench(items: nil, paging: .link(size: PageSize(1, sentAs: "per_page"))) { request in
      let page = Int(request.query("page") ?? "1") ?? 1
      let next = #"<\#(request.url.path)?page=\#(page + 1)&x=a,b>; rel="next", <x>; rel=last"#
      return HTTPResponse(
        json: #"[{"id": \#(page), "text": ""}]"#, headers: page < 3 ? ["Link": next] : [:])
    }
    try await bench.load(.first)
    try await bench.load(.bottom)
    try await bench.load(.bottom)
    #expect(bench.source.objects.map(\.id) == [1, 2, 3])
    #expect(!bench.source.hasMore)
    #expect(
      await bench.transport.requests.map(\.url.query)
        == ["per_page=1", "page=2&x=a,b", "page=3&x=a,b"])
  }

  @Test func linksOfTheBodyAreFollowedOnTheSameServerOnly() async throws {
    let bench = Bench(paging: .link(receive: "next")) { request in
      switch request.query("page") {
      case nil: HTTPResponse(json: rows([1], #", "next": "?page=2""#))
      default: HTTPResponse(json: rows([2], #", "next": "https://elsewhere.example/?page=3""#))
      }
    }
    try await bench.load(.first)
    try await bench.load(.bottom)
    try await bench.load(.bottom)
    #expect(bench.source.objects.map(\.id) == [1, 2])
    #expect(
      bench.delegate.events.last
        == .failed(.bottom, .address("https://elsewhere.example/?page=3")))
    #expect(await bench.transport.requests.count == 2)
  }

  @Test func noItemStandsTwice() async throws {
    let bench = Bench(paging: cursor) { request in
      request.query("_next") == nil
        ? HTTPResponse(json: rows([1, 2, 2], #", "next": "b""#))
        : HTTPResponse(json: rows([2, 3]))
    }
    try await bench.load(.first)
    try await bench.load(.bottom)
    #expect(bench.source.objects.map(\.id) == [1, 2, 3])
    #expect(bench.delegate.events.last == .finished(.bottom, 1))
  }

  @Test func aServerThatIgnoresTheCursorIsNotAskedForever() async throws {
    let bench = Bench(paging: cursor) { _ in HTTPResponse(json: rows([1], #", "next": "b""#)) }
    try await bench.load(.first)
    try await bench.load(.bottom)
    #expect(!bench.source.hasMore)
  }

  @Test func thereIsOneLoadOfAKindAtATime() async throws {
    let bench = Bench(paging: cursor) { _ in HTTPResponse(json: rows([1], #", "next": "b""#)) }
    try await bench.load(.first)
    bench.source.loadBottom()
    bench.source.loadBottom()
    try await bench.delegate.waitForEnds(2)
    bench.source.loadTop()
    bench.source.loadTop()
    bench.source.loadBottom()
    try await bench.delegate.waitForEnds(3)
    #expect(await bench.transport.requests.count == 3)
  }

  @Test func outdatedAnswersAreDropped() async throws {
    let bench = Bench { _ in HTTPResponse(json: rows([1])) }
    await bench.transport.hold()
    bench.source.loadFirst()
    bench.source.loadFirst()
    bench.source.loadFirst()
    try? await Task.sleep(for: .milliseconds(20))
    await bench.transport.release()
    try await bench.delegate.waitForEnds(1)
    try? await Task.sleep(for: .milliseconds(20))
    #expect(bench.delegate.events.filter { $0 == .finished(.first, 1) }.count == 1)
  }

  @Test func topReplacesTheListAndItsPaging() async throws {
    let bench = Bench(paging: cursor) { request in
      request.query("_next") == nil
        ? HTTPResponse(json: rows([1], #", "next": "b""#)) : HTTPResponse(json: rows([2]))
    }
    try await bench.load(.first)
    try await bench.load(.bottom)
    try await bench.load(.top)
    #expect(bench.source.objects.map(\.id) == [1])
    #expect(bench.source.hasMore)
  }

  @Test func topShowsWhatIsNewAndChangedAndGone() async throws {
    let bench = Bench(paging: cursor) { _ in HTTPResponse(json: rows([2, 3, 4])) }
    try await bench.load(.first)
    await bench.transport.setAnswer { _ in
      HTTPResponse(json: #"{"rows": [{"id": 1, "text": ""}, {"id": 2, "text": "new"}]}"#)
    }
    try await bench.load(.top)
    #expect(bench.source.objects == [Note(1, ""), Note(2, "new")])
    #expect(bench.delegate.events.last == .finished(.top, 2))
  }

  @Test func partsFurtherDownAreLoadedAgainFromTheNewTop() async throws {
    let bench = Bench(paging: cursor) { request in
      request.query("_next") == nil
        ? HTTPResponse(json: rows([2], #", "next": "old""#)) : HTTPResponse(json: rows([3]))
    }
    try await bench.load(.first)
    try await bench.load(.bottom)
    await bench.transport.setAnswer { request in
      request.query("_next") == "new"
        ? HTTPResponse(json: rows([2, 3])) : HTTPResponse(json: rows([1, 2], #", "next": "new""#))
    }
    try await bench.load(.top)
    try await bench.load(.bottom)
    #expect(bench.source.objects.map(\.id) == [1, 2, 3])
  }

  @Test func failedTopKeepsTheListAndItsPaging() async throws {
    let bench = Bench(paging: cursor) { request in
      request.query("_next") == nil
        ? HTTPResponse(json: rows([1], #", "next": "b""#)) : HTTPResponse(json: rows([2]))
    }
    try await bench.load(.first)
    await bench.transport.setAnswer { _ in HTTPResponse(status: 500) }
    try await bench.load(.top)
    #expect(bench.delegate.events.last == .failed(.top, .status(500)))
    #expect(bench.source.objects.map(\.id) == [1] && bench.source.hasMore)
    await bench.transport.setAnswer { _ in HTTPResponse(json: rows([2])) }
    try await bench.load(.bottom)
    #expect(bench.source.objects.map(\.id) == [1, 2])
  }

  @Test func failuresKeepWhatIsThere() async throws {
    let bench = Bench(paging: cursor) { request in
      if request.query("_next") != nil { return HTTPResponse(status: 503) }
      return HTTPResponse(json: rows([1], #", "next": "b""#))
    }
    try await bench.load(.first)
    try await bench.load(.bottom)
    #expect(bench.delegate.events.last == .failed(.bottom, .status(503)))
    #expect(bench.source.objects.map(\.id) == [1])
    #expect(bench.source.hasMore)
  }

  @Test func decodingFailuresNameTheElement() async throws {
    let bench = Bench { _ in HTTPResponse(json: #"{"rows": [{"id": 1, "text": 5}]}"#) }
    try await bench.load(.first)
    #expect(
      bench.delegate.events.last
        == .failed(.first, .decoding(path: "rows[0].text", reason: "is not a String")))
  }

  @Test func unknownUnionCasesAreLeftOut() async throws {
    let bench = Bench(Piece.self) { _ in
      HTTPResponse(
        json: #"{"rows": [{"kind": "poll"}, {"kind": "picture", "id": 3, "width": 4}]}"#)
    }
    try await bench.load(.first)
    #expect(bench.source.objects == [.picture(Picture(id: 3, width: 4))])
  }

  @Test func cancelledLoadsSayNothing() async throws {
    let bench = Bench { _ in HTTPResponse(json: rows([1])) }
    await bench.transport.hold()
    bench.source.loadFirst()
    bench.source.cancelLoads()
    await bench.transport.release()
    try? await Task.sleep(for: .milliseconds(30))
    #expect(bench.delegate.events == [.began(.first)])
    #expect(bench.source.numberOfObjects() == 0)
  }

  @Test func loadsThatSomeoneElseCancelsHaveFailed() async throws {
    let bench = Bench { _ in throw CancellationError() }
    try await bench.load(.first)
    #expect(
      bench.delegate.events.last == .failed(.first, .connection("The request was cancelled.")))
    #expect(!bench.source.isLoading(.first))
  }

  @Test(arguments: [#"[{"id": 1, "text": ""}]"#, #"{"id": 1, "text": ""}"#])
  func bodiesMayBeTheListOrTheOneItem(json: String) async throws {
    let bench = Bench(items: nil) { _ in HTTPResponse(json: json) }
    try await bench.load(.first)
    #expect(bench.source.objects.map(\.id) == [1])
  }

  @Test func missingListsAreEmptyButMissingObjectsAreNot() async throws {
    let empty = Bench(items: "data.items") { _ in HTTPResponse(json: #"{"data": {}}"#) }
    try await empty.load(.first)
    #expect(empty.delegate.events.last == .finished(.first, 0))
    for body in [#"{"data": null}"#, #"{"data": {"items": null}}"#] {
      let null = Bench(items: "data.items") { _ in HTTPResponse(json: body) }
      try await null.load(.first)
      #expect(null.delegate.events.last == .finished(.first, 0))
    }
    let wrong = Bench(items: "data.items") { _ in HTTPResponse(json: #"{"error": "no"}"#) }
    try await wrong.load(.first)
    #expect(
      wrong.delegate.events.last == .failed(.first, .decoding(path: "data", reason: "is missing")))
  }

  @Test func replacedItemsAreTold() async throws {
    let bench = Bench { _ in HTTPResponse(json: rows([1, 2])) }
    try await bench.load(.first)
    bench.source.replace(Note(2, "new"))
    #expect(bench.source.objects.map(\.text) == ["", "new"])
    #expect(bench.delegate.events.last == .changed)
  }

  @Test func abandonedSourcesEndTheirLoads() async throws {
    weak var abandoned: RemoteDataSource<Note>?
    let transport = ScriptedTransport(json: rows([1]))
    await transport.hold()
    do {
      let client = APIClient(
        APIConfiguration(name: "Main", base: URL(fileURLWithPath: "/")), transport: transport)
      let source = RemoteDataSource<Note>(client: client) { Endpoint(.get, "/x") }
      abandoned = source
      source.loadFirst()
    }
    await transport.release()
    try await wait(until: "the source is released") { abandoned == nil }
  }
}

@MainActor @Suite struct LocalDataSourceTests {
  @Test func itemsAreThereAtOnce() {
    let source = LocalDataSource([Note(1), Note(2)])
    let delegate = RecordingDelegate()
    source.delegate = delegate
    source.loadFirst()
    #expect(delegate.events == [.began(.first), .finished(.first, 2)])
    source.items.append(Note(3))
    #expect(delegate.events.last == .changed)
    #expect(source.numberOfObjects() == 3)
  }

  @Test func itemsOfManyTypesStandInOneList() {
    let source = HeterogeneousDataSource(models: [Note(1), Picture(id: 1, width: 2)])
    #expect(source.object(at: 1)?.model is Picture)
    source.replace(Picture(id: 1, width: 9))
    #expect((source.object(at: 1)?.model as? Picture)?.width == 9)
    #expect((source.object(at: 0)?.model as? Note)?.id == 1)
  }
}
