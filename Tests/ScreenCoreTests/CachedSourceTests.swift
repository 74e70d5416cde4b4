import Foundation
import ScreenCore
import ScreenDriver
import Synchronization
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

private final class SetClock: Sendable {
  let time = Mutex(Date(timeIntervalSince1970: 0))
}

private final class Rounds: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}

/// Two screens, one after the other, over sources with a cache, and a time that the test sets.
@MainActor
private final class CacheBench {
  let transport: ScriptedTransport
  let client: APIClient
  let policy: CachePolicy

  init(_ policy: CachePolicy) {
    self.policy = policy
    let rounds = Rounds()
    transport = ScriptedTransport { _ in
      HTTPResponse(
        json: #"{"rows": [{"id": 1, "text": "answer \#(rounds.next())"}], "next": "b"}"#)
    }
    let now = SetClock()
    clock = now
    client = APIClient(
      APIConfiguration(name: "Main", base: URL(fileURLWithPath: "/")), transport: transport,
      responses: ResponseCache { now.time.withLock { $0 } })
  }

  private let clock: SetClock

  func advance(_ seconds: Double) {
    clock.time.withLock { $0 += seconds }
  }

  func screen() -> (source: RemoteDataSource<Note>, delegate: RecordingDelegate) {
    let source = RemoteDataSource<Note>(
      client: client, items: "rows", paging: .cursor(send: "after", receive: "next"), cache: policy
    ) { Endpoint(.get, "/notes") }
    let delegate = RecordingDelegate()
    source.delegate = delegate
    return (source, delegate)
  }

  func texts(_ source: RemoteDataSource<Note>) -> [String] { source.objects.map(\.text) }
}

@MainActor @Suite struct CachedSourceTests {
  @Test func whatIsFreshIsShownWithoutAsking() async throws {
    let bench = CacheBench(CachePolicy(for: .seconds(60)))
    let first = bench.screen()
    first.source.loadFirst()
    try await first.delegate.waitForEnds(1)
    bench.advance(60)
    let second = bench.screen()
    second.source.loadFirst()
    try await second.delegate.waitForEnds(1)
    #expect(bench.texts(second.source) == ["answer 1"])
    #expect(second.source.hasMore)
    #expect(await bench.transport.requests.count == 1)
  }

  @Test func whatIsOldIsAskedForAgain() async throws {
    let bench = CacheBench(CachePolicy(for: .seconds(60)))
    let first = bench.screen()
    first.source.loadFirst()
    try await first.delegate.waitForEnds(1)
    bench.advance(61)
    let second = bench.screen()
    second.source.loadFirst()
    try await second.delegate.waitForEnds(1)
    #expect(bench.texts(second.source) == ["answer 2"])
    #expect(second.delegate.events == [.began(.first), .finished(.first, 1)])
  }

  @Test func whatIsStaleIsShownUntilTheServerHasAnswered() async throws {
    let bench = CacheBench(CachePolicy(for: .seconds(60), older: .shownMeanwhile))
    let first = bench.screen()
    first.source.loadFirst()
    try await first.delegate.waitForEnds(1)
    bench.advance(61)
    await bench.transport.hold()
    let second = bench.screen()
    second.source.loadFirst()
    try await second.delegate.waitForEnds(1)
    #expect(bench.texts(second.source) == ["answer 1"])
    await bench.transport.release()
    try await second.delegate.waitForEnds(2)
    #expect(bench.texts(second.source) == ["answer 2"])
    #expect(
      second.delegate.events == [
        .began(.first), .finished(.first, 1), .began(.top), .finished(.top, 1),
      ])
  }

  @Test func whatIsStaleStaysWhereNoAnswerComes() async throws {
    let bench = CacheBench(CachePolicy(for: .seconds(60), older: .shownMeanwhile))
    let first = bench.screen()
    first.source.loadFirst()
    try await first.delegate.waitForEnds(1)
    bench.advance(61)
    await bench.transport.setAnswer { _ in throw URLError(.notConnectedToInternet) }
    let second = bench.screen()
    second.source.loadFirst()
    try await second.delegate.waitForEnds(2)
    #expect(bench.texts(second.source) == ["answer 1"])
  }

  @Test(arguments: [URLError.Code.notConnectedToInternet, .networkConnectionLost])
  func whatIsOldStandsInForAServerOutOfReach(code: URLError.Code) async throws {
    let bench = CacheBench(CachePolicy(for: .seconds(0), older: .shownOffline))
    let first = bench.screen()
    first.source.loadFirst()
    try await first.delegate.waitForEnds(1)
    bench.advance(3600)
    let second = bench.screen()
    second.source.loadFirst()
    try await second.delegate.waitForEnds(1)
    #expect(bench.texts(second.source) == ["answer 2"])
    await bench.transport.setAnswer { _ in throw URLError(code) }
    let third = bench.screen()
    third.source.loadFirst()
    try await third.delegate.waitForEnds(1)
    #expect(bench.texts(third.source) == ["answer 2"])
    #expect(third.delegate.events == [.began(.first), .finished(.first, 1)])
  }

  @Test func serverThatRefusesIsNotOutOfReach() async throws {
    let bench = CacheBench(CachePolicy(for: .seconds(0), older: .shownOffline))
    let first = bench.screen()
    first.source.loadFirst()
    try await first.delegate.waitForEnds(1)
    bench.advance(1)
    await bench.transport.setAnswer { _ in HTTPResponse(status: 403) }
    let second = bench.screen()
    second.source.loadFirst()
    try await second.delegate.waitForEnds(1)
    #expect(second.delegate.events == [.began(.first), .failed(.first, .status(403))])
  }

  @Test func refreshingAlwaysAsks() async throws {
    let bench = CacheBench(CachePolicy(for: .seconds(60)))
    let screen = bench.screen()
    screen.source.loadFirst()
    try await screen.delegate.waitForEnds(1)
    screen.source.loadTop()
    try await screen.delegate.waitForEnds(2)
    #expect(bench.texts(screen.source) == ["answer 2"])
  }

  @Test func loadedDataIsKeptToo() async throws {
    let bench = CacheBench(CachePolicy(for: .seconds(60)))
    for _ in 1...2 {
      let data = LoadedData<Note>(client: bench.client, at: "rows", cache: bench.policy) {
        Endpoint(.get, "/note")
      }
      await bench.transport.setAnswer { _ in
        HTTPResponse(json: #"{"rows": {"id": 1, "text": "kept"}}"#)
      }
      let delegate = RecordingDelegate()
      data.delegate = delegate
      data.loadFirst()
      try await delegate.waitForEnds(1)
      #expect(data.value == Note(1, "kept"))
    }
    #expect(await bench.transport.requests.count == 1)
  }
}
