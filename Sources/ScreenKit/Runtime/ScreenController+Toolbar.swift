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

  /// Hides the bar before a controller of the app's own, which knows nothing of it.
  func hideToolbarIfNeeded(animated: Bool) {
    guard let ownNavigation, let next = ownNavigation.topViewController,
      !(next is ScreenController), !ownNavigation.isToolbarHidden
    else { return }
    ownNavigation.setToolbarHidden(true, animated: animated)
  }
}
