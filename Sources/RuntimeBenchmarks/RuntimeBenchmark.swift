import Benchmarks
import CFloors
import Foundation
import ScreenKit

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
      scroll("collection") { LongCollection(runtime: $0, items: $1) },
      scroll("table") { LongTable(runtime: $0, items: $1) },
    ]
    return RuntimeReport(
      items: options.items, figures: diff() + layout() + scrolls.flatMap { $0 })
  }

  // MARK: Diff

  /// Ten thousand rows with a hundred changes, from the lists to the steps of the update.
  private func diff() -> [RuntimeReport.Figure] {
    var generator = SeededGenerator(seed: 11)
    let old = BenchItem.some(10_000)
    let new = BenchItem.changed(old, changes: 100, by: &generator)
    let lists = [old, new].map { items in
      ShownList(sections: [
        ShownList<Row>.Section(id: "all", rows: items.map { Row($0, BenchCard()) })
      ])
    }
    var series = Series()
    var steps = 0
    for _ in 0..<options.runs {
      let start = MonotonicClock.nanoseconds()
      let diff = ListDiff(from: lists[0].snapshot, to: lists[1].snapshot)
      series.add(nanoseconds: MonotonicClock.nanoseconds() - start)
      steps = diff.map { $0.changeCount + $0.changedRows.count } ?? 0
    }
    return [
      .init(
        key: "diff", explanation: "diff of 10,000 items with 100 changes (\(steps) steps)",
        unit: "ms", value: series.median / 1e6, limit: .atMost(RuntimeReport.frame))
    ]
  }

  // MARK: Layout

  private func layout() -> [RuntimeReport.Figure] {
    let items = BenchItem.some(200)
    let probe = ContextProbe()
    let screen = LongCollection(runtime: .benchmark, items: items, adapter: probe)
    let window = Stage(screen)
    defer { window.close() }
    guard let context = probe.context else { return [] }
    let rows = ShownList<Row>.Section(id: "all", rows: items.map { Row($0, BenchCard()) }).rows
    let cache = SizeCache<RowID, RowContent>()
    let card = BenchCard()
    let traits = CellTraits()
    var computed = Series()
    var cached = Series()
    for _ in 0..<options.runs {
      computed.add(
        nanoseconds: Self.time(rows.count) { card.size(for: items[$0], in: context).height })
      cached.add(
        nanoseconds: Self.time(rows.count) { index in
          cache.size(
            of: rows[index].id, content: RowContent(rows[index].row.item), width: 390,
            traits: traits
          ) { card.size(for: items[index], in: context) }.height
        })
    }
    // The first run has filled the cache, and the median is of another.
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

  // MARK: Scrolling

  /// Bytes that scrolling through all of a list may take and keep, however long it is.
  private static let growthLimit = 4_096.0

  private func scroll(
    _ name: String, _ make: (AppRuntime, [BenchItem]) -> any LongList
  ) -> [RuntimeReport.Figure] {
    let items = BenchItem.some(options.items)
    let start = MonotonicClock.nanoseconds()
    let before = screenc_heap_bytes()
    let list = make(.benchmark, items)
    let stage = Stage(list)
    defer { stage.close() }
    let shown = MonotonicClock.nanoseconds() - start
    var screenfuls = Series()
    let held = screenc_heap_bytes()
    var peak = held
    var cells: Set<ObjectIdentifier> = []
    let view = list.rowsView
    while view.contentOffset.y + view.bounds.height < view.contentSize.height - 1 {
      let start = MonotonicClock.nanoseconds()
      view.contentOffset.y = min(
        view.contentOffset.y + view.bounds.height, view.contentSize.height - view.bounds.height)
      stage.window.layoutIfNeeded()
      screenfuls.add(nanoseconds: MonotonicClock.nanoseconds() - start)
      peak = max(peak, screenc_heap_bytes())
      cells.formUnion(list.shownCells)
    }
    let last = list.lastShownRow == items.count - 1
    return [
      .init(
        key: "\(name)Shown", explanation: "\(name): until the first rows are seen", unit: "ms",
        value: Double(shown) / 1e6),
      .init(
        key: "\(name)Held", explanation: "\(name): items and rows, for each item", unit: "B",
        value: Double(held - before) / Double(max(items.count, 1))),
      .init(
        key: "\(name)Screenful",
        explanation: "\(name): a screenful further (\(screenfuls.count) to the end)", unit: "ms",
        value: last ? screenfuls.median / 1e6 : 1e6, limit: .atMost(RuntimeReport.frame)),
      .init(
        key: "\(name)Growth", explanation: "\(name): memory that scrolling to the end takes",
        unit: "KB", value: Double(peak - held) / 1024, limit: .atMost(Self.growthLimit)),
      .init(
        key: "\(name)Cells", explanation: "\(name): cells made on the way", unit: "",
        value: Double(cells.count), limit: .atMost(100)),
    ]
  }
}

/// A window with a screen in it.
@MainActor
private struct Stage {
  let window: UIWindow

  init(_ screen: UIViewController) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  func close() {
    window.isHidden = true
    window.rootViewController = nil
  }
}
