/// Rows that are swiped. UIKit lets them be in sections in which they stand in one column; elsewhere what stands behind
/// them is in their menu only.
extension CollectionSurface {
  func makeSwipedLayout() -> SwipedListLayout {
    let layout = SwipedListLayout { [weak self] path, edge in self?.swipes(at: path, from: edge) }
    layout.source = self
    layout.register(SectionGround.self, forDecorationViewOfKind: SectionGround.kind)
    return layout
  }

  /// Whether rows of `list` that stand in one column are swiped, as something stands behind one of them. Rows that are
  /// gone may come back, so it stays that way as long as there is such a section. What scrolls sideways as a whole has
  /// none.
  func areSwiped(in list: ShownList<Row>) -> Bool {
    guard list.sections.first?.layout?.isHorizontal != true else { return false }
    let columns = list.sections.lazy.filter { $0.layout == .list }
    return swipesRows ? columns.first != nil || list.sections.isEmpty : hasSwipes(columns)
  }

  /// Of a long list the first rows are asked, which costs the same however many follow.
  private func hasSwipes(_ sections: some Sequence<ShownList<Row>.Section>) -> Bool {
    sections.lazy.flatMap(\.rows).prefix(1_000).contains { face($0.row).actions.isSwiped }
  }

  func swipes(
    at path: IndexPath, from edge: SwipeAction.Edge
  ) -> UISwipeActionsConfiguration? {
    guard !isSelecting, let row = shown.row(at: path) else { return nil }
    return screen?.makeSwipes(for: row.id, face(row.row).actions, from: edge)
  }
}
