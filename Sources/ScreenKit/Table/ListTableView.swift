/// A table that says when it has been laid out, which is when its geometry can be trusted.
final class ListTableView: UITableView, KeyboardAvoiding {
  var onLayout: (@MainActor () -> Void)?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    leaveStatusBarTapToOuterView()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}
