import Foundation

extension ViewPainter {
  // MARK: Background

  /// Paints the ground of a row that has no background of its own.
  mutating func paintBackground(of cell: UITableViewCell, in rect: CGRect) {
    let corners = groupCorners(of: cell) ?? .sharp
    if cell.backgroundColor == nil, cell.backgroundView == nil, let table = cell.table {
      canvas.rect(
        rect, corners: corners,
        .fill(table.style == .plain ? nil : .secondarySystemGroupedBackground))
    }
    let isLit = cell.selectionStyle != .none && (cell.isSelected || cell.isHighlighted)
    if isLit, cell.selectedBackgroundView == nil {
      canvas.rect(rect, corners: corners, .fill(.systemGray4))
    }
  }

  /// The corners of the first and last row of a group that stands apart; nil for other views.
  func groupCorners(of view: UIView) -> SVGCorners? {
    guard let cell = view as? UITableViewCell, let table = cell.table, table.style == .insetGrouped,
      let path = table.indexPath(for: cell)
    else { return nil }
    var rounded: CACornerMask = []
    if path.row == 0 { rounded.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if path.row == table.numberOfRows(inSection: path.section) - 1 {
      rounded.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
    return SVGCorners(radius: 10, rounded: rounded)
  }

  // MARK: Controls

  /// Paints the line under a row, its accessory, and what editing or a swipe adds.
  mutating func paintControls(of cell: UITableViewCell, in rect: CGRect) {
    if cell.isEditing { paintEditControl(of: cell, in: rect) }
    let hasView = (cell.isEditing ? cell.editingAccessoryView : cell.accessoryView) != nil
    if !hasView {
      paint(cell.isEditing ? cell.editingAccessoryType : cell.accessoryType, of: cell, in: rect)
    }
    guard let table = cell.table, let path = table.indexPath(for: cell) else { return }
    paintSeparator(of: cell, at: path, in: table, rect)
    if let swipe = table.swipe, swipe.indexPath == path { paint(swipe, of: cell, in: rect) }
  }

  private mutating func paintSeparator(
    of cell: UITableViewCell, at path: IndexPath, in table: UITableView, _ rect: CGRect
  ) {
    guard table.separatorStyle != .none else { return }
    let isLast = path.row == table.numberOfRows(inSection: path.section) - 1
    if isLast, table.style == .insetGrouped { return }
    let inset = isLast && table.style == .grouped ? 0 : cell.separatorInset.left
    let width = rect.width - inset - cell.separatorInset.right
    // UIKit draws none that insets leave no room for, by which single rows go without one.
    guard width > 0 else { return }
    let isRightToLeft = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    canvas.rect(
      CGRect(
        x: isRightToLeft ? cell.separatorInset.right : inset, y: rect.maxY - 0.5, width: width,
        height: 0.5),
      .fill(table.separatorColor))
  }

  private mutating func paint(
    _ accessory: UITableViewCell.AccessoryType, of cell: UITableViewCell, in rect: CGRect
  ) {
    let isRightToLeft = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ side: CGFloat, from end: CGFloat) -> CGRect {
      let x = isRightToLeft ? end : rect.maxX - end - side
      return CGRect(x: x, y: rect.midY - side / 2, width: side, height: side)
    }
    let chevron = "chevron.forward"
    switch accessory {
    case .none: break
    case .checkmark: paintSymbol("checkmark", in: place(18, from: 16), color: cell.tintColor)
    case .disclosureIndicator: paintSymbol(chevron, in: place(16, from: 12), color: .tertiaryLabel)
    case .detailButton: paintSymbol("info.circle", in: place(24, from: 14), color: cell.tintColor)
    case .detailDisclosureButton:
      paintSymbol(chevron, in: place(16, from: 12), color: .tertiaryLabel)
      paintSymbol("info.circle", in: place(24, from: 34), color: cell.tintColor)
    }
  }

  private mutating func paintEditControl(of cell: UITableViewCell, in rect: CGRect) {
    let isRightToLeft = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isDelete = cell.editingStyle == .delete
    if isDelete || cell.editingStyle == .insert {
      let center = CGPoint(
        x: isRightToLeft ? rect.maxX - 27 : rect.minX + 27, y: rect.midY)
      canvas.circle(center, radius: 11, .fill(isDelete ? .systemRed : .systemGreen))
      let sign = CGRect(x: center.x - 8, y: center.y - 8, width: 16, height: 16)
      paintSymbol(isDelete ? "minus" : "plus", in: sign, color: .white)
    }
    guard cell.showsReorderControl else { return }
    let grip = CGRect(x: rect.maxX - 38, y: rect.midY - 11, width: 22, height: 22)
    paintSymbol(
      "line.3.horizontal", in: isRightToLeft ? grip.mirrored(in: rect) : grip,
      color: .tertiaryLabel)
  }

  /// Paints what a swipe over an item of a list has uncovered.
  mutating func paintSwipe(of cell: UICollectionViewCell, in rect: CGRect) {
    guard let list = cell.superview as? UICollectionView, let swipe = list.swipe,
      list.indexPath(for: cell) == swipe.indexPath
    else { return }
    paint(swipe, of: cell, in: rect)
  }

  /// Paints the actions that a swipe uncovered over a side of the row.
  private mutating func paint(_ swipe: RowSwipe, of cell: UIView, in rect: CGRect) {
    let isRightToLeft = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isAtRight = swipe.isTrailing != isRightToLeft
    let font = UIFont.systemFont(ofSize: 15)
    var right = rect.maxX
    for action in swipe.configuration.actions {
      let title = action.title ?? ""
      let width = max(HeadlessText.width(of: title, font: font) + 30, 74)
      let outer = CGRect(x: right - width, y: rect.minY, width: width, height: rect.height)
      let place = isAtRight ? outer : outer.mirrored(in: rect)
      let color = action.style == .destructive ? UIColor.systemRed : .systemGray
      canvas.rect(place, .fill(action.backgroundColor ?? color))
      paintCentered(title, in: place, font: font, color: .white)
      right -= width
    }
  }
}
