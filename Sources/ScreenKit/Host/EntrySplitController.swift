/// Shows the first screens of entries beside what they lead to, where there is room, and one over the other where there
/// is none.
///
/// A split view of UIKit would do the same with one navigation, but move the screens between its columns by itself: which
/// entry a screen belongs to, what comes back after a new start, and who waits for a result would be lost. What stands
/// beside the list here is a navigation of its own for each entry. When the window becomes narrow its screens go on top
/// of the entry's first, and back when there is room again.
final class EntrySplitController: UIViewController {
  private static let listWidth: CGFloat = 320

  private let list: any EntryShowing
  private let navigations: [ScreenNavigationController]
  private let details: [DetailNavigationController]
  private let detail: EntrySwitchController
  private let separator = UIView()
  private let runtime: AppRuntime
  private var themeChanges: Subscription?
  /// Whether there is room for both columns.
  private(set) var isBeside = false
  /// Whether a person did something in the list, or was led elsewhere by it, after what stands beside it.
  private var isListInUse = true

  init(_ entries: [ScreenNavigationController], menu: [MenuEntry], runtime: AppRuntime) {
    navigations = entries
    details = entries.map { _ in DetailNavigationController(runtime: runtime) }
    list =
      entries.count > 1
      ? EntryTabsController(entries, menu: menu, runtime: runtime) : EntrySwitchController(entries)
    detail = EntrySwitchController(details)
    self.runtime = runtime
    super.init(nibName: nil, bundle: nil)
    addChild(list)
    list.didMove(toParent: self)
    for entry in entries { entry.column = self }
    (list as? EntryTabsController)?.onSelect = { [weak self] in self?.showDetail() }
    followTraits()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The tabs of an app with several entries.
  var tabs: UITabBarController? { list as? UITabBarController }

  // MARK: Columns

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(list.view)
    view.addSubview(separator)
    applyTheme()
    themeChanges = runtime.themeChanges.listen { [weak self] _ in self?.applyTheme() }
    updateColumns()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    updateColumns()
  }

  private func applyTheme() {
    view.backgroundColor = runtime.theme.uiColor(.background)
    separator.backgroundColor = .separator
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    overrideWasCalled(changedFrom: previous)
  }

  fileprivate func updateColumns() {
    let hasRoom = traitCollection.horizontalSizeClass == .regular
    guard hasRoom != isBeside else { return }
    isBeside = hasRoom
    let narrow = hasRoom ? UITraitCollection(horizontalSizeClass: .compact) : nil
    setOverrideTraitCollection(narrow, forChild: list)
    separator.isHidden = !hasRoom
    if hasRoom {
      for navigation in navigations { moveToDetail(of: navigation) }
      addChild(detail)
      view.addSubview(detail.view)
      detail.didMove(toParent: self)
      showDetail()
    } else {
      removeEmbeddedChild(detail)
      for (navigation, detail) in zip(navigations, details) { detail.move(above: navigation) }
    }
    view.setNeedsLayout()
  }

  /// What stands above the first screen of an entry goes beside it, but for the steps of a form that this is.
  private func moveToDetail(of navigation: ScreenNavigationController) {
    guard let detail = detailNavigation(of: navigation) else { return }
    let screens = navigation.viewControllers
    let above = Array(screens.dropFirst().drop(while: \.isFormStep))
    guard !above.isEmpty else { return }
    UIViewController.keeping(above) {
      navigation.setViewControllers(Array(screens.dropLast(above.count)), animated: false)
      detail.setViewControllers(above, animated: false)
    }
  }

  private func detailNavigation(of navigation: UIViewController) -> DetailNavigationController? {
    zip(navigations, details).first { $0.0 === navigation }?.1
  }

  private func showDetail() {
    isListInUse = true
    guard isBeside, let entry = list.shownEntry else { return }
    detail.show(entry)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard isBeside else {
      list.view.frame = view.bounds
      return
    }
    let isMirrored = CellTraits(traitCollection).direction == .rightToLeft
    let width = min(Self.listWidth, view.bounds.width / 2)
    let (column, rest) = view.bounds.divided(
      atDistance: width, from: isMirrored ? .maxXEdge : .minXEdge)
    list.view.frame = column
    let line = 1 / max(traitCollection.displayScale, 1)
    let (edge, room) = rest.divided(atDistance: line, from: isMirrored ? .maxXEdge : .minXEdge)
    separator.frame = edge
    detail.view.frame = room
  }

  override var childForStatusBarStyle: UIViewController? { isBeside ? detail : list }

  override var childForStatusBarHidden: UIViewController? { isBeside ? detail : list }
}

extension EntrySplitController: TraitFollower {
  var followedTraits: FollowedTraits { .width }

  func followedTraitsDidChange(from previous: UITraitCollection?) {
    if isViewLoaded { updateColumns() }
  }
}

extension EntrySplitController: EntryShowing {
  var entries: [UIViewController] { list.entries }

  var shownEntry: Int? { list.shownEntry }

  /// The column that was used last, if it shows anything.
  var shownNavigation: UIViewController? {
    guard isBeside, !isListInUse, let entry = list.shownEntry,
      !details[entry].viewControllers.isEmpty
    else { return list.shownNavigation }
    return details[entry]
  }

  func showEntry(_ index: Int) {
    list.showEntry(index)
    showDetail()
  }

  func noteUse(of screen: UIViewController) {
    isListInUse = !details.contains { $0 === screen.navigationController }
  }
}

extension EntrySplitController: DetailColumn {
  func show(_ screen: UIViewController, from navigation: ScreenNavigationController) -> Bool {
    guard isBeside, let detail = detailNavigation(of: navigation) else { return false }
    detail.setViewControllers([screen], animated: false)
    isListInUse = false
    return true
  }

  func screens(beside navigation: ScreenNavigationController) -> [UIViewController] {
    isBeside ? detailNavigation(of: navigation)?.viewControllers ?? [] : []
  }

  func navigationDidMakeScreens(_ navigation: ScreenNavigationController) {
    if isBeside { moveToDetail(of: navigation) }
  }
}

/// Where the screens go that an entry's first screen leads to.
@MainActor
protocol DetailColumn: AnyObject {
  /// Shows `screen` beside the first one of `navigation`, if there is room; the answer is whether there is.
  func show(_ screen: UIViewController, from navigation: ScreenNavigationController) -> Bool

  /// What stands beside the first screen of `navigation`.
  func screens(beside navigation: ScreenNavigationController) -> [UIViewController]

  /// `navigation` has made its first screen and those that were above it when the app was last seen.
  func navigationDidMakeScreens(_ navigation: ScreenNavigationController)
}
