import Foundation
import ScreenCore
import ScreenDriver
import Testing

/// A database of one note, whose answers a test holds back.
private actor HeldDatabase: DatabaseReading {
  enum Point {
    case answer, subscription
  }

  private var text = "old"
  private var held: Set<Point>
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var listener: AsyncStream<Void>.Continuation?
  private var refusals = 0
  /// How often it was asked.
  private(set) var questions = 0
  /// Whether somebody wants to listen.
  private(set) var isSubscribing = false

  init(holding held: Set<Point> = []) {
    self.held = held
  }

  func rows(of query: DatabaseQuery) async throws -> [[String: DatabaseValue]] {
    questions += 1
    let text = text
    await pass(.answer)
    if refusals > 0 {
      refusals -= 1
      throw LoadError.other("refused")
    }
    return [["id": .integer(1), "text": .text(text)]]
  }

  func changes() async -> AsyncStream<Void> {
    isSubscribing = true
    await pass(.subscription)
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    listener = continuation
    return stream
  }

  private func pass(_ point: Point) async {
    if held.contains(point) { await withCheckedContinuation { waiting.append($0) } }
  }

  func change(to text: String) {
    self.text = text
    listener?.yield()
  }

  func hold() { held = [.answer] }

  /// Lets go of what is held, of which the first `refusals` answers are refused.
  func release(refusing refusals: Int = 0) {
    self.refusals = refusals
    held = []
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

/// Lists and values that follow a database.
@MainActor @Suite struct FollowedSourceTests {
  private let delegate = RecordingDelegate()

  private func makeList(_ database: HeldDatabase) -> RemoteDataSource<Note> {
    let source = RemoteDataSource<Note>(database: database) { DatabaseQuery("notes") }
    source.delegate = delegate
    return source
  }

  private func makeValue(_ database: HeldDatabase) -> LoadedData<[Note]> {
    let data = LoadedData(listOf: Note.self, database: database) { DatabaseQuery("notes") }
    data.delegate = delegate
    return data
  }

  /// A source after its first load.
  private func loaded<Source: DataSource>(_ source: Source) async throws -> Source {
    source.loadFirst()
    try await delegate.waitForEnds(1)
    return source
  }

  /// Changes `database`, which holds its answers from now on, and waits until a source that was loaded asks
  /// it again.
  private func change(_ database: HeldDatabase, to text: String) async throws {
    await database.hold()
    await database.change(to: text)
    try await wait(until: "it follows the change") { await database.questions == 2 }
  }

  /// Loads a source anew that asks `database` for a change already.
  private func load(
    _ source: RemoteDataSource<Note>, again database: HeldDatabase
  ) async throws {
    source.loadTop()
    try await wait(until: "it is loaded") { await database.questions == 3 }
  }

  /// Lets all that can run now do so.
  private func turn() async {
    for _ in 0..<200 { await Task.yield() }
  }

  /// Changes `database` after a source has asked to be told of changes, and before it is.
  private func changeBeforeSubscription(_ database: HeldDatabase) async throws {
    try await wait(until: "somebody wants to listen") { await database.isSubscribing }
    await turn()
    await database.change(to: "new")
    await database.release()
  }

  @Test("a list shows what has changed before it could listen")
  func listMissesNothing() async throws {
    let database = HeldDatabase(holding: [.subscription])
    let source = makeList(database)
    source.loadFirst()
    try await changeBeforeSubscription(database)
    try await delegate.waitForEnds(1)
    #expect(source.objects.map(\.text) == ["new"])
    #expect(await database.questions == 1)
  }

  @Test("a value is what has changed before it could be listened for")
  func valueMissesNothing() async throws {
    let database = HeldDatabase(holding: [.subscription])
    let data = makeValue(database)
    data.loadFirst()
    try await changeBeforeSubscription(database)
    try await delegate.waitForEnds(1)
    #expect(data.value?.map(\.text) == ["new"])
    #expect(await database.questions == 1)
  }

  @Test("a value that changes during a load that fails is loaded again")
  func valueFollowsChangeDuringFailure() async throws {
    let database = HeldDatabase()
    let data = try await loaded(makeValue(database))
    await database.hold()
    data.loadTop()
    try await wait(until: "it was asked again") { await database.questions == 2 }
    await database.change(to: "new")
    await turn()
    await database.release(refusing: 1)
    try await wait(until: "the change is there") { data.value?.map(\.text) == ["new"] }
    #expect(delegate.events.contains(.failed(.top, .other("refused"))))
  }

  @Test("a value whose load for a change was cancelled is loaded when it is seen again")
  func valueIsLoadedWhenSeenAgain() async throws {
    let database = HeldDatabase()
    let data = try await loaded(makeValue(database))
    try await change(database, to: "new")
    data.cancelLoads()
    await database.release()
    await turn()
    data.lookForChanges()
    try await wait(until: "the change is there") { data.value?.map(\.text) == ["new"] }
  }

  @Test("a list that is loaded while it follows a change is loaded once")
  func loadReplacesRefresh() async throws {
    let database = HeldDatabase()
    let source = try await loaded(makeList(database))
    try await change(database, to: "new")
    try await load(source, again: database)
    await database.release()
    try await delegate.waitForEnds(2)
    await turn()
    #expect(source.objects.map(\.text) == ["new"])
    #expect(await database.questions == 3)
  }

  @Test("a list follows a change though a load in its place has failed")
  func failedLoadLeavesTheChangeToFollow() async throws {
    let database = HeldDatabase()
    let source = try await loaded(makeList(database))
    try await change(database, to: "new")
    try await load(source, again: database)
    await database.release(refusing: 2)
    try await wait(until: "the change is there") { source.objects.map(\.text) == ["new"] }
    #expect(delegate.events.contains(.failed(.top, .other("refused"))))
  }

  @Test(
    "that a change cannot be loaded is told once, and it is tried again when the list is seen again"
  )
  func refusedChangeIsToldOnce() async throws {
    let database = HeldDatabase()
    let source = try await loaded(makeList(database))
    try await change(database, to: "new")
    try await load(source, again: database)
    await database.release(refusing: 3)
    try await wait(until: "it was tried once more") { await database.questions == 4 }
    await turn()
    #expect(delegate.events.count { $0 == .failed(.top, .other("refused")) } == 1)
    #expect(await database.questions == 4)
    source.lookForChanges()
    try await wait(until: "the change is there") { source.objects.map(\.text) == ["new"] }
  }

  @Test("a value whose load for a change has failed is loaded when it is seen again")
  func refusedValueIsLoadedWhenSeenAgain() async throws {
    let database = HeldDatabase()
    let data = try await loaded(makeValue(database))
    try await change(database, to: "new")
    await database.release(refusing: 1)
    try await delegate.waitForEnds(2)
    await turn()
    #expect(data.value?.map(\.text) == ["old"])
    data.lookForChanges()
    try await wait(until: "the change is there") { data.value?.map(\.text) == ["new"] }
  }

  @Test("a list that could not follow one change follows the next")
  func changeDuringFailedRefreshIsFollowed() async throws {
    let database = HeldDatabase()
    let source = try await loaded(makeList(database))
    try await change(database, to: "other")
    await database.change(to: "new")
    await turn()
    await database.release(refusing: 1)
    try await wait(until: "the change is there") { source.objects.map(\.text) == ["new"] }
  }
}
