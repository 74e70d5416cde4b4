/// What navigation bars look like.
public struct BarAppearance: Hashable, Sendable {
  /// What is behind a bar.
  public enum Background: Hashable, Sendable {
    /// What is below it shines through.
    case blurred
    /// The system's background.
    case opaque
    /// Nothing.
    case transparent
    /// A colour of the theme.
    case color(ColorToken)
  }

  public var background: Background
  /// The colour of the title and of the buttons; nil for that of texts on a colour, and else for UIKit's.
  public var titles: ColorToken?
  /// Whether nothing is behind the bar as long as the content is at its top.
  public var isClearAtTop: Bool

  /// A bar over `background`.
  public init(
    background: Background = .blurred, titles: ColorToken? = nil, isClearAtTop: Bool = false
  ) {
    self.background = background
    self.titles = titles
    self.isClearAtTop = isClearAtTop
  }
}
