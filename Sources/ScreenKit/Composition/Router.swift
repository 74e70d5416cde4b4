/// Shows things that are named by values. Who wants to see something says what; whether it is pushed or
/// presented, and which controller shows it, is known here and to the app.
///
/// What the router has shown lies on a stack. Hiding something takes away all that was shown on top of
/// it, too; what a reader leaves by hand is gone from the stack as well.
@MainActor
public final class Router<Destination: Sendable> {
  /// Something on the router's stack.
  public struct Route: Sendable {
    let id: RouteID
    /// What is shown; nil for an alert.
    public let destination: Destination?
  }

  /// A destination may hold the screen that it leads back to, so it is not to outlive the one shown.
  private final class Keeper {
    let destination: Destination

    init(_ destination: Destination) {
      self.destination = destination
    }
  }

  @MainActor private struct Entry {
    let id: RouteID
    weak var keeper: Keeper?
    /// The same, where the controller is none that can keep it.
    let ownKeeper: Keeper?
    weak var controller: UIViewController?
    var isWaiting = true

    init(_ id: RouteID, _ destination: Destination?, shownBy controller: UIViewController) {
      let keeper = destination.map(Keeper.init)
      let screen = controller as? ScreenController
      screen?.route = keeper
      self.id = id
      self.keeper = keeper
      ownKeeper = screen == nil ? keeper : nil
      self.controller = controller
    }

    var route: Route { Route(id: id, destination: keeper?.destination) }
  }

  private let runtime: AppRuntime
  private let makeController: @MainActor (Destination) -> UIViewController?
  private var entries: [Entry] = []
  private var lastID = 0
  private var isDismissing = false
  /// What is shown once the dismissal under way has ended: nothing can be presented before.
  private var waiting: [@MainActor () -> Void] = []

  /// A router of the screens that `makeController` makes; nothing is shown for nil.
  public init(
    runtime: AppRuntime, makeController: @escaping @MainActor (Destination) -> UIViewController?
  ) {
    self.runtime = runtime
    self.makeController = makeController
  }

  /// What is shown now of what was shown by this router, the topmost last.
  public var routes: [Route] {
    forgetWhatHasGone()
    return entries.map(\.route)
  }

  private func forgetWhatHasGone() {
    entries.removeAll { !isShown($0) }
  }

  // MARK: Showing

  /// Shows `destination`, on top of `screen` or else of what is seen.
  ///
  /// A controller that is shown already is gone back to, however it is to be shown, and shows `destination`
  /// from then on. The answer is what it was shown as before.
  @discardableResult
  public func show(
    _ destination: Destination, as style: RouteStyle = .automatic,
    from screen: (any ScreenEffects)? = nil
  ) -> RouteID {
    guard let controller = makeController(destination) else { return newID() }
    // What is only looked for lies on no stack.
    let isPreviewed = runtime.isPreviewing(controller) { [weak self] in
      self?.show(controller, destination, as: style, from: screen)
    }
    return isPreviewed ? newID() : show(controller, destination, as: style, from: screen)
  }

  @discardableResult
  private func show(
    _ controller: UIViewController, _ destination: Destination, as style: RouteStyle,
    from screen: (any ScreenEffects)?
  ) -> RouteID {
    show(controller, destination) { [weak self] in
      guard let screen = screen ?? self?.topScreen else { return }
      switch style {
      case .automatic, .push: screen.push(controller)
      case .sheet: screen.present(controller, as: .sheet)
      case .fullScreen: screen.present(controller, as: .fullScreen)
      }
    }
  }

  /// Presents an alert over what is seen.
  @discardableResult
  public func show(_ alert: AlertViewModel) -> RouteID {
    let controller = UIAlertController(alert, runtime: runtime)
    return show(controller, nil) { [weak self] in
      guard let self else { return }
      runtime.root?.topMostController.controllerThatPresents.present(
        controller, animated: isOnScreen, completion: nil)
    }
  }

  private func show(
    _ controller: UIViewController, _ destination: Destination?,
    by show: @escaping @MainActor () -> Void
  ) -> RouteID {
    forgetWhatHasGone()
    if let index = entries.firstIndex(where: { $0.controller === controller }) {
      return goBack(to: controller, at: index, showing: destination)
    }
    let id = newID()
    entries.append(Entry(id, destination, shownBy: controller))
    let showNow: @MainActor () -> Void = { [weak self] in
      guard let self, let index = entries.firstIndex(where: { $0.id == id }) else { return }
      entries[index].isWaiting = false
      show()
    }
    if isDismissing { waiting.append(showNow) } else { showNow() }
    return id
  }

