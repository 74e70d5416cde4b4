/// Rows of a list that can be selected together, and what can be done with them.
@MainActor
public struct ListSelection {
  /// An action whose items may be of any type.
  struct Action {
    let title: ScreenText
    let icon: ScreenImage?
    let role: SwipeAction.Role
    let isAvailable: @MainActor ([any Model]) -> Bool
    let perform: @MainActor (any ScreenEffects, [any Model]) -> Void
  }

  let canSelect: @MainActor (any Model) -> Bool
  /// What the bar says while these are selected.
  let title: @MainActor ([any Model]) -> ScreenText
  let actions: [Action]

  init(
    canSelect: @escaping @MainActor (any Model) -> Bool,
    title: @escaping @MainActor ([any Model]) -> ScreenText, actions: [Action]
  ) {
    self.canSelect = canSelect
    self.title = title
    self.actions = actions
  }

  /// A selection of rows that show an `Item`. Without a `title` the bar says how many there are.
  public init<Item: Model>(
    of type: Item.Type, title: (@MainActor (Selected<Item>) -> ScreenText)? = nil,
    actions: [SelectionAction<Item>]
  ) {
    canSelect = { $0 is Item }
    self.title = { items in
      title?(Selected(items.compactMap { $0 as? Item })) ?? StandardText.selected(items.count)
    }
    self.actions = actions.map { action in
      Action(
        title: action.title, icon: action.icon, role: action.role,
        isAvailable: { action.isAvailable?(Selected($0.compactMap { $0 as? Item })) ?? true },
        perform: { action.action($0, Selected($1.compactMap { $0 as? Item })) })
    }
  }
}

/// Something that is done with all selected rows of a list at once.
@MainActor
public struct SelectionAction<Item: Model> {
  public let title: ScreenText
  public let icon: ScreenImage?
  public let role: SwipeAction.Role
  let isAvailable: (@MainActor (Selected<Item>) -> Bool)?
  let action: @MainActor @Sendable (any ScreenEffects, Selected<Item>) -> Void

  /// An action that can be done while something is selected, and `isAvailable` says so.
  public init(
    title: ScreenText, icon: ScreenImage? = nil, role: SwipeAction.Role = .normal,
    when isAvailable: (@MainActor (Selected<Item>) -> Bool)? = nil,
    action: @escaping @MainActor @Sendable (any ScreenEffects, Selected<Item>) -> Void
  ) {
    self.title = title
    self.icon = icon
    self.role = role
    self.isAvailable = isAvailable
    self.action = action
  }
}
