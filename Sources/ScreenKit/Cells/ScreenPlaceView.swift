/// Where a screen stands in a tree.
final class ScreenPlaceView: UIView {
  private(set) lazy var hosted = HostedScreen(in: self)

  override func layoutSubviews() {
    super.layoutSubviews()
    hosted.layOut()
  }
}
