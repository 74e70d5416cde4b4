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

  /// Lets animations and transitions that begin from now on wait until the test moves the clock.
  /// `headlessFinishTransitions` does not end them.
  public func headlessHoldAnimations() {
    transitions.hold()
  }

  /// Moves the clock of held animations by so many seconds: what ends meanwhile does so in order.
  public func headlessAdvanceAnimations(by duration: TimeInterval) {
    layoutIfNeeded()
    transitions.advance(by: duration)
    layoutIfNeeded()
  }

  /// Ends all held animations, and lets no more wait.
  public func headlessReleaseAnimations() {
    transitions.release()
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

  /// The status bar's style as the controllers in front decided it when they were last asked: when
  /// another controller was shown in front, or `setNeedsStatusBarAppearanceUpdate` was called.
  public var headlessStatusBarStyle: UIStatusBarStyle { statusBar.style }

  /// Whether the controllers in front hid the status bar when they were last asked.
  public var headlessIsStatusBarHidden: Bool { statusBar.isHidden }
}
