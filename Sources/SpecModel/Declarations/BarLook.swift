/// What the navigation bars of a theme look like.
public struct BarLook: Sendable, Hashable {
  /// What is behind it, where it has no background.
  public var style: BarStyle
  /// The colour behind it.
  public var background: Name?
  /// The colour of its title and its buttons; nil for that of texts.
  public var titles: Name?
  public var atTop: BarTopStyle
}

/// What the navigation bar of a screen looks like, of whose colours conditions may choose.
public struct ScreenBarLook: Sendable {
  /// What is behind it, where it has no background.
  public var style: BarStyle
  /// The colour behind it.
  public var background: Alternatives<Name>?
  /// The colour of its title and its buttons; nil for that of texts.
  public var titles: Alternatives<Name>?
  public var atTop: BarTopStyle
}

/// What a bar below the content looks like in a theme: a toolbar, or that of the tabs.
public struct LowerBarLook: Sendable, Hashable {
  /// What is behind it, where it has no background.
  public var style: BarStyle
  /// The colour behind it.
  public var background: Name?
  /// The colour of its buttons, or of the tab that is shown; nil for the accent.
  public var items: Name?
  public var atEnd: BarTopStyle
}

/// What the toolbar of a screen looks like, of whose colours conditions may choose. Hardly any screen says it.
public final class ToolbarLook: Sendable {
  /// What is behind it, where it has no background.
  public let style: BarStyle
  /// The colour behind it.
  public let background: Alternatives<Name>?
  /// The colour of its buttons; nil for the accent.
  public let items: Alternatives<Name>?
  public let atEnd: BarTopStyle

  init(
    style: BarStyle, background: Alternatives<Name>?, items: Alternatives<Name>?, atEnd: BarTopStyle
  ) {
    self.style = style
    self.background = background
    self.items = items
    self.atEnd = atEnd
  }
}

/// What is behind a bar.
public enum BarStyle: String, Sendable, Hashable, CaseIterable {
  case blurred, opaque, transparent
}

/// What is behind a bar while nothing of the content is.
public enum BarTopStyle: String, Sendable, Hashable, CaseIterable {
  case same, transparent
}
