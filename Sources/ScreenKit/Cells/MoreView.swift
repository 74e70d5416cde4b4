/// Stands below the last row while more is loaded, and offers another try when that failed.
final class MoreView: UIView {
  static let height: CGFloat = 52

  private let spinner = UIActivityIndicatorView(style: .medium)
  private let button = UIButton(frame: .zero)
  private var onRetry: (@MainActor () -> Void)?

  func show(_ state: MoreState, runtime: AppRuntime, onRetry: @escaping @MainActor () -> Void) {
    self.onRetry = onRetry
    if spinner.superview == nil { addParts() }
    spinner.isHidden = state != .loading
    if state == .loading { spinner.startAnimating() } else { spinner.stopAnimating() }
    button.isHidden = state != .failed
    button.setTitle(runtime.string(StandardText.retry), for: .normal)
    button.setTitleColor(runtime.theme.uiColor(.accent), for: .normal)
  }

  private func addParts() {
    addSubview(spinner)
    addSubview(button)
    button.addAction(UIAction { [weak self] _ in self?.onRetry?() }, for: .touchUpInside)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    spinner.frame = CGRect(
      x: bounds.midX - 10, y: bounds.midY - 10, width: 20, height: 20)
    button.frame = bounds.insetBy(dx: 16, dy: 4)
  }
}

/// The same as a part of a collection view.
final class MoreReusableView: UICollectionReusableView {
  static let kind = "ScreenKit.more"

  let more = MoreView()

  override func layoutSubviews() {
    super.layoutSubviews()
    if more.superview == nil { addSubview(more) }
    more.frame = bounds
  }
}
