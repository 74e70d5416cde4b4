public import Foundation

/// Fingers on tables, by tests. None of this exists in UIKit.
extension UITableView {
  /// Replaces what happens when a rule of tables is broken; UIKit ends the app.
  public func headlessSetAssertionHandler(_ handler: @escaping (String) -> Void) {
    assertionHandler = handler
  }

  /// Taps a row, visible or not, as a finger would.
  public func headlessTapRow(at indexPath: IndexPath) {
    tapRow(at: indexPath)
    (window ?? self).layoutIfNeeded()
  }

  /// Whether a row would be highlighted under a finger; a tap on another one does nothing, unless it closes what a
  /// swipe has opened.
  public func headlessAnswersTap(onRowAt indexPath: IndexPath) -> Bool {
    answersTap(at: indexPath)
  }

  /// The titles at the side, by which a finger goes to a section.
  public var headlessIndexTitles: [String] { showsSectionIndex ? loadedSectionIndex() : [] }

  /// Taps a title at the side.
  public func headlessTapIndexTitle(at place: Int) {
    goToSection(ofIndexTitleAt: place)
    (window ?? self).layoutIfNeeded()
  }

  /// Taps the detail button of a row; returns whether it has one.
  @discardableResult
  public func headlessTapAccessory(at indexPath: IndexPath) -> Bool {
    guard let cell = cellForRow(at: indexPath), cell.accessoryType.hasButton else { return false }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
    (window ?? self).layoutIfNeeded()
    return true
  }

  /// Opens the menu of a row; nil when it has none.
  public func headlessContextMenu(forRowAt indexPath: IndexPath) -> UIMenu? {
    contextMenu(forRowAt: indexPath)?.actionProvider?([])
  }

  private func contextMenu(forRowAt indexPath: IndexPath) -> UIContextMenuConfiguration? {
    let center = cellForRow(at: indexPath)?.center ?? .zero
    return delegate?.tableView(
      self, contextMenuConfigurationForRowAt: indexPath, point: center)
  }

  /// Rests a finger on a row until its menu is open; the answer is what is shown beside that, nil when nothing is.
  @discardableResult
  public func headlessOpenPreview(forRowAt indexPath: IndexPath) -> UIViewController? {
    headlessClosePreview()
    preview = contextMenu(forRowAt: indexPath).flatMap { OpenPreview(of: $0, in: window) }
    return preview?.controller
  }

  /// Taps what is shown beside a menu; the answer is whether anything is.
  @discardableResult
  public func headlessTapPreview() -> Bool {
    guard let open = preview else { return false }
    preview = nil
    let commit = PreviewCommit(of: open)
    delegate?.tableView(
      self, willPerformPreviewActionForMenuWith: open.configuration, animator: commit)
    commit.finish(open)
    return true
  }

  /// Taps beside a menu and what is shown beside it, which closes both.
  public func headlessClosePreview() {
    preview?.close()
    preview = nil
  }
}
