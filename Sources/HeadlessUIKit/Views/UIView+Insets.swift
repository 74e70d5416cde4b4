import Foundation

/// A view's margins and the safe area that it last got.
struct MarginState {
  var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var insetsMarginsFromSafeArea = true
  var preservesSuperviewMargins = false
  var lastSafeArea = UIEdgeInsets.zero
}

extension UIView {
  var readsLeftToRight: Bool { effectiveUserInterfaceLayoutDirection == .leftToRight }

  var computedSafeAreaInsets: UIEdgeInsets {
    guard let superview else { return controller?.ownSafeAreaInsets ?? .zero }
    let outer = superview.safeAreaInsets
    let visible = superview.bounds
    let place = frameFromTheLeft
    let inherited = UIEdgeInsets(
      top: max(0, outer.top - max(0, place.minY - visible.minY)),
      left: max(0, outer.left - max(0, place.minX - visible.minX)),
      bottom: max(0, outer.bottom - max(0, visible.maxY - place.maxY)),
      right: max(0, outer.right - max(0, visible.maxX - place.maxX)))
    return inherited + (controller?.ownSafeAreaInsets ?? .zero)
  }

  /// Tells the view if its safe area is no longer what it was.
  func refreshSafeArea() {
    let insets = safeAreaInsets
    guard insets != marginState.lastSafeArea else { return }
    marginState.lastSafeArea = insets
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    if marginState.insetsMarginsFromSafeArea { layoutMarginsDidChange() }
    setNeedsLayout()
    for subview in subviews { subview.refreshSafeArea() }
  }
}

extension NSDirectionalEdgeInsets {
  init(_ insets: UIEdgeInsets, isLeftToRight: Bool) {
    self.init(
      top: insets.top, leading: isLeftToRight ? insets.left : insets.right,
      bottom: insets.bottom, trailing: isLeftToRight ? insets.right : insets.left)
  }
}

extension UIEdgeInsets {
  init(_ insets: NSDirectionalEdgeInsets, isLeftToRight: Bool) {
    self.init(
      top: insets.top, left: isLeftToRight ? insets.leading : insets.trailing,
      bottom: insets.bottom, right: isLeftToRight ? insets.trailing : insets.leading)
  }
}
