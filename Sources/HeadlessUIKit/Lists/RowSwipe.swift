import Foundation

/// A row that was swiped aside, and the actions that this uncovered.
struct RowSwipe {
  let indexPath: IndexPath
  let configuration: UISwipeActionsConfiguration
  /// Whether the actions stand at the row's end.
  let isTrailing: Bool

  func moved(to path: IndexPath) -> RowSwipe {
    RowSwipe(indexPath: path, configuration: configuration, isTrailing: isTrailing)
  }
}
