import ScreenCore
import Testing

/// Sections that show so many items as something chooses: a few, and all of them later.
@MainActor @Suite struct ChosenLimitTests {
  private let bench = EngineBench()
  private let notes = [Note("1", "one"), Note("2", "two")]
  private let third = Note("3", "three")

  /// How many items are shown; changed by tests.
  @MainActor private final class Most {
    var count: Int?

    init(_ count: Int?) { self.count = count }
  }

  private func start(_ most: Most, hasMore: Bool) {
    bench.engine.start([bench.section(makeLimit: { most.count })])
    bench.engine.screenWillAppear()
    bench.source.finish(notes, hasMore: hasMore)
  }

  private func show(_ count: Int?, _ most: Most) {
    most.count = count
    bench.engine.update()
  }

  @Test("a list that is cut does not end there")
  func cut() {
    let most = Most(1)
    start(most, hasMore: false)
    #expect(bench.output.texts == ["one"])
    #expect(!bench.engine.isComplete)
    show(nil, most)
    #expect(bench.engine.isComplete)
  }

  @Test("a list of no more items than are let come is all there, unless there are further pages")
  func uncut() {
    let most = Most(2)
    start(most, hasMore: false)
    #expect(bench.engine.isComplete)
    let other = Most(2)
    start(other, hasMore: true)
    #expect(!bench.engine.isComplete)
  }

  @Test("sections that load nothing are no reason that a list does not end")
  func placed() {
    bench.engine.start([
      RowSection(id: "above", rows: { [third] in [NoteRow(note: third)] }), bench.section(),
    ])
    bench.engine.screenWillAppear()
    #expect(!bench.engine.isComplete)
    bench.source.finish(notes, hasMore: true)
    #expect(!bench.engine.isComplete)
    bench.scrollToEnd()
    bench.source.finish([], hasMore: false)
    #expect(bench.engine.isComplete)
  }

  @Test("items of loaded data that are cut go on, too")
  func cutData() {
    let most = Most(1)
    bench.engine.start([
      bench.section(),
      RowSection(
        id: "data", makeLimit: { most.count }, items: { [third] in [third, Note("4", "four")] },
        row: { NoteRow(note: $0) }),
    ])
    bench.engine.screenWillAppear()
    bench.source.finish(notes, hasMore: false)
    #expect(bench.output.texts == ["one", "two", "three"])
    #expect(!bench.engine.isComplete)
    show(nil, most)
    #expect(bench.engine.isComplete)
  }

  @Test("a limit that always holds is the end")
  func fixed() {
    bench.start(limit: 1)
    bench.engine.screenWillAppear()
    bench.source.finish(notes, hasMore: true)
    #expect(bench.engine.isComplete)
  }

  @Test("a page that failed is told of only while it would be shown")
  func failedPage() {
    let most = Most(nil)
    start(most, hasMore: true)
    bench.scrollToEnd()
    bench.source.fail()
    #expect(bench.engine.more == .failed)
    show(1, most)
    #expect(bench.engine.more == .none)
    show(nil, most)
    #expect(bench.engine.more == .failed)
  }

  @Test("a page that arrives has only its own rows made")
  func cost() {
    let most = Most(nil)
    start(most, hasMore: true)
    #expect(bench.madeRows == 2)
    bench.scrollToEnd()
    bench.source.finish([third], hasMore: true)
    #expect(bench.output.texts == ["one", "two", "three"])
    #expect(bench.madeRows == 3)
  }

  @Test("a page that arrives as the limit does shows nothing beyond that")
  func sameTurn() {
    let most = Most(nil)
    start(most, hasMore: true)
    bench.scrollToEnd()
    most.count = 1
    bench.source.finish([third], hasMore: true)
    #expect(bench.output.texts == ["one"])
    show(nil, most)
    #expect(bench.output.texts == ["one", "two", "three"])
  }
}
