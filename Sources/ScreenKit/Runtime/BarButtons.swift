/// The buttons in the bars of a screen. One that stays is the same button, whatever comes and goes
/// beside it and whatever it says by now.
@MainActor
final class BarButtons {
  private var items: [ControlID: BarItem] = [:]
  private var buttons: [ControlID: UIBarButtonItem] = [:]
  /// What is in the bars now, in its order.
  private var shownControls: [ControlID] = []
  let shortcuts = KeyShortcuts()
  /// Those of the bar at the bottom that are there now.
  private(set) var toolbar: [UIBarButtonItem] = []
  /// Whether the screen says what stands on its tab; that of others is theirs.
  private var hasBadge = false

  /// Shows those of `bar` that are there now in the bars of `screen`.
  func show(_ bar: BarItems, on screen: ScreenController) {
    shownControls = []
    var leading = shown(bar.leading, side: "leading", on: screen)
    if screen.opensDrawer {
      leading.insert(button(for: Self.drawerItem(screen.runtime), .drawer, on: screen), at: 0)
    }
    let trailing = shown(bar.trailing, side: "trailing", on: screen)
    let item = screen.navigationItem
    if leading != item.leftBarButtonItems ?? [] { item.leftBarButtonItems = leading }
    if trailing != item.rightBarButtonItems ?? [] { item.rightBarButtonItems = trailing }
    showToolbar(shown(bar.toolbar, side: "toolbar", on: screen), on: screen)
    showBadge(bar.badge, on: screen)
  }

  /// Shows what stands on the tab of a navigation that begins with `screen`.
  private func showBadge(_ badge: ScreenText?, on screen: ScreenController) {
    guard badge != nil || hasBadge, let navigation = screen.navigationController,
      navigation.viewControllers.first === screen
    else { return }
    hasBadge = badge != nil
    navigation.tabBarItem.badgeValue = screen.runtime.badge(badge)
  }

  /// The keys that do what those buttons do that are there and can be tapped.
  func keyCommands(on screen: ScreenController) -> [UIKeyCommand]? {
    let commands = shownControls.compactMap { control -> KeyShortcuts.Command? in
      guard let item = items[control], let shortcut = item.shortcut,
        buttons[control]?.isEnabled == true
      else { return nil }
      let title = (item.title ?? item.label).map(screen.runtime.string) ?? ""
      return KeyShortcuts.Command(shortcut: shortcut, title: title) { [weak self, weak screen] in
        guard let item = self?.items[control] else { return }
        screen?.perform(item.action, for: control)
      }
    }
    return commands.isEmpty ? nil : shortcuts.keyCommands(for: commands)
  }

  /// Whether keys do what one of the buttons does.
  var hasShortcuts: Bool { shownControls.contains { items[$0]?.shortcut != nil } }

  /// Disables those of `controls`, and no others beside those that can't be tapped anyway.
  func disable(_ controls: Set<ControlID>) {
    for (control, button) in buttons {
      button.setEnabled(items[control]?.isEnabled == true && !controls.contains(control))
    }
  }

  /// Shows buttons over the whole width of the bar at the bottom.
  private func showToolbar(_ buttons: [UIBarButtonItem], on screen: ScreenController) {
    guard buttons != toolbar else { return }
    toolbar = buttons
    screen.showToolbar(buttons)
  }

  private func shown(
    _ items: [BarItem], side: String, on screen: ScreenController
  ) -> [UIBarButtonItem] {
    items.enumerated().compactMap { index, item in
      guard item.isShown else { return nil }
      return button(for: item, ControlID(row: nil, name: item.id ?? "\(side)\(index)"), on: screen)
    }
  }

  private func button(
    for item: BarItem, _ control: ControlID, on screen: ScreenController
  ) -> UIBarButtonItem {
    items[control] = item
    shownControls.append(control)
    let button = buttons[control] ?? makeButton(for: item, control, on: screen)
    buttons[control] = button
    button.title = item.title.map(screen.runtime.string)
    button.image = item.icon?.localImage
    button.accessibilityLabel = item.label.map(screen.runtime.string)
    button.tintColor = item.isDestructive ? screen.runtime.theme.uiColor(.destructive) : nil
    button.setEnabled(item.isEnabled && !screen.runningControls.contains(control))
    (button.customView as? BadgedBarButton)?.show(button, badge: screen.runtime.badge(item.badge))
    return button
  }

  private func makeButton(
    for item: BarItem, _ control: ControlID, on screen: ScreenController
  ) -> UIBarButtonItem {
    let action = UIAction { [weak self, weak screen] _ in
      guard let item = self?.items[control] else { return }
      screen?.perform(item.action, for: control)
    }
    let menu = item.opensMenu ? makeMenu(of: control, on: screen) : nil
    // Who may have a badge looks the same while there is none.
    guard item.badge == nil else {
      return UIBarButtonItem(customView: BadgedBarButton(doing: action, or: menu))
    }
    // A button that does something shows its menu only when a finger rests on it.
    return UIBarButtonItem(
      title: nil, image: nil, primaryAction: menu == nil ? action : nil, menu: menu)
  }

  private func makeMenu(of control: ControlID, on screen: ScreenController) -> UIMenu {
    screen.makeMenu(of: control) { [weak self] in self?.items[control]?.action($0) }
  }

  private static func drawerItem(_ runtime: AppRuntime) -> BarItem {
    BarItem(icon: .symbol("line.3.horizontal"), label: StandardText.menu) { [runtime] _ in
      runtime.host?.openDrawer()
    }
  }
}

extension ScreenController {
  /// Whether this is the first screen of an entry of a menu at the side.
  fileprivate var opensDrawer: Bool {
    guard let host = runtime.host, host.style == .drawer, let navigationController else {
      return false
    }
    return navigationController.viewControllers.first === self
      && host.holds(navigationController)
  }
}

extension UIBarButtonItem {
  /// Lets the button be tapped or not, and the view that stands for it.
  fileprivate func setEnabled(_ isEnabled: Bool) {
    self.isEnabled = isEnabled
    (customView as? UIControl)?.isEnabled = isEnabled
  }
}

extension ControlID {
  /// The button that opens the menu at the side.
  fileprivate static let drawer = ControlID(row: nil, name: "drawer")
}
