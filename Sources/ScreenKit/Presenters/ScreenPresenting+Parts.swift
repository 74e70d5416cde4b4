/// What presenters say of a screen's parts, as controllers take it.
extension ScreenPresenting {
  /// What stands in the bars.
  func barItems() -> BarItems { makeBar().acting(by: screenAction) }

  /// What is shown when there is nothing.
  func emptyState() -> EmptyState? { makeEmptyState()?.acting(by: screenAction) }

  /// What can be done with a row.
  func actions<Cell>(of row: PresenterRow<Cell, Destination>) -> RowActions {
    RowActions(
      onSelect: row.onSelect.map(screenAction), opensPreview: row.opensPreview,
      swipes: row.swipes.map { $0.acting(by: screenAction) },
      reorder: row.reorder?.acting { [weak self] action in { _ in self?.handle(action) } })
  }

  /// `action` as something that is done on a screen: this presenter does it, as long as it is there.
  func screenAction(_ action: @escaping PresenterAction<Destination>) -> ScreenAction {
    { [weak self] _ in self?.handle(action) }
  }
}

extension ListPresenting {
  /// Which rows can be selected together.
  func selection() -> ListSelection? {
    makeSelection()?.acting { [weak self] action in { _ in self?.handle(action) } }
  }
}
