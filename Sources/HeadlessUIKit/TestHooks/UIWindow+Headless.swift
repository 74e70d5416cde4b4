public import Foundation

/// What tests do to a window from outside. None of this exists in UIKit.
extension UIWindow {
  /// Lays out everything that waits.
  public func headlessLayoutPass() {
    layoutIfNeeded()
  }

  /// Ends animated transitions now instead of in a later turn of the main actor.
  public func headlessFinishTransitions() {
    transitions.finishAll()
    layoutIfNeeded()
  }

  /// Whether the ends of animated transitions are still due.
  public var headlessHasPendingTransitions: Bool { !transitions.isEmpty }

  /// Turns or resizes the screen: controllers are told before, the layout follows.
  public func headlessResize(to size: CGSize) {
    let coordinator = TransitionCoordinator(isAnimated: true, containerView: self)
    rootViewController?.viewWillTransition(to: size, with: coordinator)
    screen.bounds.size = size
    frame.size = size
    refreshTraits()
    layoutIfNeeded()
    coordinator.runAnimations()
    layoutIfNeeded()
    coordinator.runCompletions()
  }

  /// What the screen's corners and bars cover.
  public var headlessScreenSafeArea: UIEdgeInsets {
    get { screenSafeArea }
    set {
      screenSafeArea = newValue
      layoutIfNeeded()
    }
  }

  /// Changes what the user chose in the system's settings: appearance, text size, direction.
  public func headlessSetTraits(_ mutations: (inout any UIMutableTraits) -> Void) {
    let changes = UITraitCollection(mutations: mutations).values
    screenTraits = screenTraits.overridden(by: changes)
    layoutIfNeeded()
  }

  /// The responder that receives what is typed.
  public var headlessFirstResponder: UIResponder? { firstResponder }

  /// The status bar's style as the controllers in front decide it.
  public var headlessStatusBarStyle: UIStatusBarStyle {
    var controller = rootViewController
    while let current = controller {
      let inFront = current.presentation.presented ?? current.childForStatusBarStyle
      guard let inFront else { return current.preferredStatusBarStyle }
      controller = inFront
    }
    return .default
  }
}
