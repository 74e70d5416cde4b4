/// What can be done with a row beside tapping it: in the menu that opens when a finger rests on it, and
/// among the actions that VoiceOver reads out.
extension ScreenController {
  /// Does what a tap on `row` stands for.
  func select(_ row: RowID, _ actions: RowActions) {
    guard let onSelect = actions.onSelect else { return }
    perform(onSelect, for: ControlID(row: row, name: "select"))
  }

  /// Does what stands behind a row.
  func perform(_ swipe: SwipeAction, for row: RowID) {
    perform(swipe.action, for: control(of: swipe, row))
  }

  private func control(of swipe: SwipeAction, _ row: RowID) -> ControlID {
    ControlID(row: row, name: "swipe \(runtime.string(swipe.title))")
  }

  /// The menu of `row` with the screen that a tap leads to; nil when there is neither.
  func makeMenu(for row: RowID, _ actions: RowActions) -> UIContextMenuConfiguration? {
    let preview = preview(of: row, actions)
    let isEmpty = actions.shownSwipes.isEmpty && actions.shownMenus.isEmpty
    guard preview != nil || !isEmpty else { return nil }
    let menu = RowMenu(preview: preview) { [weak self] in
      isEmpty ? nil : self?.menu(for: row, actions)
    }
    return UIContextMenuConfiguration(
      identifier: menu, previewProvider: preview.map { preview in { preview.open() } },
      actionProvider: { _ in menu.make() })
  }

  private func menu(for row: RowID, _ actions: RowActions) -> UIMenu {
    let own = actions.shownMenus.flatMap { menu in
      elements(of: control(of: menu, row), offeredBy: menu.action)
    }
    let swiped = actions.shownSwipes.map { swipe -> UIMenuElement in
      guard !swipe.opensMenu else {
        return makeMenu(
          of: control(of: swipe, row), title: runtime.string(swipe.title),
          image: swipe.icon?.localImage, offeredBy: swipe.action)
      }
      return UIAction(
        title: runtime.string(swipe.title), image: swipe.icon?.localImage,
        attributes: swipe.role == .destructive ? .destructive : []
      ) { [weak self] _ in
        self?.perform(swipe, for: row)
      }
    }
    return UIMenu(title: "", children: own + swiped)
  }

  /// What VoiceOver offers for `row` of what stands behind it and in its menu; nil when nothing does. What a menu
  /// offers is a sheet there: only when it is asked for is it known.
  func makeAccessibilityActions(
    for row: RowID, _ offered: [SwipeAction]
  ) -> [UIAccessibilityCustomAction]? {
    guard !offered.isEmpty else { return nil }
    return offered.map { swipe in
      UIAccessibilityCustomAction(name: runtime.string(swipe.title)) { [weak self] _ in
        self?.perform(swipe, for: row)
        return true
      }
    }
  }
}
