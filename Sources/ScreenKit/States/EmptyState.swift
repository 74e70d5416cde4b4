/// What a screen shows instead of rows when there are none.
@MainActor
public struct EmptyState {
  public var image: ScreenImage?
  public var text: ScreenText
  public var button: StateButton?

  /// An empty state; a button that is not there now is left out.
  public init(image: ScreenImage? = nil, text: ScreenText, button: StateButton? = nil) {
    self.image = image
    self.text = text
    self.button = button?.isShown == true ? button : nil
  }
}

/// A button of a state.
@MainActor
public struct StateButton {
  public var title: ScreenText
  /// Whether the button is there now.
  public var isShown: Bool
  public var action: ScreenAction

  /// A button that does `action`, and is there as long as `isShown` says so.
  public init(
    title: ScreenText, when isShown: Bool = true, action: @escaping ScreenAction
  ) {
    self.title = title
    self.isShown = isShown
    self.action = action
  }
}
