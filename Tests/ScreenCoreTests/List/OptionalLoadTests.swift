import ScreenCore
import Testing

/// An engine with a section that a screen needs, one that it can do without, and rows in place.
@MainActor
private final class OptionalBench {
  let bench = EngineBench()
  let extra = HandSource()
  var isWanted = true

  /// - Parameter isNeeded: Whether there is a section that the screen can't do without.
  func start(isNeeded: Bool = true) {
    let extra = RowSection<NoteRow>(
      id: "extra", isIncluded: { [weak self] in self?.isWanted ?? false }, isOptional: true,
      source: extra, row: { NoteRow(note: $0) })
    bench.engine.start((isNeeded ? [bench.section()] : []) + [extra])
    bench.engine.screenWillAppear()
  }
}

/// Shows a list as apps do that know of no loads that a screen can do without.
@MainActor
private final class PlainOutput: ListEngineOutput {
  typealias Row = NoteRow

  private(set) var arrivals = 0
  private(set) var failures = 0

  func show(_ list: ShownList<NoteRow>, in phase: ScreenPhase) {}
  func moreStateDidChange(to state: MoreState) {}
  func contentsDidArrive() { arrivals += 1 }
  func loadDidFail(_ load: LoadKind, with error: LoadError) { failures += 1 }
  func surroundingsDidChange() {}
}

@MainActor @Suite struct OptionalLoadTests {
  private let one = Note("1", "one")
  private let two = Note("2", "two")

  @Test func whatTheScreenCanDoWithoutFailsUnseen() {
    let screen = OptionalBench()
    screen.start()
    screen.extra.fail()
    #expect(screen.bench.engine.phase == .loading)
    screen.bench.source.finish([one])
    #expect(screen.bench.engine.phase == .content)
    #expect(screen.bench.output.texts == ["one"])
    #expect(screen.bench.output.failures.isEmpty)
    #expect(screen.bench.output.optionalFailures == 1)
    #expect(!screen.bench.engine.hasFailed)
  }

  @Test("what only waits for something to come learns that there is nothing more to wait for")
  func outputsNeedNotKnowOfIt() {
    let screen = OptionalBench()
    let output = PlainOutput()
    screen.bench.engine.output = output
    screen.start(isNeeded: false)
    screen.extra.fail()
    #expect(output.arrivals == 1)
    #expect(output.failures == 0)
  }

  @Test func whatTheScreenNeedsFailsItAllTheSame() {
    let screen = OptionalBench()
    screen.start()
    screen.extra.fail()
    screen.bench.source.fail()
    #expect(screen.bench.engine.phase == .failed(.connection("cut")))
    screen.bench.engine.retry()
    #expect(screen.extra.begun == [.first, .first])
    #expect(screen.bench.source.begun == [.first, .first])
  }

  @Test func aScreenThatCanDoWithoutEverythingIsEmpty() {
    let screen = OptionalBench()
    screen.start(isNeeded: false)
    screen.extra.fail()
    #expect(screen.bench.engine.phase == .empty)
  }

  @Test func itIsAskedForAgainWithTheRest() {
    let screen = OptionalBench()
    screen.start()
    screen.extra.fail()
    screen.bench.source.finish([one])
    screen.bench.engine.reload()
    screen.bench.source.finish([one])
    screen.extra.finish([two])
    #expect(screen.bench.output.texts == ["one", "two"])
  }

  @Test func whatIsThereStaysWhenItCannotBeLoadedAnew() {
    let screen = OptionalBench()
    screen.start()
    screen.bench.source.finish([one])
    screen.extra.finish([two], hasMore: true)
    screen.bench.engine.reload()
    screen.extra.fail()
    #expect(screen.bench.output.texts == ["one", "two"])
    #expect(!screen.bench.engine.hasFailed)
    screen.bench.source.finish([one])
    screen.bench.scrollToEnd()
    #expect(screen.extra.begun == [.first, .top, .bottom])
  }

  @Test func furtherItemsThatCannotBeLoadedAreToldOf() {
    let screen = OptionalBench()
    screen.start()
    screen.bench.source.finish([one])
    screen.extra.finish([two], hasMore: true)
    screen.bench.scrollToEnd()
    screen.extra.fail()
    #expect(screen.bench.engine.more == .failed)
    #expect(screen.bench.output.failures == [.bottom])
  }

  @Test func rowsInPlaceStandThoughDataThatTheyCanDoWithoutFailed() async {
    struct Missing: Error {}
    let bench = EngineBench()
    let data = LoadedData<[Note]> { { throw Missing() } }
    bench.engine.start([
      .data(data, id: "notes", isOptional: true),
      RowSection(id: "rows") { [NoteRow(note: Note("1", data.isLoaded ? "loaded" : "missing"))] },
    ])
    bench.engine.screenWillAppear()
    #expect(bench.engine.phase == .loading)
    while bench.engine.isBusy { await Task.yield() }
    #expect(bench.engine.phase == .content)
    #expect(bench.output.texts == ["missing"])
  }
}

/// Data that is loaded only while a condition holds.
@MainActor @Suite struct ConditionalLoadTests {
  private let bench = EngineBench()
  private let wish = Wish()

  private final class Wish {
    var isWanted = false
    var loads = 0
  }

