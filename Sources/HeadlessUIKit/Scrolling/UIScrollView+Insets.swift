import Foundation

extension UIScrollView {
  var computedAdjustedInset: UIEdgeInsets {
    var insets = contentInset + addedSafeArea
    insets.top += refreshInset
    return insets
  }

  private var addedSafeArea: UIEdgeInsets {
    var safeArea = safeAreaInsets
    // Where a view counts from the right, its left is there.
    if mirrorsCoordinates { swap(&safeArea.left, &safeArea.right) }
    let isTall = alwaysBounceVertical || contentSize.height > bounds.height
    let isWide = alwaysBounceHorizontal || contentSize.width > bounds.width
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safeArea
    case .scrollableAxes: return safeArea.keeping(vertical: isTall, horizontal: isWide)
    case .automatic: return safeArea.keeping(vertical: true, horizontal: isWide)
    }
  }

  /// Keeps the content at its top when the insets change while it rests there.
  func refreshAdjustedContentInset() {
    let insets = adjustedContentInset
    let old = lastAdjustedInset
    guard insets != old else { return }
    lastAdjustedInset = insets
    var offset = contentOffset
    if offset.y == -old.top, !isDragging { offset.y = -insets.top }
    if offset.x == -old.left, !isDragging { offset.x = -insets.left }
    if offset != contentOffset { contentOffset = offset }
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    setNeedsLayout()
  }

  /// The greatest offset at which the content rests.
  var lastRestingOffset: CGPoint {
    let insets = adjustedContentInset
    return CGPoint(
      x: max(contentSize.width + insets.right - bounds.width, -insets.left),
      y: max(contentSize.height + insets.bottom - bounds.height, -insets.top))
  }

  /// The offset nearest to a wish at which the content rests.
  func nearestRestingOffset(to offset: CGPoint) -> CGPoint {
    let insets = adjustedContentInset
    let last = lastRestingOffset
    return CGPoint(
      x: min(max(offset.x, -insets.left), last.x), y: min(max(offset.y, -insets.top), last.y))
  }
}

extension UIEdgeInsets {
  fileprivate func keeping(vertical: Bool, horizontal: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: vertical ? top : 0, left: horizontal ? left : 0, bottom: vertical ? bottom : 0,
      right: horizontal ? right : 0)
  }
}

extension UIScrollView {
  /// Content that became smaller, or has more room now, is not left behind. Returns whether it was.
  func followShrunkenContent() -> Bool {
    guard !isTracking, !isDragging, !isDecelerating, refreshControl?.isRefreshing != true else {
      return false
    }
    let last = lastRestingOffset
    defer { followedRest = last }
    guard last.x < followedRest.x || last.y < followedRest.y else { return false }
    let resting = nearestRestingOffset(to: contentOffset)
    let offset = CGPoint(
      x: min(contentOffset.x, resting.x), y: min(contentOffset.y, resting.y))
    guard offset != contentOffset else { return false }
    contentOffset = offset
    return true
  }
}
