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

  /// A picture above the text, where that is not a banner.
  public var image: ScreenImage?
  /// What it says; nil for the library's own words.
  public var text: ScreenText?
  /// What it says below the text, which is a heading then; nothing while it is empty, and in banners.
  public var detail: ScreenText?
  /// Whether there is a button for another try.
  public var retry: Bool
  public var style: Style

  /// A state that fills the screen and can be retried, unless said otherwise.
  public init(
    image: ScreenImage? = nil, text: ScreenText? = nil, detail: ScreenText? = nil,
    retry: Bool = true, style: Style = .full
  ) {
    self.image = image
    self.text = text
    self.detail = detail
    self.retry = retry
    self.style = style
  }
}
