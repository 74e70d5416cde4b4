/// What presenters say of a screen's parts, as controllers take it.
extension ScreenPresenting {
  /// What stands in the bars.
  func barItems() -> BarItems {
    let bar = makeBar()
    return BarItems(
      leading: bar.leading.map(item), trailing: bar.trailing.map(item),
      toolbar: bar.toolbar.map(item))
  }

  private func item(_ item: PresenterBarItem<Destination>) -> BarItem {
    BarItem(
      title: item.title, icon: item.icon, label: item.label, when: item.isShown,
      action: screenAction(item.action))
  }

  /// What is shown when there is nothing.
  func emptyState() -> EmptyState? {
    makeEmptyState().map { state in
      EmptyState(
        image: state.image, text: state.text,
        button: state.button.map {
          StateButton(title: $0.title, when: $0.isShown, action: screenAction($0.action))
        })
    }
  }

  /// What can be done with a row.
  func actions<Cell>(of row: PresenterRow<Cell, Destination>) -> RowActions {
    RowActions(
      onSelect: row.onSelect.map(screenAction),
      swipes: row.swipes.map { swipe in
        SwipeAction(
          edge: swipe.edge == .leading ? .leading : .trailing, title: swipe.title,
          icon: swipe.icon, role: swipe.role == .destructive ? .destructive : .normal,
          isFullSwipe: swipe.isFullSwipe, when: swipe.isShown,
          action: screenAction(swipe.action))
      })
  }

  /// `action` as something that is done on a screen: this presenter does it, as long as it is there.
  func screenAction(_ action: @escaping PresenterAction<Destination>) -> ScreenAction {
    { [weak self] _ in self?.handle(action) }
  }
}

extension ListPresenting {
  /// Which rows can be selected together.
  func selection() -> ListSelection? {
    makeSelection().map { selection in
      ListSelection(
        canSelect: selection.canSelect,
        title: { selection.title?($0) ?? StandardText.selected($0.count) },
        actions: selection.actions.map { action in
          ListSelection.Action(
            title: action.title, icon: action.icon,
            role: action.role == .destructive ? .destructive : .normal,
            isAvailable: action.isAvailable,
            perform: { [weak self] _, items in self?.handle(action.action(items)) })
        })
    }
  }
}
