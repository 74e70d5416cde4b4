/// What can be done with a row beside tapping it: in the menu that opens when a finger rests on it, and
/// among the actions that VoiceOver reads out.
extension ListPresenter {
  func makeMenu(for row: ShownList.ShownRow) -> UIContextMenuConfiguration? {
    guard !row.row.swipes.isEmpty else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      self?.menu(for: row)
    }
  }

  private func menu(for row: ShownList.ShownRow) -> UIMenu {
    let actions = row.row.swipes.map { swipe in
      UIAction(
        title: runtime.string(swipe.title), image: swipe.icon?.localImage,
        attributes: swipe.role == .destructive ? .destructive : []
      ) { [weak self] _ in
        self?.perform(swipe, for: row.id)
      }
    }
    return UIMenu(title: "", children: actions)
  }

  func makeAccessibilityActions(
    for row: ShownList.ShownRow
  ) -> [UIAccessibilityCustomAction]? {
    guard !row.row.swipes.isEmpty else { return nil }
    return row.row.swipes.map { swipe in
      UIAccessibilityCustomAction(name: runtime.string(swipe.title)) { [weak self] _ in
        self?.perform(swipe, for: row.id)
        return true
      }
    }
  }

  /// Does what stands behind a row.
  func perform(_ swipe: SwipeAction, for row: RowID) {
    let name = "swipe \(runtime.string(swipe.title))"
    screen?.perform(swipe.action, for: ControlID(row: row, name: name))
  }
}
