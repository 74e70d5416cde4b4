/// What turns in the row that says that more is coming.
@MainActor
final class LoadingRowSpinner {
  private static let size = CGSize(width: 20, height: 20)

  private let indicator = UIActivityIndicatorView(style: .medium)

  /// Turns in `view`.
  func show(in view: UIView) {
    if indicator.superview == nil { view.addSubview(indicator) }
    indicator.startAnimating()
  }

  /// Takes the middle of `view`.
  func center(in view: UIView) {
    indicator.frame = CGRect(
      x: view.bounds.midX - Self.size.width / 2, y: view.bounds.midY - Self.size.height / 2,
      width: Self.size.width, height: Self.size.height)
  }
}
