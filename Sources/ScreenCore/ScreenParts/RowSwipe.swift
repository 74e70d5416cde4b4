/// Something to do with a row that stands behind it, or in its menu alone.
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
  /// Whether no swipe uncovers it: what it offers stands in the menu of the row, one by one.
  public let isMenu: Bool
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
    isMenu = false
    self.action = action
  }

  /// What `action` offers, in the menu that opens when a finger rests on the row, as long as `isShown` says so.
  public static func menu(
    when isShown: Bool = true, action: @escaping TapAction<Screen>
  ) -> RowSwipe {
    RowSwipe(menuShown: isShown, action: action)
  }

  private init(menuShown isShown: Bool, action: @escaping TapAction<Screen>) {
    edge = .trailing
    title = StandardText.more
    icon = nil
    role = .normal
    isFullSwipe = false
    self.isShown = isShown
    opensMenu = true
    isMenu = true
    self.action = action
  }

  /// The same for screens of another kind, on which `action` does what belongs to this one.
  package func acting<Other>(
    by action: (@escaping TapAction<Screen>) -> TapAction<Other>
  ) -> RowSwipe<Other> {
    guard !isMenu else { return .menu(when: isShown, action: action(self.action)) }
    return RowSwipe<Other>(
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
