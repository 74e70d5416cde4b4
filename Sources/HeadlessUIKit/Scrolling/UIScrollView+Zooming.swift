import Foundation

extension UIScrollView {
  var viewForZooming: UIView? { scrollDelegate?.viewForZooming(in: self) }

  /// What of the content is in the middle of the view.
  var visibleMiddle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

  /// Changes the scale so that a point of the content stays where it is seen.
  func changeZoomScale(to scale: CGFloat, around point: CGPoint) {
    guard let view = viewForZooming else { return }
    let target = min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
    let ratio = target / ownZoomScale
    guard ratio != 1 else { return }
    ownZoomScale = target
    let center = view.center
    view.transform = CGAffineTransform(scaleX: target, y: target)
    view.center = CGPoint(x: center.x * ratio, y: center.y * ratio)
    contentSize = view.frame.size
    contentOffset = nearestRestingOffset(
      to: CGPoint(
        x: contentOffset.x + point.x * (ratio - 1), y: contentOffset.y + point.y * (ratio - 1)))
    scrollDelegate?.scrollViewDidZoom(self)
  }

  /// Zooms as code asks for it: the delegate hears of the end when the animation is over.
  func zoom(to scale: CGFloat, around point: CGPoint, animated: Bool) {
    guard let view = viewForZooming else { return }
    if animated { scrollDelegate?.scrollViewWillBeginZooming(self, with: view) }
    changeZoomScale(to: scale, around: point)
    guard animated else { return }
    afterTransition { [weak self] in
      guard let self else { return }
      scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
    }
  }

  func zoom(toShow rect: CGRect, animated: Bool) {
    guard viewForZooming != nil, rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    zoom(to: scale, around: visibleMiddle, animated: animated)
    let middle = CGPoint(x: rect.midX * zoomScale, y: rect.midY * zoomScale)
    contentOffset = nearestRestingOffset(
      to: CGPoint(x: middle.x - bounds.width / 2, y: middle.y - bounds.height / 2))
  }

  /// What two fingers do that end at a scale.
  func pinch(to scale: CGFloat) {
    guard let view = viewForZooming else { return }
    isZooming = true
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    changeZoomScale(to: scale, around: visibleMiddle)
    isZooming = false
    scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
  }
}
