/// What holds an app's main screens: those of each menu entry in a navigation of its own.
///
/// What shows one entry at a time is its child, and not the host itself: the host's own view has nothing but that
/// child and, above it from the start, what covers the screens until the owner of the device is there.
public final class HostController: UIViewController {
  /// How the menu is shown.
  public enum Style: Hashable, Sendable {
    case tabBar
    /// At the side, opened by a button on the first screen of each entry.
    case drawer
    /// No menu is seen: the app begins with the first entry, and only effects lead to the others.
    case stack
    /// The first screens of entries, with tabs where there are several, beside what they lead to; one over the other
    /// where there is no room.
    case split
  }

  let style: Style
  let runtime: AppRuntime
  let menu: [MenuEntry]
  private let content: any EntryShowing
  private let services: DeviceServices
  /// What makes screens again when the app has been started anew; nil where it always begins with the
  /// first entry.
  private let restore: (@MainActor (ScreenRoute) -> UIViewController?)?
  private let lock: HostLock?
  /// What takes the menu at the side out.
  private lazy var edge = DrawerEdge(host: self)
  /// What hides the screens before the lock can be shown over them.
  private let cover = UIView()
  private var hasBegun = false
  private var hasEndedServices = false
  private var themeChanges: Subscription?
  /// Whether the session of who came through the gate has ended, and the screens are on their way out.
  private var hasEnded = false

  /// A host whose screens are made when their entries are first seen, and which uses `services` of the
  /// device.
  ///
  /// - Parameter restore: Makes a screen again that was pushed when the app was last seen, of the entry that
  ///   was seen then: nil where a route leads nowhere any more, or its values don't fit, as after a change of
  ///   the screen's parameters. Without it the host always begins with the first entry.
  public init(
    runtime: AppRuntime, style: Style, menu: [MenuEntry],
    restoring restore: (@MainActor (ScreenRoute) -> UIViewController?)? = nil,
    services: DeviceServices = DeviceServices()
  ) {
    self.runtime = runtime
    self.style = style
    self.menu = menu
    self.services = services
    self.restore = restore
    lock = services.biometrics.map { HostLock($0, runtime: runtime) }
    let names = Self.names(of: menu)
    let state = restore == nil ? nil : runtime.takeHostState()
    let entries = zip(menu, names).map { entry, name in
      Self.makeNavigation(
        entry, restoring: state?.stacks[name] ?? [], by: restore, runtime: runtime)
    }
    content =
      switch style {
      case .tabBar: EntryTabsController(entries, menu: menu, runtime: runtime)
      case .split: EntrySplitController(entries, menu: menu, runtime: runtime)
      case .drawer, .stack: EntrySwitchController(entries)
      }
    super.init(nibName: nil, bundle: nil)
    addChild(content)
    content.didMove(toParent: self)
    if let index = names.firstIndex(where: { $0 == state?.selected }) { selectedIndex = index }
    runtime.host = self
    followTraits()
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  private static func makeNavigation(
    _ entry: MenuEntry, restoring routes: [ScreenRoute],
    by restore: (@MainActor (ScreenRoute) -> UIViewController?)?, runtime: AppRuntime
  ) -> ScreenNavigationController {
    let navigation = ScreenNavigationController(
      runtime: runtime, makeRoot: entry.makeScreen, restoring: routes,
      by: { route in restore?(route) })
    navigation.tabBarItem = UITabBarItem(
      title: runtime.string(entry.title), image: entry.icon?.localImage, selectedImage: nil)
    return navigation
  }

  // MARK: Entries

  /// The tabs of a host that has some.
  public var tabs: UITabBarController? {
    content as? UITabBarController ?? (content as? EntrySplitController)?.tabs
  }

  /// The entry that is seen; the first while a list of entries is. Setting one that there isn't does nothing.
  public var selectedIndex: Int {
    get { content.shownEntry ?? 0 }
    set { if content.entries.indices.contains(newValue) { content.showEntry(newValue) } }
  }

  /// The navigation that is seen.
  public var selectedViewController: UIViewController? { content.shownNavigation }

  /// The navigation of the entry that is seen, or of a list of entries.
  private var selectedEntry: UIViewController? {
    content.shownEntry.map { content.entries[$0] } ?? content.shownNavigation
  }

  /// A person has done something on `screen`.
  func noteUse(of screen: UIViewController) { content.noteUse(of: screen) }

  /// Whether `navigation` is that of an entry.
  func holds(_ navigation: UINavigationController) -> Bool {
    content.entries.contains { $0 === navigation }
  }

  /// What stands on the tab of an entry, or would if it had one.
  func badge(ofEntry index: Int) -> String? {
    guard content.entries.indices.contains(index) else { return nil }
    return content.entries[index].tabBarItem?.badgeValue
  }

  // MARK: View

  public override func viewDidLoad() {
    super.viewDidLoad()
    if lock?.isLocked == true { view.embedSubview(cover) }
    applyTheme()
    themeChanges = runtime.themeChanges.listen { [weak self] _ in self?.applyTheme() }
    if style == .drawer { edge.install(in: view) }
    cover.backgroundColor = view.backgroundColor
    view.embedSubview(content.view)
    if cover.superview === view { view.bringSubviewToFront(cover) }
  }

  private func applyTheme() {
    view.backgroundColor = runtime.theme.uiColor(.background)
    guard let bar = tabs?.tabBar else { return }
    bar.wear(runtime.theme.tabBar, in: runtime.theme)
    bar.tintColor = runtime.theme.uiColor(runtime.theme.tabBar?.items, else: .accent)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    runtime.tintWindow(of: self)
    guard !hasEnded else { return }
    beginServices()
    guard lock?.isLocked == true else { return showWaitingScreen() }
    close()
    checkWhoIsThere()
  }

  public override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil { endServices() }
  }

