/// What a button in a bar looks like that may have a badge on it. UIKit draws badges on tabs only; this one looks like
/// those.
final class BadgedBarButton: UIButton {
  /// The least side of what is tapped.
  private static let leastSide: CGFloat = 44
  /// The height of a badge, as on tabs.
  private static let badgeHeight: CGFloat = 18
  /// How far a badge lies over what it stands on.
  private static let overlap: CGFloat = 8

  private let badge = UILabel(frame: .zero)

  /// A button that does `action`, or opens `menu` if it has one.
  convenience init(doing action: UIAction, or menu: UIMenu?) {
    self.init(type: .system, primaryAction: menu == nil ? action : nil)
    self.menu = menu
    showsMenuAsPrimaryAction = menu != nil
    badge.font = .systemFont(ofSize: 12)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.backgroundColor = .systemRed
    badge.layer.cornerRadius = Self.badgeHeight / 2
    badge.clipsToBounds = true
    badge.isUserInteractionEnabled = false
    badge.isAccessibilityElement = false
    badge.isHidden = true
    addSubview(badge)
  }

  /// Shows what `item` says, with `text` on it; nothing stands on it while that is nil.
  func show(_ item: UIBarButtonItem, badge text: String?) {
    // What has a picture shows no title beside it, as in a bar.
    setTitle(item.image == nil ? item.title : nil, for: .normal)
    setImage(item.image, for: .normal)
    titleLabel?.font = .systemFont(ofSize: UIFont.buttonFontSize)
    tintColor = item.tintColor
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityValue = text
    badge.text = text
    badge.isHidden = text == nil
    frame.size = sizeThatFits(.zero)
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = super.sizeThatFits(size)
    return CGSize(
      width: max(content.width, Self.leastSide), height: max(content.height, Self.leastSide))
  }

  override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !badge.isHidden, let content = (currentImage == nil ? titleLabel : imageView)?.frame
    else { return }
    let width = max(badge.sizeThatFits(bounds.size).width + 10, Self.badgeHeight)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    badge.frame = CGRect(
      x: isMirrored ? content.minX + Self.overlap - width : content.maxX - Self.overlap,
      y: max(content.minY - Self.overlap, 0), width: width, height: Self.badgeHeight)
    bringSubviewToFront(badge)
  }
}
