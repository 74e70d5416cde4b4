/// The bar at the bottom of a navigation, which is there for the screens that have something in it.
extension ScreenController {
  private var ownNavigation: UINavigationController? { parent as? UINavigationController }

  /// Shows buttons over the whole width of the bar, or hides the bar without any.
  func showToolbar(_ buttons: [UIBarButtonItem]) {
    let spaced = buttons.flatMap { [UIBarButtonItem.flexibleSpace(), $0] }.dropFirst()
    setToolbarItems(Array(spaced), animated: isOnScreen)
    showToolbarIfNeeded(animated: isOnScreen)
  }

  /// Shows or hides the bar for this screen, where this is the one on top.
  func showToolbarIfNeeded(animated: Bool) {
    guard let ownNavigation, ownNavigation.topViewController === self else { return }
    let isEmpty = toolbarItems?.isEmpty ?? true
    guard ownNavigation.isToolbarHidden != isEmpty else { return }
    ownNavigation.setToolbarHidden(isEmpty, animated: animated)
  }

  /// Gives the bar the look that this screen says of it, where this is the one on top.
  func dressToolbar() {
    guard let ownNavigation, ownNavigation.topViewController === self else { return }
    ownNavigation.dressToolbar(in: runtime.theme)
  }

  /// Leaves the bar to the screen that is on top by now, and hides it before a controller of the app's own, which knows
  /// nothing of it.
  func leaveToolbar(animated: Bool) {
    if barLook.toolbar != nil { ownNavigation?.dressToolbar(in: runtime.theme) }
    guard let ownNavigation, let next = ownNavigation.topViewController,
      !(next is ScreenController), !ownNavigation.isToolbarHidden
    else { return }
    ownNavigation.setToolbarHidden(true, animated: animated)
  }
}

extension UINavigationController {
  /// Gives the bar at the bottom the look that the screen on top says of it, or else the one of `theme`.
  func dressToolbar(in theme: Theme) {
    let own = (topViewController as? ScreenController)?.barLook.toolbar
    toolbar.wear(own ?? theme.toolbar, in: theme)
  }
}
