/// Rows that are swiped. UIKit lets them be where they stand in one column; elsewhere what stands behind them is in
/// their menu only.
extension CollectionSurface {
  func makeSwipedLayout() -> SwipedListLayout {
    let layout = SwipedListLayout { [weak self] path, edge in self?.swipes(at: path, from: edge) }
    layout.source = self
    layout.register(SectionGround.self, forDecorationViewOfKind: SectionGround.kind)
    return layout
  }

  /// The layout that shows the rows now.
  var shownLayout: any SectionedLayout { isSwiped ? swipedLayout : layout }

  /// Lets the rows of `list` be swiped where they stand in one column and something stands behind one of them. Rows
  /// that are gone may come back, so it stays that way as long as there is one column.
  func followSwipes(in list: ShownList<Row>) {
    // The layout isn't exchanged while rows move.
    guard !isUpdating else { return }
    let isColumn = list.sections.allSatisfy { $0.layout == .list }
    let wanted = isColumn && (isSwiped || hasSwipes(list))
    guard wanted != isSwiped else { return }
    isSwiped = wanted
    listView.collectionViewLayout = shownLayout
  }

  /// Of a long list the first rows are asked, which costs the same however many follow.
  private func hasSwipes(_ list: ShownList<Row>) -> Bool {
    list.sections.lazy.flatMap(\.rows).prefix(1_000).contains {
      !face($0.row).actions.swipes.isEmpty
    }
  }

  private func swipes(
    at path: IndexPath, from edge: SwipeAction.Edge
  ) -> UISwipeActionsConfiguration? {
    guard !isSelecting, let row = shown.row(at: path) else { return nil }
    return screen?.makeSwipes(for: row.id, face(row.row).actions, from: edge)
  }
}
