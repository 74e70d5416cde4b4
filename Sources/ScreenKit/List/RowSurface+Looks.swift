/// What rows look like while they are pressed or selected, where their sections say it.
extension RowSurface {
  /// Whether a section of `list` says it. Cells are used again, so all are told from then on.
  final func followLooks(in list: ShownList<Row>) {
    guard !hasRowLooks else { return }
    hasRowLooks = list.sections.contains { $0.look?.pressed != nil || $0.look?.selected != nil }
  }

  /// Makes a cell look as its row does now.
  ///
  /// - Parameter isPressed: Whether it is under a finger; nil where the cell knows that.
  final func showLook(on cell: UIView?, at path: IndexPath, isPressed: Bool? = nil) {
    guard hasRowLooks, let cell = cell as? any PressedCell else { return }
    let look = self.look(of: path.section)
    let isPressed = isPressed ?? cell.isHighlighted
    let isSelected = isSelecting && cell.isSelected
    // What is selected may say nothing of being pressed, and looks selected then.
    let shownLook: RowStateLook? =
      isPressed
      ? look?.pressed ?? (isSelected ? look?.selected : nil)
      : isSelected ? look?.selected : look?.pressed
    cell.show(shownLook, isMarked: isPressed || isSelected, in: runtime.theme)
  }

  private func look(of section: Int) -> SectionAppearance? {
    shown.sections.indices.contains(section) ? shown.sections[section].look : nil
  }
}
