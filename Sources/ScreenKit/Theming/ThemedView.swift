/// A view of the library that takes what it looks like from the theme.
@MainActor
protocol ThemedView: UIView {
  /// Takes everything from the theme that the app wears now.
  func applyTheme()
}

extension UIView {
  /// Lets the view and all in it look as the theme says that the app wears now.
  func applyThemeInside() {
    (self as? any ThemedView)?.applyTheme()
    for view in subviews { view.applyThemeInside() }
  }
}
