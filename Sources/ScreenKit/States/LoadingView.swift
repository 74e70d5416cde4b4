/// Says that the first rows are awaited.
final class LoadingView: UIView {
  private let spinner = UIActivityIndicatorView(style: .large)
  private let skeleton: SkeletonView

  init(runtime: AppRuntime) {
    skeleton = SkeletonView(runtime: runtime)
    super.init(frame: .zero)
    addSubview(skeleton)
    addSubview(spinner)
    hide()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ style: LoadingStyle) {
    isHidden = false
    skeleton.isHidden = style != .skeleton
    spinner.isHidden = style != .spinner
    if style == .spinner { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  func hide() {
    isHidden = true
    spinner.stopAnimating()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: safeAreaInsets)
    skeleton.frame = room
    spinner.frame = CGRect(x: room.midX - 20, y: room.midY - 20, width: 40, height: 40)
  }
}
