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
    return safeAreaInsets(within: superview.safeAreaInsets, of: superview)
  }

  private func safeAreaInsets(
    within outer: UIEdgeInsets, of superview: UIView
  ) -> UIEdgeInsets {
    let visible = superview.bounds
    let place = frameFromTheLeft(of: superview)
    let inherited = UIEdgeInsets(
      top: max(0, outer.top - max(0, place.minY - visible.minY)),
      left: max(0, outer.left - max(0, place.minX - visible.minX)),
      bottom: max(0, outer.bottom - max(0, visible.maxY - place.maxY)),
      right: max(0, outer.right - max(0, visible.maxX - place.maxX)))
    return inherited + (controller?.ownSafeAreaInsets ?? .zero)
  }

  /// Tells the view if its safe area is no longer what it was.
  func refreshSafeArea() {
    refreshSafeArea(safeAreaInsets)
  }

  /// Tells the subviews if their safe areas are no longer what they were: each follows from the view's own, which is
  /// asked for once, and not up to the window for each of them.
  func refreshSafeAreaOfSubviews() {
    guard !subviews.isEmpty else { return }
    let insets = safeAreaInsets
    for subview in subviews {
      subview.refreshSafeArea(subview.safeAreaInsets(within: insets, of: self))
    }
  }

  private func refreshSafeArea(_ insets: UIEdgeInsets) {
    guard insets != marginState.lastSafeArea else { return }
    marginState.lastSafeArea = insets
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    if marginState.insetsMarginsFromSafeArea { layoutMarginsDidChange() }
    setNeedsLayout()
    refreshSafeAreaOfSubviews()
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
