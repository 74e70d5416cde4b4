/// The line at the lower edge of a row, as thin as the display has it.
package final class RowSeparator: UIView {
  /// The room at the ends of the line.
  package private(set) var room = NSDirectionalEdgeInsets.zero

  private let line = UIView()

  /// A line on `cell`, above its content.
  convenience init(below cell: UIView) {
    let height = 1 / max(cell.traitCollection.displayScale, 1)
    self.init(
      frame: CGRect(
        x: 0, y: cell.bounds.height - height, width: cell.bounds.width, height: height))
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    isUserInteractionEnabled = false
    addSubview(line)
    cell.addSubview(self)
  }

  /// The line of a cell that has one.
  package static func of(_ cell: UIView) -> RowSeparator? {
    cell.subviews.lazy.compactMap { $0 as? RowSeparator }.first
  }

  /// Has the line in `color`, with `room` at its ends.
  func show(_ color: UIColor, room: NSDirectionalEdgeInsets) {
    line.backgroundColor = color
    self.room = room
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    line.frame = CGRect(
      x: isMirrored ? room.trailing : room.leading, y: 0,
      width: max(bounds.width - room.leading - room.trailing, 0), height: bounds.height)
  }
}
