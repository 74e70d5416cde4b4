/// What stands in the bars of a screen.
@MainActor
public struct BarItems {
  public var leading: [BarItem]
  public var trailing: [BarItem]

  /// Items at the two ends of the bar.
  public init(leading: [BarItem] = [], trailing: [BarItem] = []) {
    self.leading = leading
    self.trailing = trailing
  }
}

/// A button in a bar.
@MainActor
public struct BarItem {
  public var title: ScreenText?
  public var icon: ScreenImage?
  /// What the button is read out as, where its title doesn't say it.
  public var label: ScreenText?
  public var action: ScreenAction

  /// A button with a title, an icon, or both.
  public init(
    title: ScreenText? = nil, icon: ScreenImage? = nil, label: ScreenText? = nil,
    action: @escaping ScreenAction
  ) {
    self.title = title
    self.icon = icon
    self.label = label
    self.action = action
  }
}

extension ScreenController {
  func installBarItems() {
    var items = makeBarItems()
    if opensDrawer { items.leading.insert(drawerItem, at: 0) }
    if !items.leading.isEmpty {
      navigationItem.leftBarButtonItems = makeButtons(items.leading, side: "leading")
    }
    if !items.trailing.isEmpty {
      navigationItem.rightBarButtonItems = makeButtons(items.trailing, side: "trailing")
    }
  }

  /// Whether this is the first screen of an entry of a menu at the side.
  private var opensDrawer: Bool {
    guard let host = runtime.host, host.style == .drawer, let navigationController else {
      return false
    }
    return navigationController.viewControllers.first === self
      && navigationController.parent === host
  }

  private var drawerItem: BarItem {
    BarItem(icon: .symbol("line.3.horizontal"), label: StandardText.menu) { [runtime] _ in
      runtime.host?.openDrawer()
    }
  }

  private func makeButtons(_ items: [BarItem], side: String) -> [UIBarButtonItem] {
    items.enumerated().map { index, item in
      let control = ControlID(row: nil, name: "\(side)\(index)")
      let button = UIBarButtonItem(
        title: item.title.map(runtime.string),
        image: item.icon?.localImage,
        primaryAction: UIAction { [weak self] _ in self?.perform(item.action, for: control) },
        menu: nil)
      // The action brings a title and an image of its own and would show them instead.
      button.title = item.title.map(runtime.string)
      button.image = item.icon?.localImage
      button.accessibilityLabel = item.label.map(runtime.string)
      return button
    }
  }
}
