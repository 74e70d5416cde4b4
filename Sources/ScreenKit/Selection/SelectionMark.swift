/// Shows at the corner of a cell whether its row is selected, while rows are.
final class SelectionMark: UIImageView {
  private static let side: CGFloat = 24
  private static let margin: CGFloat = 8

  /// Shows the state of `cell`; nil takes the mark away.
  static func show(_ isSelected: Bool?, on cell: UICollectionViewCell, runtime: AppRuntime) {
    let mark = cell.subviews.lazy.compactMap { $0 as? SelectionMark }.first
    guard let isSelected else {
      mark?.removeFromSuperview()
      return
    }
    let shown = mark ?? SelectionMark(frame: .zero)
    shown.image = UIImage(systemName: isSelected ? "checkmark.circle.fill" : "circle")
    shown.tintColor = runtime.theme.uiColor(.accent)
    if mark == nil { cell.addSubview(shown) }
    shown.place(in: cell)
  }

  /// At the upper corner where reading ends.
  private func place(in cell: UIView) {
    let isRightToLeft = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    autoresizingMask = [
      isRightToLeft ? .flexibleRightMargin : .flexibleLeftMargin, .flexibleBottomMargin,
    ]
    frame = CGRect(
      x: isRightToLeft ? Self.margin : cell.bounds.width - Self.margin - Self.side,
      y: Self.margin, width: Self.side, height: Self.side)
  }
}
