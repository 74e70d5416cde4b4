import SourceText

/// What stands in the bars of a screen.
public struct BarDeclaration: Sendable {
  public var leading: [BarItemDeclaration]
  public var trailing: [BarItemDeclaration]
  /// The items of the bar at the bottom.
  public var toolbar: [BarItemDeclaration] = []
  /// What that bar looks like; nil where that is the theme's.
  public var toolbarLook: ToolbarLook?
  /// What stands on the tab whose first screen it is.
  public var badge: TextValue?
  /// What the status bar above looks like; nil where that is the theme's.
  public var statusBar: StatusBarStyle?
  /// Whether the bar of the tabs goes while the screen is pushed.
  public var hidesTabBar = false
  /// What is said of the title and of what stands above and below it, where anything is.
  public var heading: BarHeading?

  /// The items of all bars.
  public var items: [BarItemDeclaration] {
    // Most bars have all of them at one place.
    if leading.isEmpty, toolbar.isEmpty { return trailing }
    return leading + trailing + toolbar
  }
}

/// What a bar says of its title, of what stands above and below it and of how it looks. Hardly any screen says anything.
public final class BarHeading: Sendable {
  public let largeTitle: LargeTitleMode?
  /// The line above the title.
  public let prompt: TextValue?
  /// The line below the title.
  public let subtitle: TextValue?
  /// The piece of the state whose cases are segments in the place of the title.
  public let segments: Located<ValuePath>?
  /// What it looks like.
  public let look: ScreenBarLook?
  /// Where the keys stand.
  public let keys: Keys

  public struct Keys: Sendable {
    public var largeTitle: ByteSpan?
    public var prompt: ByteSpan?
    public var subtitle: ByteSpan?
    public var segments: ByteSpan?
    public var look: ByteSpan?
  }

  init(
    largeTitle: LargeTitleMode?, prompt: TextValue?, subtitle: TextValue?,
    segments: Located<ValuePath>?, look: ScreenBarLook?, keys: Keys
  ) {
    self.largeTitle = largeTitle
    self.prompt = prompt
    self.subtitle = subtitle
    self.segments = segments
    self.look = look
    self.keys = keys
  }
}

/// When the title of a screen is large.
public enum LargeTitleMode: String, Sendable, Hashable, CaseIterable {
  case always, never
}

public final class BarItemDeclaration: Sendable {
  public let icon: Alternatives<ImageValue>?
  public let title: TextValue?
  public let label: TextValue?
  /// What stands on it.
  public let badge: TextValue?
  /// The keys that do the same.
  public let shortcut: Located<SpecShortcut>?
  /// What has to hold for the item to be there.
  public let condition: Expression?
  public let effect: Effect
  public let span: ByteSpan

  init(
    icon: Alternatives<ImageValue>?, title: TextValue?, label: TextValue?, badge: TextValue?,
    shortcut: Located<SpecShortcut>?, condition: Expression?, effect: Effect, span: ByteSpan
  ) {
    self.icon = icon
    self.title = title
    self.label = label
    self.badge = badge
    self.shortcut = shortcut
    self.condition = condition
    self.effect = effect
    self.span = span
  }
}
