/// A collection view that says when it has been laid out, which is when its geometry can be trusted.
final class ListCollectionView: UICollectionView, KeyboardAvoiding {
  var onLayout: (@MainActor () -> Void)?

  /// What the insets at the sides leave decides how wide rows are.
  private var sides: CGFloat = 0

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    let sides = adjustedContentInset.left + adjustedContentInset.right
    guard sides != self.sides else { return }
    self.sides = sides
    collectionViewLayout.invalidateLayout()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    leaveStatusBarTapToOuterView()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}
