/// Rows of a list that can be selected together, and what can be done with them.
@MainActor
public struct RowSelection<Screen> {
  /// An action whose items may be of any type.
  package struct Action {
    package let title: ScreenText
    package let icon: ScreenImage?
    package let role: ActionRole
    package let isAvailable: @MainActor ([any Model]) -> Bool
    package let action: @MainActor ([any Model]) -> TapAction<Screen>
  }

  package let canSelect: @MainActor (any Model) -> Bool
  /// What the bar says while these are selected.
  package let title: @MainActor ([any Model]) -> ScreenText
  package let actions: [Action]

  /// A selection of rows that show an `Item`. Without a `title` the bar says how many there are.
  public init<Item: Model>(
    of type: Item.Type, title: (@MainActor (Selected<Item>) -> ScreenText)? = nil,
    actions: [RowSelectionAction<Item, Screen>]
  ) {
    canSelect = { $0 is Item }
    self.title = { items in title?(Selected(among: items)) ?? StandardText.selected(items.count) }
    self.actions = actions.map { action in
      Action(
        title: action.title, icon: action.icon, role: action.role,
        isAvailable: { action.isAvailable?(Selected(among: $0)) ?? true },
        action: { items in
          let selected = Selected<Item>(among: items)
          return { screen in action.action(screen, selected) }
        })
    }
  }

  /// The same for screens of another kind, on which `action` does what belongs to this one.
  package func acting<Other>(
    by action: @escaping @MainActor (@escaping TapAction<Screen>) -> TapAction<Other>
  ) -> RowSelection<Other> {
    RowSelection<Other>(
      canSelect: canSelect, title: title,
      actions: actions.map { own in
        RowSelection<Other>.Action(
          title: own.title, icon: own.icon, role: own.role, isAvailable: own.isAvailable,
          action: { action(own.action($0)) })
      })
  }

  private init(
    canSelect: @escaping @MainActor (any Model) -> Bool,
    title: @escaping @MainActor ([any Model]) -> ScreenText, actions: [Action]
  ) {
    self.canSelect = canSelect
    self.title = title
    self.actions = actions
  }
}

/// Something that is done with all selected rows of a list at once.
@MainActor
public struct RowSelectionAction<Item: Model, Screen> {
  public let title: ScreenText
  public let icon: ScreenImage?
  public let role: ActionRole
  let isAvailable: (@MainActor (Selected<Item>) -> Bool)?
  let action: @MainActor @Sendable (Screen, Selected<Item>) -> Void

  /// An action that can be done while something is selected, and `isAvailable` says so.
  public init(
    title: ScreenText, icon: ScreenImage? = nil, role: ActionRole = .normal,
    when isAvailable: (@MainActor (Selected<Item>) -> Bool)? = nil,
    action: @escaping @MainActor @Sendable (Screen, Selected<Item>) -> Void
  ) {
    self.title = title
    self.icon = icon
    self.role = role
    self.isAvailable = isAvailable
    self.action = action
  }
}

extension Selected {
  /// Those of `items` that are of this type.
  fileprivate init(among items: [any Model]) {
    self.init(items.compactMap { $0 as? Item })
  }
}
