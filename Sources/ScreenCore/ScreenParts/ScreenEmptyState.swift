/// What a screen shows instead of rows when there are none.
@MainActor
public struct ScreenEmptyState<Screen> {
  public var image: ScreenImage?
  public var text: ScreenText
  /// What it says below the text, which is a heading then; nothing while it is empty.
  public var detail: ScreenText?
  public var button: ScreenStateButton<Screen>?

  /// An empty state; a button that is not there now is left out.
  public init(
    image: ScreenImage? = nil, text: ScreenText, detail: ScreenText? = nil,
    button: ScreenStateButton<Screen>? = nil
  ) {
    self.image = image
    self.text = text
    self.detail = detail
    self.button = button?.isShown == true ? button : nil
  }

  /// The same state for screens of another kind, on which `action` does what belongs to this one.
  package func acting<Other>(
    by action: (@escaping TapAction<Screen>) -> TapAction<Other>
  ) -> ScreenEmptyState<Other> {
    ScreenEmptyState<Other>(
      image: image, text: text, detail: detail,
      button: button.map {
        ScreenStateButton<Other>(title: $0.title, action: action($0.action))
      })
  }
}

/// A button of a state.
@MainActor
public struct ScreenStateButton<Screen> {
  public var title: ScreenText
  /// Whether the button is there now.
  public var isShown: Bool
  public var action: TapAction<Screen>

  /// A button that does `action`, and is there as long as `isShown` says so.
  public init(
    title: ScreenText, when isShown: Bool = true, action: @escaping TapAction<Screen>
  ) {
    self.title = title
    self.isShown = isShown
    self.action = action
  }
}