  /// Lets the screens go: what comes into sight while they leave is neither locked nor led to.
  func end() {
    hasEnded = true
    lock?.removeShield()
  }

  /// What tells the entries of a menu apart for longer than the app runs: the keys of their titles, or else
  /// their positions.
  private static func names(of menu: [MenuEntry]) -> [String] {
    var names: [String] = []
    for (position, entry) in menu.enumerated() {
      let key = entry.title.key.flatMap { names.contains($0) ? nil : $0 }
      names.append(key ?? String(position))
    }
    return names
  }

  /// Where the reader is; nil where that is not to be kept.
  var state: HostState? {
    guard restore != nil, !hasEnded, menu.indices.contains(selectedIndex) else { return nil }
    let names = Self.names(of: menu)
    let routes = content.entries.map { ($0 as? ScreenNavigationController)?.routes ?? [] }
    return HostState(
      selected: names[selectedIndex],
      stacks: Dictionary(zip(names, routes)) { first, _ in first })
  }

  private func beginServices() {
    guard !hasBegun else { return }
    hasBegun = true
    services.pushNotifications?.registerForPushNotifications()
    services.locationUpdates.map(runtime.shared.beginLocation)
  }

  /// Ends what the screens use of the device.
  func endServices() {
    guard hasBegun, !hasEndedServices else { return }
    hasEndedServices = true
    services.locationUpdates.map(runtime.shared.endLocation)
  }

  private func showWaitingScreen() {
    guard let make = runtime.waitingScreen else { return }
    runtime.waitingScreen = nil
    make().map(showScreen)
  }

  // MARK: Lock

  /// Whether links can lead to screens now.
  var canShowScreens: Bool { isOnScreen && lock?.isLocked != true }

  /// Leaves the screens open at first, because the user has just logged in.
  func skipFirstCheck() { lock?.skip() }

  /// Covers the screens, if who is there is to be checked.
  func close() {
    if isOnScreen { lock?.close(over: self) }
  }

  /// Opens the screens for the owner of the device.
  func checkWhoIsThere() {
    lock?.check { [weak self] in
      self?.cover.removeFromSuperview()
      self?.showWaitingScreen()
    }
  }

  public override var childForStatusBarStyle: UIViewController? { content }

  public override var childForStatusBarHidden: UIViewController? { content }

  public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    overrideWasCalled(changedFrom: previous)
  }

  var isOnScreen: Bool { viewIfLoaded?.window != nil }

  /// Goes to the entry at `index`; nothing happens when there is none.
  func selectTab(_ index: Int) {
    guard content.entries.indices.contains(index) else { return }
    if presentedViewController != nil { dismiss(animated: isOnScreen, completion: nil) }
    selectedIndex = index
  }

  /// Shows `screen` on top of the entry that is selected, without what is presented over it.
  func showScreen(_ screen: UIViewController) {
    let show: @MainActor () -> Void = { [weak self] in
      guard let self, let entry = selectedEntry as? ScreenNavigationController else { return }
      entry.makeRootIfNeeded()
      entry.pushViewController(screen, animated: isOnScreen)
    }
    guard presentedViewController != nil else { return show() }
    dismiss(animated: isOnScreen, completion: show)
  }
}

extension HostController: TraitFollower {
  var followedTraits: FollowedTraits { .direction }

  func followedTraitsDidChange(from previous: UITraitCollection?) {
    if style == .drawer { edge.updateSide() }
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
