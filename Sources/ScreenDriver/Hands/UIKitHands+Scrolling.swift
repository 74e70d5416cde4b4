import ScreenKit

/// Drags: UIKit tells of offsets that change by itself, and of fingers only when there is one.
extension UIKitHands {
  package func drag(_ list: UIScrollView, by distance: CGPoint) {
    guard list.isScrollEnabled else { return }
    beginDrag(list)
    let start = list.contentOffset
    for step in 1...4 {
      let part = CGFloat(step) / 4
      move(
        list, to: CGPoint(x: start.x + distance.x * part, y: start.y + distance.y * part))
    }
    endDrag(list)
  }

  package func pullToRefresh(_ list: UIScrollView) {
    guard list.isScrollEnabled, let control = list.refreshControl else { return }
    let top = -list.adjustedContentInset.top
    move(list, to: CGPoint(x: list.contentOffset.x, y: top))
    beginDrag(list)
    move(list, to: CGPoint(x: list.contentOffset.x, y: top - 130))
    if control.isEnabled, !control.isRefreshing {
      // UIKit sends nothing when a control begins by code.
      control.beginRefreshing()
      control.sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    endDrag(list)
  }

  private func beginDrag(_ list: UIScrollView) {
    (list.delegate?.scrollViewWillBeginDragging)?(list)
    if list.keyboardDismissMode != .none { list.window?.endEditing(true) }
  }

  private func endDrag(_ list: UIScrollView) {
    var target = restingPlace(of: list)
    withUnsafeMutablePointer(to: &target) {
      (list.delegate?.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:))?(
        list, .zero, $0)
    }
    let goesOn = target != list.contentOffset
    (list.delegate?.scrollViewDidEndDragging(_:willDecelerate:))?(list, goesOn)
    guard goesOn else { return }
    (list.delegate?.scrollViewWillBeginDecelerating)?(list)
    move(list, to: target)
    (list.delegate?.scrollViewDidEndDecelerating)?(list)
  }

  private func move(_ list: UIScrollView, to offset: CGPoint) {
    let offset = list.bounces ? offset : within(list, offset)
    if offset != list.contentOffset { list.setContentOffset(offset, animated: false) }
    (list.window ?? list).layoutIfNeeded()
  }

  /// Where the content comes to rest when a finger leaves it that doesn't move.
  private func restingPlace(of list: UIScrollView) -> CGPoint {
    var place = list.contentOffset
    if list.isPagingEnabled, list.bounds.width > 0, list.bounds.height > 0 {
      place.x = (place.x / list.bounds.width).rounded() * list.bounds.width
      place.y = (place.y / list.bounds.height).rounded() * list.bounds.height
    }
    if let list = list as? UICollectionView {
      place = list.collectionViewLayout.targetContentOffset(
        forProposedContentOffset: place, withScrollingVelocity: .zero)
    }
    return within(list, place)
  }

  private func within(_ list: UIScrollView, _ offset: CGPoint) -> CGPoint {
    let insets = list.adjustedContentInset
    let (content, bounds) = (list.contentSize, list.bounds)
    return CGPoint(
      x: max(min(offset.x, content.width + insets.right - bounds.width), -insets.left),
      y: max(min(offset.y, content.height + insets.bottom - bounds.height), -insets.top))
  }
}
