import Foundation

/// The items around the visible ones that a prefetching data source was asked to prefetch.
struct PrefetchWindow {
  struct Change {
    let wanted: [IndexPath]
    let cancelled: [IndexPath]
  }

  private var known: Range<Int> = 0..<0

  /// Reaches half a screen's worth beyond the visible items, in both directions.
  mutating func move(around visible: Range<Int>, of counts: ItemCounts) -> Change {
    let reach = max(visible.count / 2, 1)
    let start = max(visible.lowerBound - reach, 0)
    let wanted = start..<max(start, min(visible.upperBound + reach, counts.total))
    let old = known
    known = wanted
    let news = wanted.filter { !visible.contains($0) && !old.contains($0) }
    let cancelled = old.filter { !wanted.contains($0) }
    return Change(
      wanted: news.compactMap(counts.indexPath(ofOrdinal:)),
      cancelled: cancelled.compactMap(counts.indexPath(ofOrdinal:)))
  }
}
