import ScreenCore
import Testing

@MainActor @Suite struct ListEngineTests {
  private let one = Note("1", "one")
  private let two = Note("2", "two")

  // MARK: Loads

  @Test func nothingIsLoadedBeforeTheScreenAppears() {
    let bench = EngineBench()
    bench.start()
    #expect(bench.source.begun.isEmpty)
    #expect(bench.output.phases == [.idle])
    bench.engine.screenWillAppear()
    #expect(bench.source.begun == [.first])
    #expect(bench.engine.phase == .loading)
  }

  @Test func whatArrivesIsShown() {
    let bench = EngineBench()
    bench.start(with: [one, two])
    #expect(bench.output.phases == [.idle, .loading, .content])
    #expect(bench.output.texts == ["one", "two"])
    #expect(bench.output.arrivals == 1)
    #expect(!bench.engine.isBusy)
  }

  @Test func nothingThatArrivesIsAnEmptyScreen() {
    let bench = EngineBench()
    bench.start(with: [])
    #expect(bench.engine.phase == .empty)
  }

  @Test func reloadingKeepsWhatIsShown() {
    let bench = EngineBench()
    bench.start(with: [one])
    bench.engine.reload()
    #expect(bench.source.begun == [.first, .top])
    #expect(bench.output.texts == ["one"])
    bench.engine.reload()
    #expect(bench.source.begun == [.first, .top])
  }

  @Test func moreIsLoadedOnceAtATimeAndOnlyWhereThereIsMore() {
    let bench = EngineBench()
    bench.start(with: [one], hasMore: true)
    #expect(bench.engine.more == .loading)
    bench.scrollToEnd()
    bench.scrollToEnd()
    #expect(bench.source.begun == [.first, .bottom])
    bench.source.finish([two])
    #expect(bench.output.texts == ["one", "two"])
    #expect(bench.output.more == [.loading, .none])
    bench.scrollToEnd()
    #expect(bench.source.begun == [.first, .bottom])
  }

  @Test("what arrives at the end is put behind the rows there are, and those are not made again")
  func pagesCostWhatTheyBring() {
    let bench = EngineBench()
    bench.start(with: (0..<20).map { Note(Identifier("\($0)"), "\($0)") }, hasMore: true)
    for page in 1...9 {
      bench.scrollToEnd()
      bench.source.finish(
        (0..<20).map { Note(Identifier("\(page * 20 + $0)"), "\(page * 20 + $0)") },
        hasMore: page < 9)
    }
    #expect(bench.madeRows == 200)
    #expect(bench.output.texts == (0..<200).map { "\($0)" })
    bench.source.replace(Note("3", "changed"))
    #expect(bench.madeRows == 400)
    #expect(bench.output.texts[3] == "changed")
  }

  @Test func whatASourceChangedWithoutAWordIsShownWithWhatArrives() {
    let bench = EngineBench()
    bench.start(with: [one, two], hasMore: true)
    bench.scrollToEnd()
    bench.source.changeSilently([one, Note("2", "changed")])
    bench.source.finish([Note("3", "three")], hasMore: true)
    #expect(bench.output.texts == ["one", "changed", "three"])
    bench.scrollToEnd()
    bench.source.changeSilently([one])
    bench.source.finish([Note("4", "four")])
    #expect(bench.output.texts == ["one", "four"])
  }

  @Test func whatIsShownOptimisticallyStaysSoWhenMoreArrives() {
    let bench = EngineBench()
    bench.start(with: [one], hasMore: true)
    let change = bench.engine.showOptimistically(Note("1", "liked"))
    bench.scrollToEnd()
    bench.source.finish([two])
    #expect(bench.output.texts == ["liked", "two"])
    change.revert()
    #expect(bench.output.texts == ["one", "two"])
  }

  @Test func moreWaitsUntilTheEndIsNear() {
    let bench = EngineBench()
    bench.start(with: [one], hasMore: true)
    bench.engine.loadMore(in: bench.output.list) { _ in false }
    #expect(bench.source.begun == [.first])
  }

  @Test func limitedSectionsLoadNoMore() {
    let bench = EngineBench()
    bench.start(limit: 1)
    bench.engine.screenWillAppear()
    bench.source.finish([one, two], hasMore: true)
    bench.scrollToEnd()
    #expect(bench.output.texts == ["one"])
    #expect(bench.source.begun == [.first])
    #expect(bench.engine.more == .none)
  }

  @Test func limitsThatAreTakenAwayShowAllAndLetMoreLoad() {
    let bench = EngineBench()
    let most = StateBox<Int?>(1)
    bench.engine.start([bench.section(makeLimit: { most.value })])
    bench.engine.screenWillAppear()
    bench.source.finish([one, two], hasMore: true)
    bench.scrollToEnd()
    #expect(bench.output.texts == ["one"])
    #expect(bench.source.begun == [.first])
    most.value = nil
    bench.engine.update()
    #expect(bench.output.texts == ["one", "two"])
    #expect(bench.engine.more == .loading)
    bench.scrollToEnd()
    #expect(bench.source.begun == [.first, .bottom])
  }

