import Testing

@testable import ScreenCore

/// Items that are shown at other places than where they come from.
@MainActor @Suite struct MovedItemsTests {
  private let notes = [
    Note("1", "one"), Note("2", "two"), Note("3", "three"), Note("4", "four"),
  ]

  private func id(_ number: Int) -> ModelID { ModelID(of: notes[number - 1]) }

  /// The last one comes to the front.
  private var toFront: ItemMove { ItemMove(id(4), after: nil, before: id(1)) }

  private func bench(hasMore: Bool = false) -> EngineBench {
    let bench = EngineBench()
    bench.start(with: notes, hasMore: hasMore)
    return bench
  }

  @Test func aMoveIsShownAtOnceAndTakenBack() {
    let bench = bench()
    let change = bench.engine.showMoved(toFront, in: "main")
    #expect(bench.output.texts == ["four", "one", "two", "three"])
    change.revert()
    #expect(bench.output.texts == ["one", "two", "three", "four"])
  }

  @Test func movesFollowOnOneAnother() {
    let bench = bench()
    bench.engine.showMoved(toFront, in: "main").commit()
    _ = bench.engine.showMoved(ItemMove(id(1), after: id(2), before: id(3)), in: "main")
    #expect(bench.output.texts == ["four", "two", "one", "three"])
  }

  @Test func whatIsKeptStaysUntilTheListIsLoadedAnew() {
    let bench = bench()
    bench.engine.showMoved(toFront, in: "main").commit()
    #expect(bench.output.texts == ["four", "one", "two", "three"])
    bench.engine.reload()
    #expect(bench.output.texts == ["four", "one", "two", "three"])
    bench.source.finish(notes)
    #expect(bench.output.texts == ["one", "two", "three", "four"])
  }

  @Test func aLoadFromTheStartMeanwhileBringsItsOwnOrder() {
    let bench = bench()
    let change = bench.engine.showMoved(toFront, in: "main")
    bench.engine.reload()
    bench.source.finish(Array(notes.reversed()))
    #expect(bench.output.texts == ["four", "three", "two", "one"])
    change.commit()
    #expect(bench.output.texts == ["four", "three", "two", "one"])
  }

  /// A list that asks each 30 seconds, in sight.
  private func timed() -> EngineBench {
    let bench = EngineBench(reloading: .init(every: .seconds(30)))
    bench.start(with: notes)
    bench.engine.screenDidAppear()
    return bench
  }

  @Test(
    "a list asks again by itself once a move is certain, and not before", arguments: [true, false])
  func timeWaitsForWhatIsSent(isKept: Bool) {
    let bench = timed()
    bench.clock.advance(by: .seconds(20))
    let change = bench.engine.showMoved(toFront, in: "main")
    bench.clock.advance(by: .seconds(20))
    #expect(bench.source.begun == [.first] && bench.clock.scheduledCount == 0)
    isKept ? change.commit() : change.revert()
    #expect(bench.source.begun == [.first, .top], "it is due since ten seconds")
    #expect(bench.output.texts.first == (isKept ? "four" : "one"))
  }

  @Test("what a list asks by itself while something is moved knows nothing of that")
  func whatNobodyAskedForIsDropped() {
    let bench = timed()
    bench.clock.advance(by: .seconds(30))
    #expect(bench.source.begun == [.first, .top])
    let change = bench.engine.showMoved(toFront, in: "main")
    #expect(bench.source.cancellations == 1 && !bench.engine.isBusy)
    change.commit()
    #expect(bench.output.texts == ["four", "one", "two", "three"])
    bench.clock.advance(by: .seconds(30))
    #expect(bench.source.begun == [.first, .top, .top])
  }

  @Test func whatComesBehindTheLastStandsBehindIt() {
    let bench = bench(hasMore: true)
    _ = bench.engine.showMoved(ItemMove(id(1), after: id(4), before: nil), in: "main")
    bench.scrollToEnd()
    bench.source.finish([Note("5", "five")])
    #expect(bench.output.texts == ["two", "three", "four", "one", "five"])
  }

  @Test func aSourceThatChangesByItselfKnowsWhatWasKept() {
    let bench = bench()
    bench.engine.showMoved(toFront, in: "main").commit()
    bench.source.replace(Note("2", "second"))
    #expect(bench.output.texts == ["one", "second", "three", "four"])
  }

  @Test func whatIsStillToBeKeptIsShownWhateverTheSourceHas() {
    let bench = bench()
    _ = bench.engine.showMoved(toFront, in: "main")
    bench.source.replace(Note("2", "second"))
    #expect(bench.output.texts == ["four", "one", "second", "three"])
  }

  @Test func sourcesOfItemsTakeOverTheOrder() {
    let bench = EngineBench()
    let source = LocalDataSource<Note>(notes)
    bench.engine.start([RowSection(id: "main", source: source) { NoteRow(note: $0) }])
    bench.engine.screenWillAppear()
    let change = bench.engine.showMoved(toFront, in: "main")
    #expect(source.items.first == notes[0])
    change.commit()
    #expect(source.items.map(\.text) == ["four", "one", "two", "three"])
    #expect(bench.output.texts == ["four", "one", "two", "three"])
    source.items.removeFirst()
    #expect(bench.output.texts == ["one", "two", "three"])
  }

  @Test func itemsInLoadedDataStayUntilThatIsLoadedAnew() async throws {
    let bench = EngineBench()
    let data = LoadedData<[Note]>(makeLoad: { [notes] in { notes } })
    bench.engine.start([
      .data(data, id: "all"),
      RowSection(id: "main", items: { data.items() }) { NoteRow(note: $0) },
    ])
    bench.engine.screenWillAppear()
    while bench.engine.isBusy { await Task.yield() }
    bench.engine.showMoved(toFront, in: "main").commit()
    #expect(bench.output.texts == ["four", "one", "two", "three"])
    data.replace(Note("2", "second"))
    #expect(bench.output.texts == ["four", "one", "second", "three"])
    bench.engine.reload()
    while bench.engine.isBusy { await Task.yield() }
    #expect(bench.output.texts == ["one", "two", "three", "four"])
  }

  @Test func whatHasLostBothNeighboursStaysWhereItIs() {
    #expect(notes.applying(toFront).map(\.text) == ["four", "one", "two", "three"])
    let others = Array(notes.dropFirst(1))
    #expect(others.applying(toFront).map(\.text) == ["two", "three", "four"])
    #expect(notes.dropLast().map { $0 }.applying(toFront).map(\.text) == ["one", "two", "three"])
  }

  @Test func groupsHaveAnOrderOfTheirOwn() {
    let bench = EngineBench()
    #expect(bench.section().isArrangeable)
    let fixed = RowSection<NoteRow>(id: "fixed", rows: { [] })
    #expect(!fixed.isArrangeable)
  }
}
