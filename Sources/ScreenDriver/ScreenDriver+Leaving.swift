public import ScreenKit

/// A way in which a screen is left for good.
public enum WayOut: Hashable, Sendable, CaseIterable {
  /// By the button of the bar.
  case backButton
  /// By a swipe from the edge of the screen.
  case backSwipe
  /// All the way to the first screen.
  case toRoot
  /// Because other screens take the place of all in the navigation.
  case otherStack
  /// Because the sheet that it is in is dismissed.
  case dismissal
  /// By pulling the sheet down that it is in.
  case pullDown
  /// Because its tab is taken away while another one is seen.
  case tabRemoval
  /// Because the app shows another root, as after logging out.
  case otherRoot
  /// Because the app ends.
  case end

  /// Whether the screen has to be in a sheet.
  var leavesSheet: Bool { self == .dismissal || self == .pullDown }
}

extension ScreenDriver {
  /// Shows the screen that `make` makes on top of the one that is seen, and leaves it by `way`. What
  /// belonged to it is the answer; by the end of the call it should be gone or about to go.
  ///
  /// - Parameter app: Objects that outlive the screen, such as the app, and with them all that they
  ///   store.
  /// - Parameter settling: Whether the screen is left when it has loaded, and not while it does.
  public func visit(
    leavingBy way: WayOut, in app: [AnyObject], settling: Bool = true,
    _ make: @MainActor () -> UIViewController
  ) async throws -> ScreenObjects {
    try enter(make(), inSheet: way.leavesSheet)
    try await finishTransitions()
    if settling { try await settle() }
    let objects = try topObjects(inSheet: way.leavesSheet, in: app)
    try await leave(by: way)
    try await finishTransitions()
    return objects
  }

  /// Waits until nothing of `objects` is there any more.
  public func waitForRelease(of objects: ScreenObjects) async throws {
    do {
      try await wait(until: "all is released") { objects.remaining.isEmpty }
    } catch {
      throw failure("Of the screen there remains: \(objects.remaining.joined(separator: ", ")).")
    }
  }

  private func enter(_ screen: UIViewController, inSheet: Bool) throws {
    guard let top = topScreen as? ScreenController else {
      throw failure("There is no screen to show another one on.")
    }
    inSheet ? top.present(screen, as: .sheet) : top.push(screen)
  }

  private func topObjects(inSheet: Bool, in app: [AnyObject]) throws -> ScreenObjects {
    guard let top = topScreen else { throw failure("No screen is seen.") }
    let sheet = inSheet ? top.navigationController.map { [$0] } ?? [] : []
    return objects(of: [top] + sheet, apartFrom: app)
  }

  /// What belongs to `screen` now, and should go with it.
  ///
  /// - Parameter app: Objects that outlive the screen, such as the app, and with them all that they
  ///   store.
  public func objects(of screen: UIViewController, apartFrom app: [AnyObject]) -> ScreenObjects {
    objects(of: [screen], apartFrom: app)
  }

  private func objects(
    of controllers: [UIViewController], apartFrom app: [AnyObject]
  ) -> ScreenObjects {
    let roots = controllers.flatMap { controller -> [AnyObject] in
      [controller, controller.navigationItem] + (controller.viewIfLoaded.map { [$0] } ?? [])
    }
    return ScreenObjects(of: roots, apartFrom: app + [window])
  }

  private func leave(by way: WayOut) async throws {
    guard let top = topScreen, let navigation = top.navigationController else {
      throw failure("The screen stands in no navigation.")
    }
    switch way {
    case .backButton:
      guard navigation.hasBackButton else { throw failure("There is no button to go back.") }
      hands.goBack(in: navigation)
    case .backSwipe:
      guard navigation.viewControllers.count > 1,
        navigation.interactivePopGestureRecognizer?.isEnabled == true
      else { throw failure("The screen can't be swiped back.") }
      hands.swipeBack(in: navigation)
    case .toRoot: navigation.popToRootViewController(animated: true)
    case .otherStack: navigation.setViewControllers([UIViewController()], animated: true)
    case .dismissal: navigation.presentingViewController?.dismiss(animated: true)
    case .pullDown: hands.pullDown(navigation)
    case .tabRemoval: try await removeTab(of: navigation)
    case .otherRoot: window.rootViewController = UIViewController()
    case .end: close()
    }
  }

  private func removeTab(of navigation: UINavigationController) async throws {
    guard let tabs, let all = tabs.viewControllers else {
      throw failure("There are no tabs.")
    }
    let other = all.first { $0 !== navigation } ?? UIViewController()
    tabs.setViewControllers([other, navigation], animated: false)
    tabs.selectedViewController = other
    try await finishTransitions()
    tabs.setViewControllers([other], animated: false)
  }
}
