public import Foundation
public import ScreenKit

/// Drives an app's screens as a person would, in a window of its own: taps, scrolls, types, turns, and
/// reads what is seen. It belongs to no test framework.
@MainActor
public final class ScreenDriver {
  /// The window that the screens are in.
  public let window: UIWindow
  /// The clock that the app was launched with, if a test moves it by hand.
  public let clock: ManualClock?
  /// The longest that anything is waited for, in real time. Time in which other tasks of the process
  /// kept those of the screens from running does not count.
  public var timeout: Duration
  /// The folder for pictures of screens on which something was looked or waited for in vain; none are
  /// made while it is nil.
  public var pictures: URL?
  /// What touches the screens.
  let hands: any Hands
  /// The menu of a button that is open now.
  var openMenu: OpenMenu?
  /// What is shown beside the menu of a row.
  var openPreview: OpenPreview?

  /// Shows `root` in a window of `size`.
  public convenience init(
    root: UIViewController, size: CGSize = CGSize(width: 390, height: 844),
    clock: ManualClock? = nil, timeout: Duration = .seconds(60)
  ) {
    self.init(
      root: root, size: size, clock: clock, timeout: timeout, hands: StandardHands.make())
  }

  /// Shows `root` in a window of `size`, to be touched by `hands`.
  package convenience init(
    root: UIViewController, size: CGSize = CGSize(width: 390, height: 844),
    clock: ManualClock? = nil, timeout: Duration = .seconds(60), hands: any Hands
  ) {
    let window = hands.makeWindow(of: size)
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.init(window: window, clock: clock, timeout: timeout, hands: hands)
  }

  /// Drives what an app shows in a window that it has made itself.
  public convenience init(
    window: UIWindow, clock: ManualClock? = nil, timeout: Duration = .seconds(60)
  ) {
    self.init(window: window, clock: clock, timeout: timeout, hands: StandardHands.make())
  }

  private init(window: UIWindow, clock: ManualClock?, timeout: Duration, hands: any Hands) {
    self.window = window
    self.hands = hands
    self.clock = clock
    self.timeout = timeout
    window.layoutIfNeeded()
  }

  /// Takes the screens out of the window, as when the app ends.
  public func close() {
    window.isHidden = true
    window.rootViewController = nil
  }

  /// The controller at the root.
  public var root: UIViewController? { window.rootViewController }

  /// The tabs of the app, if it shows some now.
  var tabs: UITabBarController? {
    let main = (root as? GateController)?.content ?? root
    return (main as? HostController)?.tabs ?? main as? UITabBarController
  }

  /// The screen that is seen and used now: on top of what is presented, pushed and selected.
  public var topScreen: UIViewController? { root?.topMostController }

  // MARK: Time

  /// Runs layout and whatever is under way until all is quiet.
  public func settle() async throws { try await settle(afterQuietTurns: 3) }

  /// Runs layout and whatever is under way until all has been quiet for some turns: what has begun nothing that
  /// loads, such as another text size, needs fewer of them.
  package func settle(afterQuietTurns enough: Int) async throws {
    var patience = Patience(timeout, turnsAtOnce: 20)
    var quietTurns = 0
    while quietTurns < enough {
      hands.finishTransitions(in: window)
      await Task.yield()
      if isBusy || hands.isMoving(in: window) {
        quietTurns = 0
        guard !patience.isExhausted else { throw failure("The screen does not settle.") }
        try await patience.wait()
      } else {
        quietTurns += 1
        await hands.letGoOn()
      }
    }
  }

  /// Waits until `condition` holds.
  public func wait(
    until what: String, timeout: Duration? = nil, _ condition: @MainActor () -> Bool
  ) async throws {
    var patience = Patience(timeout ?? self.timeout)
    while !condition() {
      guard !patience.isExhausted else { throw failure("Waited in vain until \(what).") }
      hands.finishTransitions(in: window)
      try await patience.wait()
    }
  }

  /// Waits until nothing is on its way in or out any more, whatever else is under way.
  public func finishTransitions() async throws {
    var patience = Patience(timeout)
    hands.finishTransitions(in: window)
    while hands.isMoving(in: window) {
      guard !patience.isExhausted else { throw failure("A transition does not end.") }
      try await patience.wait()
      hands.finishTransitions(in: window)
    }
  }

  /// Waits until `text` is seen.
  public func wait(forText text: String, timeout: Duration? = nil) async throws {
    try await wait(until: "\"\(text)\" is seen", timeout: timeout) { self.sees(text) }
  }

  /// Moves the clock on, and lets the screens do what was due.
  public func advance(by duration: Duration) async throws {
    clock?.advance(by: duration)
    try await settle()
  }

  private var isBusy: Bool {
    let previewed = preview.map(Self.controllers) ?? []
    return (controllers + previewed).contains { ($0 as? ScreenController)?.isBusy == true }
  }

  // MARK: What is there

  /// All controllers, from the root on.
  public var controllers: [UIViewController] {
    root.map(Self.controllers) ?? []
  }

