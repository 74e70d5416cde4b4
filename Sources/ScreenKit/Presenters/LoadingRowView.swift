/// What fills the row that says that more is coming.
final class LoadingRowView: UIView {
  private let indicator = UIActivityIndicatorView(style: .medium)

  /// Turns in `view`, which may be turning from before.
  static func show(in view: UIView) {
    let row = view.subviews.lazy.compactMap { $0 as? LoadingRowView }.first ?? LoadingRowView()
    if row.indicator.superview == nil { row.addSubview(row.indicator) }
    view.embedSubview(row)
    row.indicator.startAnimating()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    indicator.frame = CGRect(x: bounds.midX - 10, y: bounds.midY - 10, width: 20, height: 20)
  }
}
