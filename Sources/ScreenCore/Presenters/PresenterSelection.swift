/// Rows of a list that can be selected together, and what can be done with them, as presenters say it.
@MainActor
public struct PresenterSelection<Destination> {
  /// An action whose items may be of any type.
  package struct Action {
    package let title: ScreenText
    package let icon: ScreenImage?
    package let role: PresenterSwipe<Destination>.Role
    package let isAvailable: @MainActor ([any Model]) -> Bool
    package let action: @MainActor ([any Model]) -> PresenterAction<Destination>
  }

  package let canSelect: @MainActor (any Model) -> Bool
  /// What the bar says while these are selected; nil for how many they are.
  package let title: (@MainActor ([any Model]) -> ScreenText)?
  package let actions: [Action]

  /// A selection of rows that show an `Item`. Without a `title` the bar says how many there are.
  public init<Item: Model>(
    of type: Item.Type, title: (@MainActor (Selected<Item>) -> ScreenText)? = nil,
    actions: [PresenterSelectionAction<Item, Destination>]
  ) {
    canSelect = { $0 is Item }
    if let title {
      self.title = { items in title(Selected(items.compactMap { $0 as? Item })) }
    } else {
      self.title = nil
    }
    self.actions = actions.map { action in
      Action(
        title: action.title, icon: action.icon, role: action.role,
        isAvailable: { action.isAvailable?(Selected($0.compactMap { $0 as? Item })) ?? true },
        action: { items in
          let selected = Selected(items.compactMap { $0 as? Item })
          return { screen in action.action(screen, selected) }
        })
    }
  }
}

/// Something that is done with all selected rows of a list at once, as presenters say it.
@MainActor
public struct PresenterSelectionAction<Item: Model, Destination> {
  let title: ScreenText
  let icon: ScreenImage?
  let role: PresenterSwipe<Destination>.Role
  let isAvailable: (@MainActor (Selected<Item>) -> Bool)?
  let action: @MainActor @Sendable (BasePresenter<Destination>, Selected<Item>) -> Void

  /// An action that can be done while something is selected, and `isAvailable` says so.
  public init(
    title: ScreenText, icon: ScreenImage? = nil,
    role: PresenterSwipe<Destination>.Role = .normal,
    when isAvailable: (@MainActor (Selected<Item>) -> Bool)? = nil,
    action: @escaping @MainActor @Sendable (BasePresenter<Destination>, Selected<Item>) -> Void
  ) {
    self.title = title
    self.icon = icon
    self.role = role
    self.isAvailable = isAvailable
    self.action = action
  }
}
