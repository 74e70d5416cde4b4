/// What a cell of a list is like now. Of UIKit's it is whether the cell is swiped aside.
@MainActor public struct UICellConfigurationState {
  /// Whether a swipe has uncovered what stands behind the cell.
  public var isSwiped: Bool
}