  @Test func whatSectionsLookLikeIsAskedAgain() {
    let bench = EngineBench()
    let (sand, sea) = (ColorToken("sand", light: 0xE8D8B0), ColorToken("sea", light: 0x2050A0))
    let color = StateBox(sand)
    bench.engine.start([
      bench.section(makeLook: { SectionAppearance(background: color.value) })
    ])
    bench.engine.screenWillAppear()
    bench.source.finish([one])
    #expect(bench.output.list.sections.first?.look?.background == sand)
    color.value = sea
    bench.engine.update()
    #expect(bench.output.list.sections.first?.look?.background == sea)
    bench.source.loadBottom()
    bench.source.finish([two])
    #expect(bench.output.texts == ["one", "two"])
    #expect(bench.output.list.sections.first?.look?.background == sea)
  }

  // MARK: Failures

  @Test func aFailedFirstLoadCanBeTriedAgain() {
    let bench = EngineBench()
    bench.start()
    bench.engine.screenWillAppear()
    bench.source.fail()
    #expect(bench.engine.phase == .failed(.connection("cut")))
    #expect(bench.output.failures == [.first])
    bench.engine.retry()
    #expect(bench.source.begun == [.first, .first])
    #expect(bench.engine.phase == .loading)
  }

  @Test func aFailedReloadLeavesTheRows() {
    let bench = EngineBench()
    bench.start(with: [one])
    bench.engine.reload()
    bench.source.fail()
    #expect(bench.engine.phase == .content)
    #expect(bench.output.failures == [.top])
  }

  @Test func failedMoreIsOfferedAgainAndNotTriedByItself() {
    let bench = EngineBench()
    bench.start(with: [one], hasMore: true)
    bench.scrollToEnd()
    bench.source.fail()
    #expect(bench.engine.more == .failed)
    bench.scrollToEnd()
    #expect(bench.source.begun == [.first, .bottom])
    bench.engine.retry()
    #expect(bench.source.begun == [.first, .bottom, .bottom])
    #expect(bench.output.more == [.loading, .failed, .loading])
  }

  // MARK: When to load anew

  @Test func staleListsReloadWhenTheScreenAppears() {
    let bench = EngineBench(reloading: .init(onAppear: .seconds(60)))
    bench.start(with: [one])
    bench.clock.advance(by: .seconds(59))
    bench.engine.screenWillAppear()
    #expect(bench.source.begun == [.first])
    bench.clock.advance(by: .seconds(1))
    bench.engine.screenWillAppear()
    #expect(bench.source.begun == [.first, .top])
  }

  @Test(arguments: [Duration.seconds(-3600), .seconds(3600)])
  func listsAreStaleByAClockThatWasSet(change: Duration) {
    let bench = EngineBench(reloading: .init(onAppear: .seconds(60)))
    bench.start(with: [one])
    bench.clock.set(by: change)
    bench.engine.screenWillAppear()
    #expect(bench.source.begun == [.first, .top])
  }

  @Test func eventsReloadTheList() {
    let bench = EngineBench(reloading: .init(events: [ScreenEvent("saved")]))
    bench.start(with: [one])
    bench.events.emit(ScreenEvent("other"))
    #expect(bench.source.begun == [.first])
    bench.events.emit(ScreenEvent("saved"))
    #expect(bench.source.begun == [.first, .top])
  }

  @Test func appReloadsEveryListThatHasBeenSeen() {
    let (seen, unseen) = (EngineBench(), EngineBench())
    seen.start(with: [one])
    unseen.start()
    for bench in [seen, unseen] { bench.events.emit(.appReloads) }
    #expect(seen.source.begun == [.first, .top])
    #expect(unseen.source.begun.isEmpty)
  }

  @Test func leavingEndsLoadsAndComingBackBeginsThemAgain() {
    let bench = EngineBench()
    bench.start()
    bench.engine.screenWillAppear()
    bench.engine.screenDidLeave()
    #expect(bench.source.cancellations == 1)
    bench.engine.screenWillAppear()
    #expect(bench.source.begun == [.first, .first])
  }

  @Test func whatChangesOnAScreenThatWasLeftBeginsNoLoad() {
    let bench = EngineBench()
    bench.start()
    bench.engine.screenWillAppear()
    bench.engine.screenDidLeave()
    bench.changes.send(one)
    #expect(bench.source.begun == [.first])
  }

