/// Shows entries in tabs. Where there are more than a narrow bar has room for, the last tab leads to a list of
/// the others.
///
/// UIKit would do the same with them, but take the screens out of their navigations to show them in its own:
/// what is pushed, restored or offered on an entry's first screen would no longer be where it is looked for.
final class EntryTabsController: UITabBarController, UITabBarControllerDelegate {
  /// How many tabs the bar has room for where it is narrow.
  private static let most = 5

  /// How many entries have tabs of their own.
  private let ownTabs: Int
  /// The last tab: first the list, then the entries that it leads to.
  private let more: EntrySwitchController?
  /// Hears when a tab has been chosen.
  var onSelect: (@MainActor () -> Void)?

  /// Tabs for `entries`, the navigations of those of `menu`.
  init(_ entries: [UIViewController], menu: [MenuEntry], runtime: AppRuntime) {
    let isMany = entries.count > Self.most
    let ownTabs = isMany ? Self.most - 1 : entries.count
    let choice = Choice()
    self.ownTabs = ownTabs
    more =
      isMany
      ? Self.makeMore(
        Array(entries[ownTabs...]), menu: Array(menu[ownTabs...]), choice, runtime: runtime)
      : nil
    super.init(nibName: nil, bundle: nil)
    choice.tabs = self
    delegate = self
    let tabs = entries[..<ownTabs] + (more.map { [$0] } ?? [])
    setViewControllers(Array(tabs), animated: false)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// What is chosen from in the list before there are tabs around it.
  @MainActor private final class Choice {
    weak var tabs: EntryTabsController?
  }

  private static func makeMore(
    _ entries: [UIViewController], menu: [MenuEntry], _ choice: Choice, runtime: AppRuntime
  ) -> EntrySwitchController {
    let list = MenuListController(
      runtime: runtime, menu: menu, shown: nil, badge: { entries[$0].tabBarItem?.badgeValue },
      onSelect: { index in
        choice.tabs?.more?.show(index + 1)
        choice.tabs?.onSelect?()
      })
    list.title = runtime.string(StandardText.more)
    let more = EntrySwitchController(
      [ScreenNavigationController(runtime: runtime, root: list)] + entries)
    more.tabBarItem = UITabBarItem(
      title: runtime.string(StandardText.more), image: UIImage(systemName: "ellipsis"),
      selectedImage: nil)
    return more
  }

  // MARK: UITabBarControllerDelegate

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { onSelect?() }

  /// The last tab, tapped again, leads back to its list by way of the first screen. Any other leads back to the first
  /// screen by itself. Neither does where something that was entered would be lost.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    guard selectedViewController === viewController else { return true }
    let shown = viewController === more ? more?.content : viewController
    let navigation = shown as? UINavigationController
    if navigation?.holdBackFromFirst() == true { return false }
    guard let more, viewController === more else { return true }
    if let navigation, navigation.viewControllers.count > 1 {
      navigation.popToRootViewController(animated: true)
    } else {
      more.show(0)
    }
    return true
  }
}

extension EntryTabsController: EntryShowing {
  var entries: [UIViewController] {
    let own = (viewControllers ?? []).filter { $0 !== more }
    return own + (more?.entries.dropFirst() ?? [])
  }

  var shownEntry: Int? {
    guard let more, selectedViewController === more else { return selectedIndex }
    return more.index > 0 ? ownTabs + more.index - 1 : nil
  }

  var shownNavigation: UIViewController? {
    guard let more, selectedViewController === more else { return selectedViewController }
    return more.content
  }

  func showEntry(_ index: Int) {
    if let more, index >= ownTabs {
      more.show(index - ownTabs + 1)
      selectedViewController = more
    } else {
      selectedIndex = index
    }
  }
}
