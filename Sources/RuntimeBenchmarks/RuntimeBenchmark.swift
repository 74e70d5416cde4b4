import Benchmarks
import Foundation
import ScreenKit
import SeededRandom

/// Measures the run-time that generated code stands on, in this process: what a change of a long list
/// takes, what a cell's layout takes, and what scrolling through a long list takes of time and memory.
@MainActor
struct RuntimeBenchmark {
  private let options: RuntimeOptions

  init(options: RuntimeOptions) {
    self.options = options
  }

  func measure() -> RuntimeReport {
    let scrolls = [
      ScrollingBenchmark(name: "collection") { LongCollection(runtime: $0, source: $1) },
      ScrollingBenchmark(name: "liquid") {
        LongCollection(runtime: $0, source: $1, layout: .liquid(columns: 2))
      },
      ScrollingBenchmark(name: "table") { LongTable(runtime: $0, source: $1) },
    ]
    return RuntimeReport(
      items: options.items,
      figures: diff() + layout() + scrolls.flatMap { $0.measure(items: options.items) })
  }

  // MARK: Diff

  /// Ten thousand rows with a hundred changes, from the lists to the steps of the update.
  private func diff() -> [RuntimeReport.Figure] {
    var generator = SeededGenerator(seed: 11)
    let old = BenchItem.some(0..<10_000)
    let new = BenchItem.changed(old, changes: 100, by: &generator)
    var diffs = Series()
    var transactions = Series()
    var steps = 0
    for _ in 0..<options.runs {
      let before = Self.list(of: old)
      let start = MonotonicClock.nanoseconds()
      let after = Self.list(of: new)
      let made = MonotonicClock.nanoseconds()
      let diff = ListDiff(from: before, to: after)
      let end = MonotonicClock.nanoseconds()
      diffs.add(nanoseconds: end - made)
      transactions.add(nanoseconds: end - start)
      steps = diff.map { $0.changeCount + $0.changedRows.count } ?? 0
    }
    return [
      .init(
        key: "diff", explanation: "diff of 10,000 items with 100 changes (\(steps) steps)",
        unit: "ms", value: diffs.median / 1e6, limit: .atMost(RuntimeReport.frame)),
      .init(
        key: "transaction", explanation: "the same with making the rows of the changed items",
        unit: "ms", value: transactions.median / 1e6),
    ]
  }

  private static func list(of items: [BenchItem]) -> ShownList<Row> {
    ShownList(sections: [
      ShownList<Row>.Section(id: "all", rows: items.map { Row($0, BenchCard()) })
    ])
  }

  // MARK: Layout

  private func layout() -> [RuntimeReport.Figure] {
    let items = BenchItem.some(0..<200)
    let probe = ContextProbe()
    let screen = LongCollection(
      runtime: .benchmark, source: BenchPages(items), adapter: probe)
    let stage = Stage(screen)
    defer { stage.close() }
    guard let context = probe.context else { return [] }
    let rows = ShownList<Row>.Section(id: "all", rows: items.map { Row($0, BenchCard()) }).rows
    let cache = SizeCache<RowID, RowContent>()
    let card = BenchCard()
    let traits = CellTraits()
    var computed = Series()
    var cached = Series()
    func cachedHeight(_ index: Int) -> CGFloat {
      cache.size(
        of: rows[index].id, content: RowContent(rows[index].row.item), width: 390, traits: traits
      ) { card.size(for: items[index], in: context) }.height
    }
    for index in rows.indices { _ = cachedHeight(index) }
    for _ in 0..<options.runs {
      computed.add(
        nanoseconds: Self.time(rows.count) { card.size(for: items[$0], in: context).height })
      cached.add(nanoseconds: Self.time(rows.count, cachedHeight))
    }
    let count = Double(rows.count)
    return [
      .init(
        key: "layoutComputed", explanation: "layout of a card, computed", unit: "µs",
        value: computed.median / count / 1e3),
      .init(
        key: "layoutCached", explanation: "layout of a card, from the cache", unit: "µs",
        value: cached.median / count / 1e3),
      .init(
        key: "layoutRatio", explanation: "how many times cheaper from the cache", unit: "×",
        value: computed.median / max(cached.median, 1), limit: .atLeast(20)),
    ]
  }

  private static func time(_ count: Int, _ body: (Int) -> CGFloat) -> Int {
    var sum: CGFloat = 0
    let start = MonotonicClock.nanoseconds()
    for index in 0..<count { sum += body(index) }
    let nanoseconds = MonotonicClock.nanoseconds() - start
    return sum > 0 ? nanoseconds : 0
  }
}
