import Foundation

/// A view's margins and the safe area that it last got.
struct MarginState {
  var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  var insetsMarginsFromSafeArea = true
  var preservesSuperviewMargins = false
  var lastSafeArea = UIEdgeInsets.zero
}

extension UIView {
  /// The space between the view's sides and its content.
  public var layoutMargins: UIEdgeInsets {
    get {
      marginState.insetsMarginsFromSafeArea
        ? marginState.margins + safeAreaInsets : marginState.margins
    }
    set {
      guard marginState.margins != newValue else { return }
      marginState.margins = newValue
      layoutMarginsDidChange()
      setNeedsLayout()
    }
  }

  /// The margins with leading and trailing sides.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isLeftToRight ? margins.left : margins.right,
        bottom: margins.bottom, trailing: isLeftToRight ? margins.right : margins.left)
    }
    set {
      let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isLeftToRight ? newValue.leading : newValue.trailing,
        bottom: newValue.bottom, right: isLeftToRight ? newValue.trailing : newValue.leading)
    }
  }

  /// Whether the margins grow by the safe area.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { marginState.insetsMarginsFromSafeArea }
    set { marginState.insetsMarginsFromSafeArea = newValue }
  }

  /// Whether the margins are at least the superview's.
  public var preservesSuperviewLayoutMargins: Bool {
    get { marginState.preservesSuperviewMargins }
    set { marginState.preservesSuperviewMargins = newValue }
  }

  /// The direction in which the view's content reads.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified:
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

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
