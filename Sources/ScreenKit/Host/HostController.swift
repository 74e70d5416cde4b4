/// The root of an app's screens: a tab for each menu entry, each with a navigation of its own.
public final class HostController: UITabBarController {
  /// How the menu is shown.
  public enum Style: Hashable, Sendable {
    case tabBar
    /// At the side, opened by a button on the first screen of each entry.
    case drawer
    /// No menu is seen: the app begins with the first entry, and only effects lead to the others.
    case stack
  }

  let style: Style
  private let runtime: AppRuntime
  private let menu: [MenuEntry]

  /// A host whose screens are made when their tabs are first seen.
  public init(runtime: AppRuntime, style: Style, menu: [MenuEntry]) {
    self.runtime = runtime
    self.style = style
    self.menu = menu
    super.init(nibName: nil, bundle: nil)
    setViewControllers(menu.map { makeTab($0) }, animated: false)
    runtime.host = self
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  private func makeTab(_ entry: MenuEntry) -> UIViewController {
    let navigation = ScreenNavigationController(runtime: runtime, makeRoot: entry.makeScreen)
    navigation.tabBarItem = UITabBarItem(
      title: runtime.string(entry.title), image: entry.icon?.localImage, selectedImage: nil)
    return navigation
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = runtime.theme.uiColor(.background)
    tabBar.tintColor = runtime.theme.uiColor(.accent)
    tabBar.isHidden = style != .tabBar
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let waiting = runtime.waitingScreens
    runtime.waitingScreens = []
    waiting.forEach(showScreen)
  }

  public override var childForStatusBarStyle: UIViewController? { selectedViewController }

  var isOnScreen: Bool { viewIfLoaded?.window != nil }

  /// Goes to the tab at `index`; nothing happens when there is none.
  func selectTab(_ index: Int) {
    guard viewControllers?.indices.contains(index) == true else { return }
    if presentedViewController != nil { dismiss(animated: isOnScreen, completion: nil) }
    selectedIndex = index
  }

  /// Opens the menu at the side.
  func openDrawer() {
    let drawer = DrawerController(runtime: runtime, menu: menu) { [weak self] index in
      self?.selectTab(index)
    }
    present(drawer, animated: isOnScreen, completion: nil)
  }

  /// Shows `screen` on top of the tab that is selected, without what is presented over it.
  func showScreen(_ screen: UIViewController) {
    let show: @MainActor () -> Void = { [weak self] in
      guard let self, let tab = selectedViewController as? ScreenNavigationController else {
        return
      }
      tab.makeRootIfNeeded()
      tab.pushViewController(screen, animated: isOnScreen)
    }
    guard presentedViewController != nil else { return show() }
    dismiss(animated: isOnScreen, completion: show)
  }
}

/// An entry of the app's menu.
@MainActor
public struct MenuEntry {
  let title: ScreenText
  let icon: ScreenImage?
  let makeScreen: @MainActor () -> UIViewController

  /// An entry whose screen is made when it is first seen.
  public init(
    title: ScreenText, icon: ScreenImage? = nil,
    screen: @escaping @MainActor () -> UIViewController
  ) {
    self.title = title
    self.icon = icon
    makeScreen = screen
  }
}
