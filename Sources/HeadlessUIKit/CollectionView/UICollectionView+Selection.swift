import Foundation

extension UICollectionView {
  private var selects: Bool {
    isEditing ? allowsSelectionDuringEditing || selectsSeveral : allowsSelection
  }

  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func selectByCode(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard selects else { return }
    let others = selectedPaths.filter { $0 != path }
    if path == nil || !selectsSeveral {
      for other in others { deselectItem(at: other, animated: animated) }
    }
    guard let path, loadedCounts().contains(path) else { return }
    selectedPaths.insert(path)
    cellForItem(at: path)?.isSelected = true
    if !scrollPosition.isEmpty { bring(path, to: scrollPosition, animated: animated) }
  }

  /// Whether an item may be highlighted by a touch, without which nothing follows.
  func answersTap(at path: IndexPath) -> Bool {
    selects && collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }

  /// What a tap on an item does.
  func tapItem(at path: IndexPath) {
    guard let pressed = pressItem(at: path) else { return }
    pressed.lift()
  }

  /// What a finger on an item does; nil if that does not answer. While an item is swiped aside, a finger on any lets it
  /// slide back, and does nothing else.
  func pressItem(at path: IndexPath) -> PressedRow? {
    if swipe != nil { return PressedRow(leave: {}, lift: { [weak self] in self?.closeSwipe() }) }
    guard answersTap(at: path) else { return nil }
    let cell = cellForItem(at: path)
    cell?.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
    let leave = { [weak self, weak cell] in
      guard let self else { return }
      cell?.isHighlighted = false
      collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }
    return PressedRow(leave: leave) { [weak self] in
      // Items are selected before they are highlighted no more.
      self?.touchItem(at: path)
      leave()
    }
  }

  private func touchItem(at path: IndexPath) {
    if selectedPaths.contains(path), selectsSeveral {
      deselectByTouch(path)
    } else {
      selectByTouch(path)
    }
  }

  private func selectByTouch(_ path: IndexPath) {
    guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else {
      return
    }
    if !selectsSeveral {
      // What is replaced isn't asked: only taps on selected items are, where several can be.
      for other in selectedPaths.sorted() where other != path { deselectAndTell(other) }
    }
    selectedPaths.insert(path)
    cellForItem(at: path)?.isSelected = true
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
  }

  private func deselectByTouch(_ path: IndexPath) {
    guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else {
      return
    }
    deselectAndTell(path)
  }

  private func deselectAndTell(_ path: IndexPath) {
    deselectItem(at: path, animated: true)
    collectionDelegate?.collectionView(self, didDeselectItemAt: path)
  }
}
