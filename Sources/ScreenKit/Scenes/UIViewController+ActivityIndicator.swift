extension ActivityIndicatorViewable where Self: UIViewController {
  public func startActivityIndicator() {
    let cover = activityCover ?? ActivityCover.install(in: view)
    cover.count += 1
  }

  public func stopActivityIndicator() {
    guard let cover = activityCover else { return }
    cover.count -= 1
    if cover.count == 0 { cover.removeFromSuperview() }
  }

  /// Whether the indicator is shown.
  public var showsActivityIndicator: Bool { activityCover != nil }

  private var activityCover: ActivityCover? {
    viewIfLoaded?.subviews.lazy.compactMap { $0 as? ActivityCover }.last
  }
}

/// Lies over a screen, takes all touches, and turns a wheel.
private final class ActivityCover: UIView {
  var count = 0
  private let spinner = UIActivityIndicatorView(style: .large)

  static func install(in view: UIView) -> ActivityCover {
    let cover = ActivityCover(frame: view.bounds)
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cover.addSubview(cover.spinner)
    cover.spinner.startAnimating()
    view.addSubview(cover)
    return cover
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    spinner.frame = CGRect(x: bounds.midX - 20, y: bounds.midY - 20, width: 40, height: 40)
  }
}
