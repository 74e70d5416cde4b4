/// Something to choose from a menu that a tap opens.
@MainActor
public struct MenuChoice {
  public let title: ScreenText
  /// Whether it destroys something.
  public let isDestructive: Bool
  /// Whether it is there now.
  public let isShown: Bool
  public let action: @MainActor () -> Void

  /// A choice that is there as long as `isShown` says so.
  public init(
    title: ScreenText, isDestructive: Bool = false, when isShown: Bool = true,
    action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.isDestructive = isDestructive
    self.isShown = isShown
    self.action = action
  }
}
