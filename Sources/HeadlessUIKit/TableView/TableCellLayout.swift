import Foundation

extension UITableViewCell {
  private static let editControlWidth: CGFloat = 40

  /// The accessory that is shown now.
  private var shownAccessory: UIView? { isEditing ? editingAccessoryView : accessoryView }

  private var accessoryWidth: CGFloat {
    if let view = shownAccessory { return view.frame.width + 24 }
    return (isEditing ? editingAccessoryType : accessoryType).width
  }

  /// What the device has at the sides of the cell, where the table keeps content clear of it.
  private var sideInsets: UIEdgeInsets {
    guard (superview as? UITableView)?.insetsContentViewsToSafeArea == true else { return .zero }
    return UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
  }

  /// What the controls and the device at the sides leave to the content.
  func contentFrame(in size: CGSize) -> CGRect {
    let indents = isEditing && shouldIndentWhileEditing && editingStyle != .none
    let leading = indents ? Self.editControlWidth : 0
    let insets = sideInsets
    let room = size.width - insets.left - insets.right
    var frame = CGRect(
      x: leading, y: 0, width: max(room - leading - accessoryWidth, 0), height: size.height)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      frame.origin.x = room - frame.maxX
    }
    return frame.offsetBy(dx: insets.left, dy: 0)
  }

  func placeAccessory() {
    accessoryView?.isHidden = isEditing
    editingAccessoryView?.isHidden = !isEditing
    guard let view = shownAccessory else { return }
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    let insets = sideInsets
    view.center = CGPoint(
      x: isLeftToRight
        ? bounds.width - insets.right - 16 - view.frame.width / 2
        : insets.left + 16 + view.frame.width / 2,
      y: bounds.midY)
  }
}

/// The labels and the image of a cell's style, and where they are.
@MainActor struct TableCellLabels {
  private static let margin: CGFloat = 16
  private static let standardHeight: CGFloat = 44
  private static let imageGap: CGFloat = 16
  private static let lineGap: CGFloat = 3

  let style: UITableViewCell.CellStyle
  let text: UILabel?
  let detail: UILabel?
  let image: UIImageView?
  let indent: CGFloat

  private var isEmpty: Bool { text?.text == nil && detail?.text == nil && image?.image == nil }

  func height(width: CGFloat) -> CGFloat {
    guard !isEmpty else { return Self.standardHeight }
    let room = CGSize(
      width: max(width - 2 * Self.margin - indent - imageRoom, 0), height: .greatestFiniteMagnitude)
    let first = text?.sizeThatFits(room).height ?? 0
    let second = detail?.sizeThatFits(room).height ?? 0
    let content =
      style == .subtitle && second > 0
      ? first + Self.lineGap + second
      : max(first, second)
    return max(content + 22, Self.standardHeight)
  }

  private var imageRoom: CGFloat {
    guard let size = image?.image?.size else { return 0 }
    return size.width + Self.imageGap
  }

  func place(in bounds: CGRect, direction: UIUserInterfaceLayoutDirection) {
    guard !isEmpty else { return }
    placeFromTheLeft(in: bounds)
    guard direction == .rightToLeft else { return }
    for part in [text, detail, image] as [UIView?] {
      if let part { part.frame = part.frame.mirrored(in: bounds) }
    }
  }

  private func placeFromTheLeft(in bounds: CGRect) {
    let left = Self.margin + indent
    if let image, let size = image.image?.size {
      image.frame = CGRect(
        x: left, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }
    let start = left + imageRoom
    let room = CGSize(
      width: max(bounds.width - start - Self.margin, 0), height: .greatestFiniteMagnitude)
    let first = text?.sizeThatFits(room) ?? .zero
    let second = detail?.sizeThatFits(room) ?? .zero
    if style == .subtitle, second.height > 0 {
      let top = (bounds.height - first.height - Self.lineGap - second.height) / 2
      text?.frame = CGRect(x: start, y: top, width: room.width, height: first.height)
      detail?.frame = CGRect(
        x: start, y: top + first.height + Self.lineGap, width: room.width, height: second.height)
    } else {
      let detailWidth = min(second.width, room.width / 2)
      text?.frame = CGRect(
        x: start, y: (bounds.height - first.height) / 2,
        width: max(room.width - detailWidth - (detailWidth > 0 ? 8 : 0), 0), height: first.height)
      detail?.frame = CGRect(
        x: start + room.width - detailWidth, y: (bounds.height - second.height) / 2,
        width: detailWidth, height: second.height)
    }
  }
}
