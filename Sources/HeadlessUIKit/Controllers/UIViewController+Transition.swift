import Foundation

extension UIViewController {
  func exchange(
    _ fromViewController: UIViewController, for toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    precondition(
      fromViewController.parent === self && toViewController.parent === self,
      "Children view controllers must have a common parent view controller when calling "
        + "transition(from:to:duration:options:animations:completion:).")
    let forwards =
      shouldAutomaticallyForwardAppearanceMethods
      && (appearance.phase == .appeared || appearance.phase == .appearing)
    let isAnimated = duration > 0 && UIView.areAnimationsEnabled
    if forwards {
      fromViewController.enterTransition(isAppearing: false, animated: isAnimated)
      toViewController.enterTransition(isAppearing: true, animated: isAnimated)
    }
    let container: UIView = fromViewController.view.superview ?? view
    container.addSubview(toViewController.view)
    if forwards { toViewController.callIsAppearing() }
    let finish = { (isFinished: Bool) in
      fromViewController.viewIfLoaded?.removeFromSuperview()
      if forwards {
        fromViewController.leaveTransition()
        toViewController.leaveTransition()
      }
      completion?(isFinished)
    }
    guard isAnimated else {
      animations?()
      return finish(true)
    }
    UIView.runAnimation(
      duration: duration, delay: 0, options: options, in: container.window, animations ?? {},
      finish)
  }

  /// Lets closures run along with an animated transition of this controller and another one.
  func beginTransition(
    with other: UIViewController?, animated: Bool, in container: UIView
  ) -> TransitionCoordinator? {
    guard animated else { return nil }
    let transition = TransitionCoordinator(isAnimated: true, containerView: container)
    runningTransition = transition
    other?.runningTransition = transition
    return transition
  }

  /// Runs what waits for the end of a transition. Another one may have begun meanwhile.
  func endTransition(_ transition: TransitionCoordinator?, with other: UIViewController?) {
    guard let transition else { return }
    for controller in [self, other] where controller?.runningTransition === transition {
      controller?.runningTransition = nil
    }
    transition.runCompletions()
  }

  private func enterTransition(isAppearing: Bool, animated: Bool) {
    appearance.isInTransition = true
    beginAppearanceTransition(isAppearing, animated: animated)
  }

  private func leaveTransition() {
    appearance.isInTransition = false
    endAppearanceTransition()
  }
}
