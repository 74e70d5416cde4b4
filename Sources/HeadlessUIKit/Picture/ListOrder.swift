import Foundation

/// The order in which the elements of a list are painted: by their places. Which of them was there first depends on
/// which answer came first, and no picture should.
@MainActor struct ListOrder {
  private let list: UIView

  /// - Parameter view: A list, a row in it that scrolls by itself, or any other view, whose order stays as it is.
  init(of view: UIView) {
    list = view.superview as? UICollectionView ?? view
  }

  func ordered(_ views: [UIView]) -> [UIView] {
    guard list is UICollectionView || list is UITableView else { return views }
    let ranks = views.map(rank)
    let places = views.indices.filter { ranks[$0] != nil }
    let elements = places.sorted { first, second in
      let (one, other) = (views[first].frame, views[second].frame)
      return (ranks[first] ?? 0, one.minY, one.minX, first)
        < (ranks[second] ?? 0, other.minY, other.minX, second)
    }
    var ordered = views
    for (place, element) in zip(places, elements) { ordered[place] = views[element] }
    return ordered
  }

  /// How high something lies in the list: backgrounds below cells, and headers above them, which may be held over
  /// them. Nil for what is no element.
  private func rank(_ view: UIView) -> Int? {
    switch key(of: view) {
    case .decoration: 0
    case .cell: 1
    case .supplementary: 2
    case nil: list is UICollectionView && view is UIScrollView ? 1 : nil
    }
  }

  private func key(of view: UIView) -> ElementKey? {
    switch list {
    case let collection as UICollectionView:
      (view as? UICollectionReusableView).flatMap { collection.display.key(of: $0) }
    case let table as UITableView: table.display.key(of: view)
    default: nil
    }
  }
}
