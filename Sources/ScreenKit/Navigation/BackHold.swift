/// Holds the reader back who goes back from a screen in which there is something to lose: the button of the bar asks
/// that screen, as pulling at a sheet does, and there is no swipe.
@MainActor
final class BackHold {
  /// What was turned off here, and whether the button asks.
  private var swipes: [UIGestureRecognizer] = []
  private var holdsButton = false

  /// Follows whether a screen in `pushed`, which stands in a navigation by itself, holds the reader back.
  func update(for pushed: UIViewController) {
    guard let navigation = pushed.navigationController, navigation.canGoBack(from: pushed),
      pushed.holdingScreen != nil
    else { return letGo(of: pushed) }
    if !holdsButton {
      holdsButton = true
      pushed.navigationItem.backAction = UIAction { [weak pushed] _ in pushed?.askToGoBack() }
    }
    holdSwipe(in: navigation, from: pushed)
  }

  private func letGo(of pushed: UIViewController) {
    // Where nothing was held, an action is the app's own.
    if holdsButton { pushed.navigationItem.backAction = nil }
    holdsButton = false
    release()
  }

  /// The swipe is the navigation's, so it is off only as long as the screen is seen.
  private func holdSwipe(in navigation: UINavigationController, from pushed: UIViewController) {
    guard navigation.topViewController === pushed else { return }
    for recognizer in navigation.swipesBack where recognizer.isEnabled {
      recognizer.isEnabled = false
      swipes.append(recognizer)
    }
  }

  /// Lets the screen be swiped back again.
  func release() {
    for recognizer in swipes { recognizer.isEnabled = true }
    swipes = []
  }
}

extension UINavigationController {
  /// What leads back by a swipe: from the edge, and anywhere on the screen from iOS 26 on.
  fileprivate var swipesBack: [UIGestureRecognizer] {
    #if os(iOS)
      if #available(iOS 26, *) {
        return [interactivePopGestureRecognizer, interactiveContentPopGestureRecognizer]
          .compactMap(\.self)
      }
    #endif
    return [interactivePopGestureRecognizer].compactMap(\.self)
  }

  /// Holds the reader back on the way to the first screen where something that was entered above it would be lost: that
  /// is asked for, or what lies above it left. The answer is whether there is anything.
  func holdBackFromFirst() -> Bool {
    let holding = viewControllers.dropFirst().reversed().lazy.compactMap(\.holdingScreen)
    guard let screen = holding.first(where: \.holdsBack) else { return false }
    if screen.acting.pushedController === topViewController {
      screen.didAttemptToGoBack()
    } else {
      popToViewController(screen.pushedController, animated: true)
    }
    return true
  }

  /// Whether there is a screen below `screen`. On the first one a button that asks would be one that leads nowhere.
  fileprivate func canGoBack(from screen: UIViewController) -> Bool {
    viewControllers.first !== screen && viewControllers.contains { $0 === screen }
  }
}

extension UIViewController {
  /// Asks what holds the reader back in here. That may be out of sight by now, and then nothing does.
  fileprivate func askToGoBack() {
    guard let holdingScreen else {
      navigationController?.popViewController(animated: true)
      return
    }
    holdingScreen.didAttemptToGoBack()
  }
}

extension ScreenController {
  /// Keeps the reader from leaving this screen without a word: by pulling at the sheet that it is in, by the back button
  /// and by a swipe.
  func holdReader(_ isHeld: Bool) {
    guard isModalInPresentation != isHeld else { return }
    isModalInPresentation = isHeld
    updateBackHold()
  }

  /// Lets the screen be swiped back that this one stands in, as this goes out of sight and was what held it. Its
  /// button asks what is there by then.
  func releaseBackHold() {
    backHold.release()
    if isModalInPresentation { (pushedController as? ScreenController)?.backHold.release() }
  }

  /// Follows this screen's wish to hold the reader back where it stands now. The screen may be one within another.
  func updateBackHold() {
    let pushed = pushedController
    let keeper = pushed as? ScreenController ?? self
    keeper.backHold.update(for: pushed)
  }

  /// The controller, this one or one around it, that stands in a navigation by itself.
  var pushedController: UIViewController {
    var controller: UIViewController = self
    while let parent = controller.parent, !(parent is UINavigationController) {
      controller = parent
    }
    return controller
  }
}
