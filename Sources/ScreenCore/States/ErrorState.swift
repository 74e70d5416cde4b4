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
