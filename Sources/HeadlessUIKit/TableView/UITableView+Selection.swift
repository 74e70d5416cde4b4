import Foundation

extension UITableView {
  private var selects: Bool {
    editing ? allowsSelectionDuringEditing || selectsSeveral : allowsSelection
  }

  private var selectsSeveral: Bool {
    editing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func selectByCode(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if path == nil || !selectsSeveral {
      for other in selectedPaths where other != path { deselectRow(at: other, animated: animated) }
    }
    guard let path, loadedCounts().contains(path) else { return }
    select(path, animated: animated)
    if scrollPosition != .none { bring(path, to: scrollPosition, animated: animated) }
  }

  private func select(_ path: IndexPath, animated: Bool) {
    selectedPaths.insert(path)
    cellForRow(at: path)?.setSelected(true, animated: animated)
  }

  /// Whether a row may be highlighted by a touch, without which nothing follows.
  func answersTap(at path: IndexPath) -> Bool {
    selects && delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }

  /// What a tap on a row does.
  func tapRow(at path: IndexPath) {
    pressRow(at: path)?.lift()
  }

  /// What a finger on a row does; nil if that does not answer. While a row is swiped aside, a finger on any lets it
  /// slide back.
  func pressRow(at path: IndexPath) -> PressedRow? {
    if swipe != nil { return PressedRow(leave: {}, lift: { [weak self] in self?.closeSwipe() }) }
    guard answersTap(at: path) else { return nil }
    let cell = cellForRow(at: path)
    cell?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    let leave = { [weak self, weak cell] in
      guard let self else { return }
      cell?.setHighlighted(false, animated: false)
      delegate?.tableView(self, didUnhighlightRowAt: path)
    }
    return PressedRow(leave: leave) { [weak self] in
      leave()
      self?.touchRow(at: path)
    }
  }

  private func touchRow(at path: IndexPath) {
    if selectsSeveral, selectedPaths.contains(path) {
      deselectByTouch(path)
    } else {
      selectByTouch(path)
    }
  }

  private func selectByTouch(_ path: IndexPath) {
    let chosen = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let chosen, loadedCounts().contains(chosen) else { return }
    if !selectsSeveral {
      for other in selectedPaths.sorted() where other != chosen { deselectByTouch(other) }
    }
    select(chosen, animated: true)
    delegate?.tableView(self, didSelectRowAt: chosen)
  }

  private func deselectByTouch(_ path: IndexPath) {
    let chosen = delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    guard let chosen else { return }
    deselectRow(at: chosen, animated: true)
    delegate?.tableView(self, didDeselectRowAt: chosen)
  }
}
