import ScreenCore
import ScreenDriver
import Testing

/// Where the next part of a list is found, and how its end is known.
@MainActor @Suite struct PagingTests {
  @Test func followsCursorsToTheEnd() async throws {
    let bench = SourceBench(paging: cursorPaging) { request in
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
    let bench = SourceBench(paging: cursorPaging) { request in
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
    let bench = SourceBench(paging: cursorPaging) { request in
      HTTPResponse(json: rows([], #", "next": "\#(request.query("_next") ?? "a")""#))
    }
    try await bench.load(.first)
    #expect(!bench.source.hasMore)
    #expect(await bench.transport.requests.count == 2)
  }

  @Test func pagesThatStayEmptyAreAFailure() async throws {
    let bench = SourceBench(paging: cursorPaging) { request in
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
    let bench = SourceBench(paging: paging) { request in
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
    let bench = SourceBench(paging: paging) { request in
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
    let bench = SourceBench(paging: paging) { request in
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
    let bench = SourceBench(paging: paging) { request in
      let more = request.query("p") == "1"
      return HTTPResponse(json: rows([more ? 1 : 2], #", "meta": {"more": \#(more)}"#))
    }
    try await bench.load(.first)
    #expect(bench.source.hasMore)
    try await bench.load(.bottom)
    #expect(!bench.source.hasMore)
  }

  @Test func offsetsCountWhatCameBefore() async throws {
    let bench = SourceBench(paging: .offset(send: "offset", ends: .empty)) { request in
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
    let bench = SourceBench(paging: paging) { request in
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
    let bench = SourceBench(paging: paging) { request in
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
    let bench = SourceBench(paging: paging) { request in
      let more = request.query("after") == nil
      return HTTPResponse(
        json: rows([more ? 1 : 2], #", "page": {"end": "x", "hasNext": \#(more)}"#))
    }
    try await bench.load(.first)
    #expect(bench.source.hasMore)
    try await bench.load(.bottom)
    #expect(!bench.source.hasMore)
  }

  @Test func aServerThatIgnoresTheCursorIsNotAskedForever() async throws {
    let bench = SourceBench(paging: cursorPaging) { _ in
      HTTPResponse(json: rows([1], #", "next": "b""#))
    }
    try await bench.load(.first)
    try await bench.load(.bottom)
    #expect(!bench.source.hasMore)
  }

  @Test func theLastItemSaysWhereTheNextPageBegins() async throws {
    let paging = Paging.last(send: "before", size: PageSize(2), ends: .short)
    let bench = SourceBench(Piece.self, items: nil, paging: paging) { request in
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
    let bench = SourceBench(paging: paging) { request in
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
    let bench = SourceBench(items: "rows[].node", paging: paging) { request in
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
    let bench = SourceBench(items: nil, paging: .link(size: PageSize(1, sentAs: "per_page"))) {
      request in
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
    let bench = SourceBench(paging: .link(receive: "next")) { request in
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
}
