/// Something to do with a row that stands behind it.
@MainActor
public struct RowSwipe<Screen> {
  public typealias Edge = SwipeEdge
  public typealias Role = ActionRole

  public let edge: Edge
  public let title: ScreenText
  public let icon: ScreenImage?
  public let role: Role
  /// Whether swiping all the way does this, where it is the first action of its edge. In lists that
  /// show their actions in a menu it changes nothing.
  public let isFullSwipe: Bool
  /// Whether the action is there now.
  public let isShown: Bool
  /// Whether the action offers choices, which are a menu in the menu of the row.
  public let opensMenu: Bool
  public let action: TapAction<Screen>

  /// An action behind a row, which is there as long as `isShown` says so.
  public init(
    edge: Edge = .trailing, title: ScreenText, icon: ScreenImage? = nil, role: Role = .normal,
    isFullSwipe: Bool = false, when isShown: Bool = true, opensMenu: Bool = false,
    action: @escaping TapAction<Screen>
  ) {
    self.edge = edge
    self.title = title
    self.icon = icon
    self.role = role
    self.isFullSwipe = isFullSwipe
    self.isShown = isShown
    self.opensMenu = opensMenu
    self.action = action
  }

  /// The same for screens of another kind, on which `action` does what belongs to this one.
  package func acting<Other>(
    by action: (@escaping TapAction<Screen>) -> TapAction<Other>
  ) -> RowSwipe<Other> {
    RowSwipe<Other>(
      edge: edge, title: title, icon: icon, role: role, isFullSwipe: isFullSwipe, when: isShown,
      opensMenu: opensMenu, action: action(self.action))
  }
}

/// The edge of a row that an action comes from.
public enum SwipeEdge: Hashable, Sendable {
  case leading, trailing
}

/// What an action does to rows.
public enum ActionRole: Hashable, Sendable {
  case normal, destructive
}
