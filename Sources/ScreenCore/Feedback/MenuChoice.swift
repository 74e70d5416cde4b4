/// Something to choose from a menu that a tap opens.
@MainActor
public struct MenuChoice {
  public let title: ScreenText
  public let icon: ScreenImage?
  /// Whether it destroys something.
  public let isDestructive: Bool
  /// Whether it is what holds now, and is marked for that.
  public let isChecked: Bool
  /// Whether it can be chosen now.
  public let isEnabled: Bool
  /// Whether it is there now.
  public let isShown: Bool
  /// What it opens a menu of; empty for what does something.
  public let choices: [MenuChoice]
  public let action: @MainActor () -> Void

  /// A choice that is there as long as `isShown` says so.
  public init(
    title: ScreenText, icon: ScreenImage? = nil, isDestructive: Bool = false,
    isChecked: Bool = false, isEnabled: Bool = true, when isShown: Bool = true,
    action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.icon = icon
    self.isDestructive = isDestructive
    self.isChecked = isChecked
    self.isEnabled = isEnabled
    self.isShown = isShown
    choices = []
    self.action = action
  }

  /// A menu in the menu, which is there as long as `isShown` says so, and one of `choices` is.
  public init(
    title: ScreenText, icon: ScreenImage? = nil, isDestructive: Bool = false,
    isChecked: Bool = false, isEnabled: Bool = true, when isShown: Bool = true,
    choices: [MenuChoice]
  ) {
    self.title = title
    self.icon = icon
    self.isDestructive = isDestructive
    self.isChecked = isChecked
    self.isEnabled = isEnabled
    self.choices = choices.filter(\.isShown)
    self.isShown = isShown && !self.choices.isEmpty
    action = {}
  }

  private init(
    _ choice: MenuChoice, choices: [MenuChoice], action: @escaping @MainActor () -> Void
  ) {
    title = choice.title
    icon = choice.icon
    isDestructive = choice.isDestructive
    isChecked = choice.isChecked
    isEnabled = choice.isEnabled
    isShown = choice.isShown
    self.choices = choices
    self.action = action
  }

  /// The same choice, doing what `change` makes of what it does, as those do that it opens a menu of.
  package func changing(
    _ change: (@escaping @MainActor () -> Void) -> @MainActor () -> Void
  ) -> MenuChoice {
    MenuChoice(self, choices: choices.map { $0.changing(change) }, action: change(action))
  }
}
