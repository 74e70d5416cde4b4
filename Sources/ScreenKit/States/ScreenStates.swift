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

/// What a screen shows when a load failed.
public struct ErrorState: Hashable, Sendable {
  /// Where the state is shown.
  public enum Style: Hashable, Sendable {
    /// Instead of the rows.
    case full
    /// Across the top.
    case banner
    /// For a moment, at the bottom.
    case toast
  }

  /// What it says; nil for the library's own words.
  public var text: ScreenText?
  /// Whether there is a button for another try.
  public var retry: Bool
  public var style: Style

  /// A state that fills the screen and can be retried, unless said otherwise.
  public init(text: ScreenText? = nil, retry: Bool = true, style: Style = .full) {
    self.text = text
    self.retry = retry
    self.style = style
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
