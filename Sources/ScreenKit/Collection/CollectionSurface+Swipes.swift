/// Rows that are swiped. UIKit lets them be where they stand in one column; elsewhere what stands behind them is in
/// their menu only.
extension CollectionSurface {
  func makeSwipedLayout() -> SwipedListLayout {
    let layout = SwipedListLayout { [weak self] path, edge in self?.swipes(at: path, from: edge) }
    layout.source = self
    layout.register(SectionGround.self, forDecorationViewOfKind: SectionGround.kind)
    return layout
  }

  /// Whether the rows of `list` stand in one column and something stands behind one of them. Rows that are gone may
  /// come back, so it stays that way as long as there is one column.
  func areSwiped(in list: ShownList<Row>) -> Bool {
    let isColumn = list.sections.allSatisfy { $0.layout == .list }
    return isColumn && (arrangement == .swiped || hasSwipes(list))
  }

  /// Of a long list the first rows are asked, which costs the same however many follow.
  private func hasSwipes(_ list: ShownList<Row>) -> Bool {
    list.sections.lazy.flatMap(\.rows).prefix(1_000).contains {
      face($0.row).actions.isSwiped
    }
  }

  private func swipes(
    at path: IndexPath, from edge: SwipeAction.Edge
  ) -> UISwipeActionsConfiguration? {
    guard !isSelecting, let row = shown.row(at: path) else { return nil }
    return screen?.makeSwipes(for: row.id, face(row.row).actions, from: edge)
  }
}
