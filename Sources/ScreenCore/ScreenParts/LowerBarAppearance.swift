/// What bars below the content look like: toolbars, and the one that has the tabs.
public struct LowerBarAppearance: Hashable, Sendable {
  public var background: BarAppearance.Background
  /// The colour of buttons, and of the tab that is shown; nil for the theme's accent.
  public var items: ColorToken?
  /// Whether nothing is behind the bar as long as the content is at its end.
  public var isClearAtEnd: Bool

  /// A bar over `background`.
  public init(
    background: BarAppearance.Background = .blurred, items: ColorToken? = nil,
    isClearAtEnd: Bool = false
  ) {
    self.background = background
    self.items = items
    self.isClearAtEnd = isClearAtEnd
  }
}
