import Benchmarks
import CFloors
import ScreenKit

/// Measures scrolling through a long list: what a screenful and a page cost where it begins and where it
/// is long, and what memory it takes.
@MainActor
struct ScrollingBenchmark {
  /// What the figures are told under.
  let name: String
  /// A screen that shows the items of a source.
  let make: @MainActor (AppRuntime, BenchPages) -> any LongList

  /// Bytes that scrolling through all of a list may take and keep, however long it is.
  private static let growthLimit = 4_096.0
  /// How much more a screenful of the list may cost than one of a short list, whose rows have all been
  /// measured before they come into sight.
  private static let ratioLimit = 4.0
  private static let shortCount = 1_000
  private static let pageLength = 100

  /// The figures of a list of so many items.
  func measure(items count: Int) -> [RuntimeReport.Figure] {
    let short = scroll(BenchItem.some(0..<Self.shortCount))
    let long = scroll(BenchItem.some(0..<count))
    return [
      figure("Shown", "until the first rows are seen", "ms", long.shown / 1e6),
      figure("Held", "items and rows, for each item", "B", long.held / Double(max(count, 1))),
      figure(
        "Screenful", "a screenful further (\(long.screenfuls.count) to the end)", "ms",
        long.reachedEnd ? long.screenfuls.median / 1e6 : 1e6, .atMost(RuntimeReport.frame)),
      figure(
        "ScreenfulRatio", "that, against one of \(Self.shortCount) items", "×",
        long.screenfuls.median / max(short.screenfuls.median, 1), .atMost(Self.ratioLimit)),
      figure(
        "Growth", "memory that scrolling to the end takes", "KB", long.growth / 1024,
        .atMost(Self.growthLimit)),
      figure("Cells", "cells made on the way", "", Double(long.cells), .atMost(100)),
      figure(
        "Page", "a page of \(Self.pageLength) more at the end", "ms", page(after: count) / 1e6,
        .atMost(RuntimeReport.frame)),
    ]
  }

  private func figure(
    _ key: String, _ explanation: String, _ unit: String, _ value: Double,
    _ limit: RuntimeReport.Figure.Limit? = nil
  ) -> RuntimeReport.Figure {
    RuntimeReport.Figure(
      key: name + key, explanation: "\(name): \(explanation)", unit: unit, value: value,
      limit: limit)
  }

  // MARK: Scrolling

  private struct Scroll {
    /// Nanoseconds until the first rows are seen.
    var shown = 0.0
    /// Bytes that the items and their rows take.
    var held = 0.0
    /// The most bytes that were added on the way.
    var growth = 0.0
    var screenfuls = Series()
    var cells = 0
    var reachedEnd = false
  }

  /// Scrolls through `items` from the first to the last, screen by screen.
  private func scroll(_ items: [BenchItem]) -> Scroll {
    var scroll = Scroll()
    let start = MonotonicClock.nanoseconds()
    let before = screenc_heap_bytes()
    let list = make(.benchmark, BenchPages(items))
    let stage = Stage(list)
    defer { stage.close() }
    scroll.shown = Double(MonotonicClock.nanoseconds() - start)
    let held = screenc_heap_bytes()
    scroll.held = Double(held - before)
    var peak = held
    var cells: Set<ObjectIdentifier> = []
    let view = list.rowsView
    while view.contentOffset.y + view.bounds.height < view.contentSize.height - 1 {
      let start = MonotonicClock.nanoseconds()
      view.contentOffset.y = min(
        view.contentOffset.y + view.bounds.height, view.contentSize.height - view.bounds.height)
      stage.window.layoutIfNeeded()
      scroll.screenfuls.add(nanoseconds: MonotonicClock.nanoseconds() - start)
      peak = max(peak, screenc_heap_bytes())
      cells.formUnion(list.shownCells)
    }
    scroll.growth = Double(peak - held)
    scroll.cells = cells.count
    scroll.reachedEnd = list.lastShownRow == items.count - 1
    return scroll
  }

  /// Nanoseconds that a page takes which arrives where `count` items are loaded.
  private func page(after count: Int) -> Double {
    let source = BenchPages(BenchItem.some(0..<count))
    let stage = Stage(make(.benchmark, source))
    defer { stage.close() }
    var series = Series()
    for _ in 0..<20 {
      let start = MonotonicClock.nanoseconds()
      source.addPage(of: Self.pageLength)
      stage.window.layoutIfNeeded()
      series.add(nanoseconds: MonotonicClock.nanoseconds() - start)
    }
    return series.median
  }
}
