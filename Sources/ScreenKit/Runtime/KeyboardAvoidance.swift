/// Keeps what is scrolled clear of the keyboard, and what is edited in sight.
@MainActor
enum KeyboardAvoidance {
  /// Lets the content of `scrollView` end above the keyboard, as after a layout of `view`, which the
  /// scroll view fills.
  static func apply(to scrollView: UIScrollView, in view: UIView) {
    let covered = view.heightBelowKeyboard
    guard scrollView.contentInset.bottom != covered else { return }
    let grows = covered > scrollView.contentInset.bottom
    scrollView.contentInset.bottom = covered
    scrollView.verticalScrollIndicatorInsets.bottom = covered
    guard grows, let edited = scrollView.firstResponderInside else { return }
    scrollView.scrollRectToVisible(
      edited.convert(edited.bounds, to: scrollView), animated: false)
  }
}

extension UIView {
  /// How much of the view's height the keyboard takes, beyond the safe area.
  fileprivate var heightBelowKeyboard: CGFloat {
    guard window != nil else { return 0 }
    let guide = keyboardLayoutGuide.layoutFrame
    // The guide has no frame until it has been laid out once.
    guard guide.width > 0 else { return 0 }
    return max(bounds.maxY - guide.minY - safeAreaInsets.bottom, 0)
  }

  fileprivate var firstResponderInside: UIView? {
    if isFirstResponder { return self }
    return subviews.lazy.compactMap(\.firstResponderInside).first
  }
}
