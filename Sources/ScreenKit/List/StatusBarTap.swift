extension UIScrollView {
  /// Lets the view that this one scrolls in, if there is one, have taps on the status bar: of several views on screen that
  /// scroll to their top, UIKit scrolls none.
  func leaveStatusBarTapToOuterView() {
    var outer = superview
    while let view = outer, !(view is UIScrollView) { outer = view.superview }
    scrollsToTop = outer == nil
  }
}