  private static func controllers(from controller: UIViewController) -> [UIViewController] {
    let presented = controller.presentedViewController
    let isOwn = presented?.presentingViewController === controller
    return [controller] + controller.children.flatMap(controllers)
      + (isOwn ? presented.map(controllers) ?? [] : [])
  }

  /// The screen as a tree of bars, cells and texts.
  public var dump: String {
    let tree = ScreenTree(of: window, hands: hands).text
    return openMenu.map { "\(tree)\n  \($0.described)" } ?? tree
  }

  /// The way to the screen that is seen: the class names of what is selected, pushed and presented.
  public var screenStack: [String] {
    root.map(Self.stack) ?? []
  }

  private static func stack(_ controller: UIViewController) -> [String] {
    var names: [String]
    switch controller {
    case let tabs as UITabBarController:
      names = tabs.selectedViewController.map(stack) ?? []
    case let navigation as UINavigationController:
      names = navigation.viewControllers.map { "\(Swift.type(of: $0))" }
    case let split as UISplitViewController:
      names = split.viewControllers.flatMap(stack)
    case let gate as GateController:
      names = gate.content.map(stack) ?? []
    case let host as HostController:
      names = host.selectedViewController.map(stack) ?? []
    default:
      names = ["\(Swift.type(of: controller))"]
    }
    if let presented = controller.ownPresentedScreen { names += stack(presented) }
    return names
  }

  /// The texts that are seen, from the top.
  public var texts: [String] {
    guard let view = frontView else { return [] }
    return ViewTexts.visibleViews(in: view)
      .filter(ViewTexts.isOnScreen)
      .compactMap(ViewTexts.ownText)
      .filter { !$0.isEmpty }
  }

  /// Whether `text` is seen, by itself or as part of another.
  public func sees(_ text: String) -> Bool {
    texts.contains { $0.contains(text) } || barTexts.contains { $0.contains(text) }
  }

  /// The title of the screen that is seen, as it stands in its bar; nil where it has none.
  public var title: String? { topScreen.flatMap { $0.navigationItem.title ?? $0.title } }

  /// What stands in the bars and in an alert.
  private var barTexts: [String] {
    if let alert = topScreen as? UIAlertController {
      return [alert.title ?? "", alert.message ?? ""] + alert.actions.compactMap(\.title)
    }
    if let openMenu { return openMenu.entries.map(\.title) }
    guard let top = topScreen else { return [] }
    let around = top.tabBarController.flatMap { $0.isBarAway ? nil : $0 }
    let tabs = around?.viewControllers?.compactMap { $0.tabBarItem?.title } ?? []
    return barButtons.compactMap { $0.title ?? $0.accessibilityLabel } + tabs + badges
      + [title ?? "", top.navigationItem.prompt ?? "", top.navigationItem.shownSubtitle ?? ""]
      + (top.navigationItem.titleSegments?.titles ?? [])
      + (top.navigationItem.searchController?.searchBar.shownScopes ?? [])
      + (top.navigationItem.searchController?.shownSuggestions ?? [])
  }

  var barButtons: [UIBarButtonItem] {
    guard let item = topScreen?.navigationItem else { return [] }
    return (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) + toolbarButtons
  }

  /// The buttons of the bar at the bottom, as long as it is there.
  var toolbarButtons: [UIBarButtonItem] {
    topScreen?.navigationController.map(Self.toolbarButtons) ?? []
  }

  static func toolbarButtons(of navigation: UINavigationController) -> [UIBarButtonItem] {
    guard !navigation.isToolbarHidden else { return [] }
    return (navigation.toolbar.items ?? []).filter(\.isButton)
  }

  /// The view that can be touched: that of the top screen with its bars, and with the columns beside it.
  var frontView: UIView? {
    guard let top = topScreen else { return nil }
    return (top.splitViewController ?? top.navigationController ?? top).viewIfLoaded
  }

  /// The collection view of the top screen.
  public var list: UICollectionView? { first { $0 as? UICollectionView } }

  /// The table of the top screen.
  public var table: UITableView? { first { $0 as? UITableView } }

  /// The list of the top screen, of either kind.
  var rows: RowsView? { first { RowsView($0) } }

  private func first<Part>(_ part: (UIView) -> Part?) -> Part? {
    guard let frontView else { return nil }
    return ViewTexts.visibleViews(in: frontView).lazy.compactMap(part).first
  }
}

extension UIViewController {
  /// The screen that it presents by itself, and not by what it is in. UIKit presents a search that is under way, too,
  /// but what is seen is the screen that is searched.
  var ownPresentedScreen: UIViewController? {
    guard let presented = presentedViewController, presented.presentingViewController === self
    else { return nil }
    return presented is UISearchController ? presented.ownPresentedScreen : presented
  }
}

extension UIBarButtonItem {
  /// Whether there is something to see and to tap, and not only space between other buttons.
  fileprivate var isButton: Bool {
    title != nil || image != nil || accessibilityLabel != nil || customView != nil
  }
}