  /// Goes back to what is shown already, or goes on waiting with it.
  private func goBack(
    to controller: UIViewController, at index: Int, showing destination: Destination?
  ) -> RouteID {
    var entry = Entry(entries[index].id, destination, shownBy: controller)
    entry.isWaiting = entries[index].isWaiting
    entries.replaceSubrange(index..., with: [entry])
    if !entry.isWaiting { uncover(controller) }
    return entry.id
  }

  private func newID() -> RouteID {
    lastID += 1
    return RouteID(number: lastID)
  }

  // MARK: Hiding

  /// Takes away what was shown as `id`, and everything on top of it. Nothing happens if it is gone.
  public func hide(_ id: RouteID) {
    let shown = routes
    guard let index = shown.firstIndex(where: { $0.id == id }) else { return }
    let controller = entries[index].controller
    entries.removeSubrange(index...)
    controller.map(takeAway)
  }

  private func takeAway(_ controller: UIViewController) {
    if let detail = controller.navigationController as? DetailNavigationController,
      detail.viewControllers.first === controller
    {
      dismissWhatIsOver(detail)
      detail.popToRootViewController(animated: false)
      return
    }
    guard let navigation = controller.navigationController,
      let index = navigation.viewControllers.firstIndex(of: controller), index > 0
    else { return controller.presentingViewController.map(dismissWhatIsOver) ?? () }
    let isCovered = navigation.presentedViewController != nil
    if isCovered { dismissWhatIsOver(navigation) }
    // Below what is being dismissed nobody sees the change.
    navigation.popToViewController(
      navigation.viewControllers[index - 1], animated: isOnScreen && !isCovered)
  }

  /// Takes away all that is on top of `controller`.
  private func uncover(_ controller: UIViewController) {
    let place = controller.stackPlace
    let presenter = place?.navigation ?? controller
    let isCovered = presenter.presentedViewController != nil
    if isCovered { dismissWhatIsOver(presenter) }
    guard let place else { return }
    // Below what is being dismissed nobody sees the change.
    place.navigation.popToViewController(place.member, animated: isOnScreen && !isCovered)
  }

  private func dismissWhatIsOver(_ presenter: UIViewController) {
    guard let presented = presenter.presentedViewController, !presented.isBeingDismissed else {
      return
    }
    isDismissing = true
    presenter.dismiss(animated: isOnScreen) { [weak self] in self?.dismissalDidEnd() }
  }

  private func dismissalDidEnd() {
    isDismissing = false
    let works = waiting
    waiting = []
    for work in works { work() }
  }

  // MARK: What is there

  private var isOnScreen: Bool { runtime.root?.viewIfLoaded?.window != nil }

  private var topScreen: (any ScreenEffects)? {
    runtime.root?.topMostController as? any ScreenEffects
  }

  private func isShown(_ entry: Entry) -> Bool {
    guard !entry.isWaiting else { return true }
    guard let controller = entry.controller, !controller.isLeavingStack else { return false }
    let outermost = controller.outermost
    if outermost.isBeingDismissed { return false }
    return outermost.presentingViewController != nil || outermost === runtime.root
  }
}

/// What a router has shown, to hide it again.
public struct RouteID: Hashable, Sendable {
  fileprivate let number: Int
}

/// How something is shown.
public enum RouteStyle: Hashable, Sendable {
  /// The way that fits where it is shown from: on top where there is a way back, over it otherwise.
  case automatic
  /// On top, with a way back.
  case push
  /// Over what is seen, as a sheet.
  case sheet
  /// Over what is seen, covering it.
  case fullScreen
}

extension UIViewController {
  /// The navigation that has the controller, or one that it is in, on its stack, and which one that is; nil for
  /// one that is in none, or is just leaving it.
  fileprivate var stackPlace: (navigation: UINavigationController, member: UIViewController)? {
    guard let navigation = parent as? UINavigationController else { return parent?.stackPlace }
    return navigation.viewControllers.contains(self) ? (navigation, self) : nil
  }

  /// Whether the controller, or one that it is in, is off its stack already, though it is still seen going.
  fileprivate var isLeavingStack: Bool { navigationController != nil && stackPlace == nil }

  fileprivate var outermost: UIViewController { parent?.outermost ?? self }
}