  private func start(with data: LoadedData<[Note]>, _ more: RowSection<NoteRow>...) {
    bench.engine.start(
      [
        .data(data, id: "notes", isIncluded: { [wish] in wish.isWanted }),
        RowSection(id: "shown", items: { data.items() }, row: { NoteRow(note: $0) }),
      ] + more)
    bench.engine.screenWillAppear()
  }

  private func settle() async {
    while bench.engine.isBusy { await Task.yield() }
  }

  private func want(_ isWanted: Bool) async {
    wish.isWanted = isWanted
    bench.engine.setNeedsUpdate()
    await settle()
  }

  private func notes() -> LoadedData<[Note]> {
    LoadedData { [wish] in
      wish.loads += 1
      return { [Note("1", "one")] }
    }
  }

  @Test func nothingIsLoadedBeforeTheConditionHolds() async {
    let data = notes()
    start(with: data)
    await settle()
    #expect(wish.loads == 0)
    #expect(bench.engine.phase == .empty)
    await want(true)
    #expect(bench.output.texts == ["one"])
    #expect(data.isLoaded)
  }

  @Test func whatWasLoadedIsLetGoWithTheCondition() async {
    let data = notes()
    start(with: data)
    await want(true)
    await want(false)
    #expect(!data.isLoaded)
    #expect(bench.output.texts.isEmpty)
    await want(true)
    #expect(wish.loads == 2)
    #expect(bench.output.texts == ["one"])
  }

  @Test func conditionsAreAskedAgainWhenTheSessionChanges() async {
    let data = notes()
    start(with: data)
    wish.isWanted = true
    bench.events.emit(.appSessionChanges)
    await settle()
    #expect(bench.output.texts == ["one"])
    wish.isWanted = false
    bench.events.emit(.appSessionChanges)
    await settle()
    #expect(!data.isLoaded)
    #expect(bench.engine.phase == .empty)
    #expect(wish.loads == 1)
  }

  @Test func whatWasLoadedIsLetGoWhenTheListIsLoadedAnew() async {
    let data = notes()
    start(with: data)
    await want(true)
    wish.isWanted = false
    bench.engine.reload()
    #expect(!data.isLoaded)
    #expect(bench.output.texts.isEmpty)
    #expect(bench.engine.phase == .empty)
    #expect(wish.loads == 1)
    wish.isWanted = true
    bench.engine.reload()
    await settle()
    #expect(wish.loads == 2)
    #expect(bench.output.texts == ["one"])
  }

  @Test func nothingIsWaitedForThatIsLetGoWhileItLoads() async {
    wish.isWanted = true
    start(with: notes())
    let arrivals = bench.output.arrivals
    wish.isWanted = false
    bench.engine.reload()
    #expect(!bench.engine.isLoadingStart)
    #expect(bench.output.arrivals == arrivals + 1)
    await settle()
    #expect(bench.engine.phase == .empty)
  }

  @Test func refusalThatEndsTheConditionIsNoFailureOfTheScreen() async {
    let data = notes()
    wish.isWanted = true
    start(with: data, bench.section(isIncluded: { [wish] in wish.isWanted }))
    bench.source.finish([Note("2", "two")])
    await settle()
    #expect(bench.output.texts == ["one", "two"])
    bench.engine.reload()
    wish.isWanted = false
    bench.source.fail()
    #expect(!data.isLoaded)
    #expect(bench.engine.phase == .empty)
    #expect(bench.output.texts.isEmpty)
    #expect(bench.output.failures.isEmpty, "nothing is left to try again")
    #expect(!bench.engine.hasFailed && !bench.engine.isLoadingStart)
  }

  @Test func refusalThatEndsTheConditionIsNoneWhereTheListHasFailedBeforeByItself() {
    let bench = EngineBench(reloading: .init(every: .seconds(30)))
    bench.engine.start([bench.section(isIncluded: { [wish] in wish.isWanted })])
    wish.isWanted = true
    bench.engine.screenWillAppear()
    bench.engine.screenDidAppear()
    bench.source.finish([Note("2", "two")])
    for _ in 1...2 {
      bench.clock.advance(by: .seconds(30))
      wish.isWanted = bench.output.failures.isEmpty
      bench.source.fail()
    }
    #expect(bench.source.begun == [.first, .top, .top])
    #expect(bench.engine.phase == .empty && bench.output.texts.isEmpty)
    #expect(bench.output.failures == [.top] && !bench.engine.hasFailed)
  }

  @Test func refusalThatAsksForSomethingElseIsNoFailure() {
    let customer = StateBox("ann")
    bench.engine.start([bench.section(reloadKey: { customer.value })])
    bench.engine.screenWillAppear()
    bench.source.finish([Note("2", "two")])
    bench.engine.reload()
    customer.value = "bea"
    bench.source.fail()
    #expect(bench.source.begun == [.first, .top, .first])
    #expect(bench.engine.phase == .loading && bench.output.failures.isEmpty)
    bench.source.finish([Note("3", "three")])
    #expect(bench.output.texts == ["three"])
  }

  @Test func aSectionThatWaitsForDataIsLoadedOnceThatHasCome() async {
    let data = notes()
    wish.isWanted = true
    start(with: data, bench.section(isIncluded: { data.isLoaded }))
    #expect(bench.source.begun.isEmpty)
    for _ in 0..<10_000 where bench.source.begun.isEmpty { await Task.yield() }
    #expect(bench.source.begun == [.first])
    bench.source.finish([Note("2", "two")])
    #expect(bench.output.texts == ["one", "two"])
  }
}
