/// What stands in the bars of a screen.
@MainActor
public struct ScreenBar<Screen> {
  /// The buttons at the leading end, from there on.
  public var leading: [ScreenBarItem<Screen>]
  /// The buttons at the trailing end, from there on.
  public var trailing: [ScreenBarItem<Screen>]
  /// The buttons of the bar at the bottom, which is there as long as one of them is.
  public var toolbar: [ScreenBarItem<Screen>]
  /// What stands on the tab whose first screen this is; nothing while it is empty or the number 0.
  public var badge: ScreenText?
  /// Whether the title is large; nil for as large as that of the screen below, and small on the first one.
  public var largeTitle: LargeTitle?
  /// A line above the title; none while it is empty.
  public var prompt: ScreenText?
  /// A line below the title; none while it is empty, or where segments stand in the place of the title.
  public var subtitle: ScreenText?
  /// What is chosen in the place of the title; nil for the title itself.
  public var segments: TitleSegments?
  /// What the bar looks like; nil for as the theme says.
  public var appearance: BarAppearance?
  /// What the bar at the bottom looks like; nil for as the theme says.
  public var toolbarAppearance: LowerBarAppearance?
  /// What the status bar looks like while the screen is seen; nil for as the theme says.
  public var statusBar: StatusBarTone?

  /// Buttons at the two ends of the bar, and of the one at the bottom.
  public init(
    leading: [ScreenBarItem<Screen>] = [], trailing: [ScreenBarItem<Screen>] = [],
    toolbar: [ScreenBarItem<Screen>] = [], badge: ScreenText? = nil,
    largeTitle: LargeTitle? = nil, prompt: ScreenText? = nil, subtitle: ScreenText? = nil,
    segments: TitleSegments? = nil, appearance: BarAppearance? = nil,
    toolbarAppearance: LowerBarAppearance? = nil, statusBar: StatusBarTone? = nil
  ) {
    self.leading = leading
    self.trailing = trailing
    self.toolbar = toolbar
    self.badge = badge
    self.largeTitle = largeTitle
    self.prompt = prompt
    self.subtitle = subtitle
    self.segments = segments
    self.appearance = appearance
    self.toolbarAppearance = toolbarAppearance
    self.statusBar = statusBar
  }

  /// The same bar for screens of another kind, on which `action` does what belongs to this one.
  package func acting<Other>(
    by action: (@escaping TapAction<Screen>) -> TapAction<Other>
  ) -> ScreenBar<Other> {
    ScreenBar<Other>(
      leading: leading.map { $0.acting(by: action) },
      trailing: trailing.map { $0.acting(by: action) },
      toolbar: toolbar.map { $0.acting(by: action) }, badge: badge, largeTitle: largeTitle,
      prompt: prompt, subtitle: subtitle, segments: segments, appearance: appearance,
      toolbarAppearance: toolbarAppearance, statusBar: statusBar)
  }
}

/// When the title of a screen is large.
public enum LargeTitle: Hashable, Sendable {
  /// Below the buttons of the bar, until the content is scrolled.
  case always
  /// Small, between the buttons.
  case never
}

/// A button in a bar.
@MainActor
public struct ScreenBarItem<Screen> {
  public var title: ScreenText?
  public var icon: ScreenImage?
  /// What the button is read out as, where its title doesn't say it.
  public var label: ScreenText?
  /// What stands on the button; nothing while it is empty or the number 0.
  public var badge: ScreenText?
  /// Whether the button is there now.
  public var isShown: Bool
  public var action: TapAction<Screen>
  /// Whether the action offers choices, which the button then shows in a menu of its own.
  public var opensMenu: Bool
  /// The keys that do what the button does, as long as it is there and can be tapped.
  public var shortcut: KeyShortcut?
  /// What tells the button from others of its bar; nil for its place there.
  package private(set) var id: String?
  /// Whether the button can be tapped now.
  package var isEnabled = true
  /// Whether it destroys something.
  package var isDestructive = false

  /// A button with a title, an icon, or both, which is there as long as `isShown` says so.
  public init(
    title: ScreenText? = nil, icon: ScreenImage? = nil, label: ScreenText? = nil,
    badge: ScreenText? = nil, shortcut: KeyShortcut? = nil, opensMenu: Bool = false,
    when isShown: Bool = true, action: @escaping TapAction<Screen>
  ) {
    self.title = title
    self.icon = icon
    self.label = label
    self.badge = badge
    self.shortcut = shortcut
    self.isShown = isShown
    self.opensMenu = opensMenu
    self.action = action
  }

  /// The button that is made of `value`; none that can be seen where that is missing.
  public static func when<Value>(
    _ value: Value?, _ item: (Value) -> ScreenBarItem
  ) -> ScreenBarItem {
    value.map(item) ?? ScreenBarItem(when: false) { _ in }
  }

  /// A button of the library's own, wherever it stands. With an icon the title is only read out.
  package init(
    _ id: String, title: ScreenText, icon: ScreenImage? = nil,
    action: @escaping TapAction<Screen>
  ) {
    self.init(
      title: icon == nil ? title : nil, icon: icon, label: icon == nil ? nil : title,
      action: action)
    self.id = id
  }

  fileprivate func acting<Other>(
    by action: (@escaping TapAction<Screen>) -> TapAction<Other>
  ) -> ScreenBarItem<Other> {
    ScreenBarItem<Other>(
      title: title, icon: icon, label: label, badge: badge, shortcut: shortcut,
      opensMenu: opensMenu, when: isShown, action: action(self.action))
  }
}
