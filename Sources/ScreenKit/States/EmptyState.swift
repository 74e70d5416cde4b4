/// What a screen shows instead of rows when there are none.
@MainActor
public struct EmptyState {
  public var image: ScreenImage?
  public var text: ScreenText
  public var button: StateButton?

  /// An empty state.
  public init(image: ScreenImage? = nil, text: ScreenText, button: StateButton? = nil) {
    self.image = image
    self.text = text
    self.button = button
  }
}

/// A button of a state.
@MainActor
public struct StateButton {
  public var title: ScreenText
  public var action: ScreenAction

  /// A button that does `action`.
  public init(title: ScreenText, action: @escaping ScreenAction) {
    self.title = title
    self.action = action
  }
}
