/// What can be done with a row.
@MainActor
public struct RowActions {
  /// What a tap does; nil for rows that can't be selected.
  public var onSelect: ScreenAction?
  /// What can be done from the row's edges.
  public var swipes: [SwipeAction]
  /// What follows when the row has been seen; nil for most.
  public var onSeen: (@MainActor () -> Void)?

  /// Those of the swipes that are there now.
  var shownSwipes: [SwipeAction] { swipes.filter(\.isShown) }

  /// Actions of a row.
  public init(
    onSelect: ScreenAction? = nil, swipes: [SwipeAction] = [],
    onSeen: (@MainActor () -> Void)? = nil
  ) {
    self.onSelect = onSelect
    self.swipes = swipes
    self.onSeen = onSeen
  }
}

/// Something to do with a row that stands behind it.
@MainActor
public struct SwipeAction {
  /// The edge that the action comes from.
  public enum Edge: Hashable, Sendable {
    case leading, trailing
  }

  /// What the action does to the row.
  public enum Role: Hashable, Sendable {
    case normal, destructive
  }

  public let edge: Edge
  public let title: ScreenText
  public let icon: ScreenImage?
  public let role: Role
  /// Whether swiping all the way does this, where it is the first action of its edge. In lists that
  /// show their actions in a menu it changes nothing.
  public let isFullSwipe: Bool
  /// Whether the action is there now.
  public let isShown: Bool
  public let action: ScreenAction

  /// An action behind a row, which is there as long as `isShown` says so.
  public init(
    edge: Edge = .trailing, title: ScreenText, icon: ScreenImage? = nil, role: Role = .normal,
    isFullSwipe: Bool = false, when isShown: Bool = true, action: @escaping ScreenAction
  ) {
    self.edge = edge
    self.title = title
    self.icon = icon
    self.role = role
    self.isFullSwipe = isFullSwipe
    self.isShown = isShown
    self.action = action
  }
}
