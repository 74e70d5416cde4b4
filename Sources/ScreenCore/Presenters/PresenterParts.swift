/// What stands in the bars of a screen, as its presenter says it.
@MainActor
public struct PresenterBar<Destination> {
  /// The buttons at the leading end, from there on.
  public var leading: [PresenterBarItem<Destination>]
  /// The buttons at the trailing end, from there on.
  public var trailing: [PresenterBarItem<Destination>]
  /// The buttons of the bar at the bottom, which is there as long as one of them is.
  public var toolbar: [PresenterBarItem<Destination>]

  /// Buttons at the two ends of the bar, and of the one at the bottom.
  public init(
    leading: [PresenterBarItem<Destination>] = [], trailing: [PresenterBarItem<Destination>] = [],
    toolbar: [PresenterBarItem<Destination>] = []
  ) {
    self.leading = leading
    self.trailing = trailing
    self.toolbar = toolbar
  }
}

/// A button in a bar.
@MainActor
public struct PresenterBarItem<Destination> {
  public var title: ScreenText?
  public var icon: ScreenImage?
  /// What the button is read out as, where its title doesn't say it.
  public var label: ScreenText?
  /// Whether the button is there now.
  public var isShown: Bool
  public var action: PresenterAction<Destination>

  /// A button with a title, an icon, or both, which is there as long as `isShown` says so.
  public init(
    title: ScreenText? = nil, icon: ScreenImage? = nil, label: ScreenText? = nil,
    when isShown: Bool = true, action: @escaping PresenterAction<Destination>
  ) {
    self.title = title
    self.icon = icon
    self.label = label
    self.isShown = isShown
    self.action = action
  }

  /// The button that is made of `value`; none that can be seen where that is missing.
  public static func when<Value>(
    _ value: Value?, _ item: (Value) -> PresenterBarItem
  ) -> PresenterBarItem {
    value.map(item) ?? PresenterBarItem(when: false) { _ in }
  }
}

/// What a screen shows instead of rows when there are none.
@MainActor
public struct PresenterEmptyState<Destination> {
  public var image: ScreenImage?
  public var text: ScreenText
  public var button: PresenterStateButton<Destination>?

  /// An empty state; a button that is not there now is left out.
  public init(
    image: ScreenImage? = nil, text: ScreenText, button: PresenterStateButton<Destination>? = nil
  ) {
    self.image = image
    self.text = text
    self.button = button?.isShown == true ? button : nil
  }
}

/// A button of a state.
@MainActor
public struct PresenterStateButton<Destination> {
  public var title: ScreenText
  /// Whether the button is there now.
  public var isShown: Bool
  public var action: PresenterAction<Destination>

  /// A button that does `action`, and is there as long as `isShown` says so.
  public init(
    title: ScreenText, when isShown: Bool = true, action: @escaping PresenterAction<Destination>
  ) {
    self.title = title
    self.isShown = isShown
    self.action = action
  }
}
