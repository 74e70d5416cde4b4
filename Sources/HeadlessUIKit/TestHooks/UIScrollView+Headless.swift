public import Foundation

/// Scrolling by tests. None of this exists in UIKit.
extension UIScrollView {
  /// Drags the content by a distance, as a finger does: positive `y` shows what is below.
  ///
  /// With a velocity the content goes on after the finger left, to where the delegate says.
  public func headlessDrag(by distance: CGPoint, velocity: CGPoint = .zero, steps: Int = 4) {
    guard isScrollEnabled, steps > 0 else { return }
    beginDrag()
    let start = contentOffset
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      move(
        to: CGPoint(x: start.x + distance.x * part, y: start.y + distance.y * part))
    }
    endDrag(velocity: velocity)
  }

  /// Pulls at the top far enough to start the refresh control.
  public func headlessPullToRefresh() {
    guard isScrollEnabled, let refreshControl else { return }
    headlessScrollToTop()
    beginDrag()
    let top = contentOffset.y
    move(to: CGPoint(x: contentOffset.x, y: top - 130))
    refreshControl.pulled()
    endDrag(velocity: .zero)
  }

  /// Spreads or closes two fingers until the content has a scale.
  public func headlessPinch(to scale: CGFloat) { pinch(to: scale) }

  /// Taps the status bar.
  public func headlessScrollToTop() {
    guard scrollsToTop, scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    move(to: CGPoint(x: contentOffset.x, y: -adjustedContentInset.top))
    scrollDelegate?.scrollViewDidScrollToTop(self)
  }

  func move(to offset: CGPoint) {
    var target = offset
    if !bounces { target = nearestRestingOffset(to: offset) }
    if target != contentOffset { contentOffset = target }
    (window ?? self).layoutIfNeeded()
  }

  func beginDrag() {
    (self as? UITableView)?.closeSwipe()
    (self as? UICollectionView)?.closeSwipe()
    isTracking = true
    isDragging = true
    scrollDelegate?.scrollViewWillBeginDragging(self)
    if keyboardDismissMode != .none { window?.endEditing(true) }
  }

  func endDrag(velocity: CGPoint) {
    var target = restingTarget(velocity: velocity)
    scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: velocity, targetContentOffset: &target)
    isTracking = false
    isDragging = false
    let decelerates = target != contentOffset
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    guard decelerates else { return }
    isDecelerating = true
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
    move(to: target)
    isDecelerating = false
    scrollDelegate?.scrollViewDidEndDecelerating(self)
  }

  private func restingTarget(velocity: CGPoint) -> CGPoint {
    let travel: CGFloat = 250
    var target = CGPoint(
      x: contentOffset.x + velocity.x * travel, y: contentOffset.y + velocity.y * travel)
    if isPagingEnabled { target = nearestPage(velocity: velocity) }
    if let list = self as? UICollectionView {
      target = list.collectionViewLayout.targetContentOffset(
        forProposedContentOffset: target, withScrollingVelocity: velocity)
    }
    return nearestRestingOffset(to: restingTarget(for: target, velocity: velocity))
  }

  private func nearestPage(velocity: CGPoint) -> CGPoint {
    func page(_ offset: CGFloat, _ length: CGFloat, _ speed: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      let position = offset / length
      let index =
        speed > 0
        ? position.rounded(.up)
        : speed < 0
          ? position.rounded(.down)
          : position.rounded()
      return index * length
    }
    return CGPoint(
      x: page(contentOffset.x, bounds.width, velocity.x),
      y: page(contentOffset.y, bounds.height, velocity.y))
  }
}

extension UICollectionView {
  /// Replaces what happens when a rule of collection views is broken; UIKit ends the app.
  public func headlessSetAssertionHandler(_ handler: @escaping (String) -> Void) {
    assertionHandler = handler
  }

  /// Taps an item, visible or not, as a finger would.
  public func headlessTapItem(at indexPath: IndexPath) {
    tapItem(at: indexPath)
    (window ?? self).layoutIfNeeded()
  }

  /// Whether an item would be highlighted under a finger; a tap on another one does nothing.
  public func headlessAnswersTap(onItemAt indexPath: IndexPath) -> Bool {
    answersTap(at: indexPath)
  }
}
