/// What stands in the bars of a screen.
@MainActor
public struct BarItems {
  public var leading: [BarItem]
  public var trailing: [BarItem]
  /// Those of the bar at the bottom, which is there as long as one of them is.
  public var toolbar: [BarItem]

  /// Items at the two ends of the bar, and of the one at the bottom.
  public init(leading: [BarItem] = [], trailing: [BarItem] = [], toolbar: [BarItem] = []) {
    self.leading = leading
    self.trailing = trailing
    self.toolbar = toolbar
  }
}

/// A button in a bar.
@MainActor
public struct BarItem {
  public var title: ScreenText?
  public var icon: ScreenImage?
  /// What the button is read out as, where its title doesn't say it.
  public var label: ScreenText?
  /// Whether the button is there now.
  public var isShown: Bool
  public var action: ScreenAction
  /// What tells the button from others of its bar; nil for its place there.
  var id: String?
  /// Whether the button can be tapped now.
  var isEnabled = true
  /// Whether it destroys something.
  var isDestructive = false

  /// A button with a title, an icon, or both, which is there as long as `isShown` says so.
  public init(
    title: ScreenText? = nil, icon: ScreenImage? = nil, label: ScreenText? = nil,
    when isShown: Bool = true, action: @escaping ScreenAction
  ) {
    self.title = title
    self.icon = icon
    self.label = label
    self.isShown = isShown
    self.action = action
  }

  /// The button that is made of `value`; none that can be seen where that is missing.
  public static func when<Value>(_ value: Value?, _ item: (Value) -> BarItem) -> BarItem {
    value.map(item) ?? BarItem(when: false) { _ in }
  }

  /// A button of the library's own, wherever it stands. With an icon the title is only read out.
  init(
    _ id: String, title: ScreenText, icon: ScreenImage? = nil, action: @escaping ScreenAction
  ) {
    self.init(
      title: icon == nil ? title : nil, icon: icon, label: icon == nil ? nil : title,
      action: action)
    self.id = id
  }
}
