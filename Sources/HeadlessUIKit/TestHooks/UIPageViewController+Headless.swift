import Foundation

/// Fingers on pages, by tests. None of this exists in UIKit.
extension UIPageViewController {
  /// Swipes to the page beside the one that is shown; a finger that turns back half-way leaves it.
  /// Returns whether there is a page in that direction.
  @discardableResult
  public func headlessTurnPage(
    _ direction: NavigationDirection, completes: Bool = true
  ) -> Bool {
    guard let page = viewControllers?.first,
      let next = direction == .forward
        ? dataSource?.pageViewController(self, viewControllerAfter: page)
        : dataSource?.pageViewController(self, viewControllerBefore: page)
    else { return false }
    delegate?.pageViewController(self, willTransitionTo: [next])
    if completes {
      show(next, animated: false, completion: nil)
    } else {
      beginTurn(to: next, andTakeItBackFrom: page)
    }
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [page],
      transitionCompleted: completes)
    viewIfLoaded?.window?.layoutIfNeeded()
    return true
  }
}
