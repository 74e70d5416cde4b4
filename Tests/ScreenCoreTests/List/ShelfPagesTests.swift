import ScreenCore
import Testing

/// Sections that scroll by themselves, whose pages come at their own end and not below the list.
@MainActor @Suite struct ShelfPagesTests {
  private let bench = EngineBench()

  private func start(_ layout: ListLayout?) {
    bench.engine.start([bench.section(layout: layout)])
    bench.engine.screenWillAppear()
    bench.source.finish([Note("1", "one")], hasMore: true)
  }

  @Test("nothing is awaited below the list, which ends all the same")
  func end() {
    start(.shelf())
    #expect(bench.engine.more == .none)
    #expect(bench.engine.isComplete)
    bench.scrollToEnd()
    #expect(bench.source.begun == [.first, .bottom])
    #expect(bench.engine.more == .none)
  }

  @Test("a page that fails is told of, and can be tried again")
  func failure() {
    start(.shelf())
    bench.scrollToEnd()
    bench.source.fail()
    #expect(bench.engine.more == .failed)
    bench.engine.retry()
    #expect(bench.source.begun == [.first, .bottom, .bottom])
  }

  @Test("sections that scroll with the list are waited for", arguments: [ListLayout.list, nil])
  func others(layout: ListLayout?) {
    start(layout)
    #expect(bench.engine.more == .loading)
    #expect(!bench.engine.isComplete)
  }
}
