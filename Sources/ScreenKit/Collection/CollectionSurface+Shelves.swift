/// What lays out the rows of a collection view.
enum RowArrangement {
  /// ScreenKit's own layout.
  case plain
  /// One in which rows are swiped.
  case swiped
  /// One in which sections scroll sideways by themselves, and rows of some are swiped.
  case mixed
}

/// Sections that scroll sideways by themselves.
extension CollectionSurface {
  func makeMixedLayout() -> MixedLayout {
    let layout = MixedLayout { [weak self] path, edge in self?.swipes(at: path, from: edge) }
    layout.source = self
    layout.register(SectionGround.self, forDecorationViewOfKind: SectionGround.kind)
    return layout
  }

  /// The layout that shows the rows now.
  var shownLayout: any SectionedLayout {
    switch arrangement {
    case .plain: layout
    case .swiped: swipedLayout
    case .mixed: mixedLayout
    }
  }

  /// Takes the layout that can do what the rows of `list` want.
  func followArrangement(of list: ShownList<Row>) {
    // The layout isn't exchanged while rows move.
    guard !isUpdating else { return }
    let isMixed = list.sections.contains { $0.layout?.isShelf == true }
    let areSwiped = areSwiped(in: list)
    let wanted: RowArrangement =
      if isMixed || (areSwiped && !list.sections.allSatisfy { $0.layout == .list }) {
        .mixed
      } else {
        areSwiped ? .swiped : .plain
      }
    guard wanted != arrangement || areSwiped != swipesRows else { return }
    swipesRows = areSwiped
    guard wanted != arrangement else { return shownLayout.invalidateLayout() }
    arrangement = wanted
    listView.collectionViewLayout = shownLayout
  }

  public func scrollsByItself(_ layout: ListLayout?) -> Bool {
    (layout ?? currentLayout()).isShelf
  }

  /// Has what is in sight now looked at, once a turn: nothing may disturb the layout that tells it, and the rows have
  /// their cells only after that.
  func layoutWillShowShelf() {
    guard !followsShelf else { return }
    followsShelf = true
    Task { [weak self] in
      self?.followsShelf = false
      self?.delegate?.surfaceDidLayout()
    }
  }

  /// Whether the rows that a section is scrolled to are near its last one. How far it is scrolled is seen by its rows: it
  /// is UIKit's view that does it. Out of sight nobody goes on.
  func isEndNear(ofShelf section: Int, _ rows: RowFrames, _ last: CGRect) -> Bool {
    let seen = listView.indexPathsForVisibleItems.lazy.filter { $0.section == section }
    guard let farthest = seen.map(\.item).max(), rows.indices.contains(farthest) else {
      return false
    }
    return BottomLoading.isDue(
      end: last.maxX, visibleEnd: rows[farthest].maxX, viewport: mixedLayout.width)
  }
}

extension ListLayout {
  /// Whether a section of it scrolls sideways by itself.
  fileprivate var isShelf: Bool {
    if case .shelf = self { true } else { false }
  }
}