  @Test func aStateThatChangesOnAScreenThatWasLeftIsFollowedWhenItComesBack() async {
    let bench = EngineBench()
    let key = StateBox("a")
    bench.engine.start([bench.section(reloadKey: { key.value })])
    bench.engine.screenWillAppear()
    bench.source.finish([one])
    bench.engine.screenDidLeave()
    key.value = "b"
    bench.engine.setNeedsUpdate()
    while bench.engine.isBusy { await Task.yield() }
    #expect(bench.source.begun == [.first])
    bench.engine.screenWillAppear()
    #expect(bench.source.begun == [.first, .first])
  }

  // MARK: State

  @Test func updatesAreGatheredPerTurn() async {
    let bench = EngineBench()
    bench.start(with: [one])
    for _ in 1...3 { bench.engine.setNeedsUpdate() }
    #expect(bench.engine.isBusy)
    while bench.engine.isBusy { await Task.yield() }
    #expect(bench.output.stateChanges == 1)
  }

  @Test func aChangedKeyLoadsTheSectionAnew() async {
    let bench = EngineBench()
    let key = StateBox("a")
    bench.engine.start([bench.section(reloadKey: { key.value })])
    bench.engine.screenWillAppear()
    bench.source.finish([one])
    key.value = "b"
    bench.engine.setNeedsUpdate()
    while bench.source.begun.count < 2 { await Task.yield() }
    #expect(bench.engine.phase == .loading)
    #expect(bench.output.list.rowCount == 0)
  }

  @Test func excludedSectionsNeitherLoadNorShow() {
    let bench = EngineBench()
    bench.engine.start([bench.section(isIncluded: { false })])
    bench.engine.screenWillAppear()
    #expect(bench.source.begun.isEmpty)
    #expect(bench.engine.phase == .empty)
  }

  @Test func tooFewWordsToSearchForLoadNothing() async {
    let bench = EngineBench()
    var words = ""
    let query = SearchQuery(SearchConfiguration(minimum: 2), clock: bench.clock) { text in
      words = text
      bench.engine.setNeedsUpdate()
    }
    bench.engine.search = query
    bench.engine.start([bench.section(reloadKey: { words })])
    bench.engine.screenWillAppear()
    #expect(bench.source.begun.isEmpty)
    query.update("an")
    bench.clock.advance(by: .seconds(1))
    while bench.source.begun.isEmpty { await Task.yield() }
    #expect(words == "an")
    query.update("a")
    while bench.engine.isBusy { await Task.yield() }
    #expect(bench.engine.phase == .idle)
  }

  @Test("what is shown beside a search is there before anything is typed")
  func aSearchDoesNotHoldBackAList() {
    for (configuration, isSearched) in [
      (SearchConfiguration(), true), (SearchConfiguration(minimum: 2), false),
    ] {
      let bench = EngineBench()
      bench.engine.search = SearchQuery(configuration, clock: bench.clock) { _ in }
      bench.engine.start([bench.section(reloadKey: { "" }, isSearched: isSearched)])
      bench.engine.screenWillAppear()
      #expect(bench.source.begun == [.first])
    }
  }

  // MARK: Changes

  @Test func optimisticChangesAreShownUntilTheyAreTakenBack() {
    let bench = EngineBench()
    bench.start(with: [one, two])
    let change = bench.engine.showOptimistically(Note("1", "changed"))
    #expect(bench.output.texts == ["changed", "two"])
    change.revert()
    #expect(bench.output.texts == ["one", "two"])
  }

  @Test func committedChangesReachAllLists() {
    let bench = EngineBench()
    bench.start(with: [one])
    var told: [any Model] = []
    let listening = bench.changes.listen { told.append($0) }
    bench.engine.showOptimistically(Note("1", "changed")).commit()
    #expect(told.count == 1)
    #expect(bench.source.notes == [Note("1", "changed")])
    #expect(bench.output.texts == ["changed"])
    withExtendedLifetime(listening) {}
  }

  @Test func startingAgainShowsTheNewSections() {
    let bench = EngineBench()
    bench.start(with: [one])
    bench.engine.start([RowSection(id: "fixed", rows: { [NoteRow(note: Note("9", "nine"))] })])
    #expect(bench.output.texts == ["nine"])
    #expect(bench.output.list.sections.map(\.id) == ["fixed"])
  }

  // MARK: Ownership

  @Test func anEngineKeepsNoOutputAndNobodyElseKeepsTheEngine() {
    let bench = EngineBench()
    weak var output: RecordingOutput?
    weak var engine: ListEngine<NoteRow>?
    do {
      let made = ListEngine<NoteRow>(
        clock: bench.clock, events: bench.events, changes: bench.changes)
      let told = RecordingOutput()
      made.output = told
      made.start([bench.section()])
      made.screenWillAppear()
      output = told
      engine = made
    }
    #expect(output == nil)
    #expect(engine == nil)
  }
}
