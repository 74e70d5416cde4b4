import Foundation
import ScreenCore
import ScreenDriver
import Testing

/// How loads begin and end, and what they do to the list.
@MainActor @Suite struct RemoteDataSourceTests {
  @Test func loadsAndTellsWhatArrived() async throws {
    let bench = SourceBench { _ in HTTPResponse(json: rows([1, 2])) }
    try await bench.load(.first)
    #expect(bench.delegate.events == [.began(.first), .finished(.first, 2)])
    #expect(bench.source.objects.map(\.id) == [1, 2])
    #expect(bench.source.object(at: 2) == nil)
    #expect(!bench.source.hasMore)
  }

  @Test func noItemStandsTwice() async throws {
    let bench = SourceBench(paging: cursorPaging) { request in
      request.query("_next") == nil
        ? HTTPResponse(json: rows([1, 2, 2], #", "next": "b""#))
        : HTTPResponse(json: rows([2, 3]))
    }
    try await bench.load(.first)
    try await bench.load(.bottom)
    #expect(bench.source.objects.map(\.id) == [1, 2, 3])
    #expect(bench.delegate.events.last == .finished(.bottom, 1))
  }

  @Test func listsEndWhereAServerIgnoresTheNumberOfThePage() async throws {
    let bench = SourceBench(paging: numberedPaging) { _ in HTTPResponse(json: rows([1, 2])) }
    try await bench.load(.first)
    for _ in 0..<10 where bench.source.hasMore { try await bench.load(.bottom) }
    #expect(!bench.source.hasMore)
    #expect(await bench.transport.requests.count == 4)
    #expect(bench.source.objects.map(\.id) == [1, 2])
  }

  @Test func pagesThatAreKnownAlreadyAreFollowedByNewOnes() async throws {
    let bench = SourceBench(paging: numberedPaging) { request in
      let page = request.query("page").flatMap { Int($0) } ?? 1
      return HTTPResponse(json: rows(page < 4 ? [1, 2] : [3]))
    }
    try await bench.load(.first)
    for _ in 0..<10 where bench.source.hasMore { try await bench.load(.bottom) }
    #expect(bench.source.objects.map(\.id) == [1, 2, 3])
  }

  @Test("what is loaded again unasked goes as far as before")
  func whatIsLoadedAgainGoesAsFar() async throws {
    let bench = SourceBench(paging: cursorPaging) { request in
      request.query("_next") == nil
        ? HTTPResponse(json: rows([1, 2], #", "next": "b""#))
        : HTTPResponse(json: rows([3, 4], #", "next": "c""#))
    }
    try await bench.load(.first)
    try await bench.load(.bottom)
    bench.source.loadAgain()
    bench.source.loadAgain()
    try await bench.delegate.waitForEnds(3)
    #expect(bench.source.objects.map(\.id) == [1, 2, 3, 4] && bench.source.hasMore)
    #expect(bench.delegate.events.last == .finished(.top, 4))
    #expect(await bench.transport.requests.count == 4)
  }

  @Test func thereIsOneLoadOfAKindAtATime() async throws {
    let bench = SourceBench(paging: cursorPaging) { _ in
      HTTPResponse(json: rows([1], #", "next": "b""#))
    }
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
    let bench = SourceBench { _ in HTTPResponse(json: rows([1])) }
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
    let bench = SourceBench(paging: cursorPaging) { request in
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
    let bench = SourceBench(paging: cursorPaging) { _ in HTTPResponse(json: rows([2, 3, 4])) }
    try await bench.load(.first)
    await bench.transport.setAnswer { _ in
      HTTPResponse(json: #"{"rows": [{"id": 1, "text": ""}, {"id": 2, "text": "new"}]}"#)
    }
    try await bench.load(.top)
    #expect(bench.source.objects == [Note(1, ""), Note(2, "new")])
    #expect(bench.delegate.events.last == .finished(.top, 2))
  }

  @Test func partsFurtherDownAreLoadedAgainFromTheNewTop() async throws {
    let bench = SourceBench(paging: cursorPaging) { request in
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
    let bench = SourceBench(paging: cursorPaging) { request in
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
    let bench = SourceBench(paging: cursorPaging) { request in
      if request.query("_next") != nil { return HTTPResponse(status: 503) }
      return HTTPResponse(json: rows([1], #", "next": "b""#))
    }
    try await bench.load(.first)
    try await bench.load(.bottom)
    #expect(bench.delegate.events.last == .failed(.bottom, .status(503)))
    #expect(bench.source.objects.map(\.id) == [1])
    #expect(bench.source.hasMore)
  }

  @Test func cancelledLoadsSayNothing() async throws {
    let bench = SourceBench { _ in HTTPResponse(json: rows([1])) }
    await bench.transport.hold()
    bench.source.loadFirst()
    bench.source.cancelLoads()
    await bench.transport.release()
    try? await Task.sleep(for: .milliseconds(30))
    #expect(bench.delegate.events == [.began(.first)])
    #expect(bench.source.numberOfObjects() == 0)
  }

  @Test func loadsThatSomeoneElseCancelsHaveFailed() async throws {
    let bench = SourceBench { _ in throw CancellationError() }
    try await bench.load(.first)
    #expect(
      bench.delegate.events.last == .failed(.first, .connection("The request was cancelled.")))
    #expect(!bench.source.isLoading(.first))
  }

  @Test func replacedItemsAreTold() async throws {
    let bench = SourceBench { _ in HTTPResponse(json: rows([1, 2])) }
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
