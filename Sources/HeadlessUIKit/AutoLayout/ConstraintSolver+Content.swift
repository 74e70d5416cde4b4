import Foundation

extension ConstraintSolver {
  /// Where the guides are that neither constraints nor insets alone place.
  mutating func sidesOfContent(
    _ guide: UILayoutGuide, of view: UIView, _ outer: Sides
  ) -> Sides? {
    switch guide.place {
    case .readableContent: return readableSides(of: view, outer)
    case .scrolledContent: return (view as? UIScrollView).map { scrolledSides(of: $0, outer) }
    case .constrained, .safeArea, .layoutMargins, .scrollFrame: return nil
    }
  }

  /// As wide as the margins let it be and reading allows, in the middle.
  private mutating func readableSides(of view: UIView, _ outer: Sides) -> Sides? {
    guard let margins = findSides(of: .guide(view.layoutMarginsGuide)) else { return nil }
    let width = freshValue()
    require(width + -UILayoutGuide.readableWidth, .lessThanOrEqual, 1000)
    require(width - margins.width, .lessThanOrEqual, 1000)
    require(width - margins.width, .equal, 999)
    return Sides(
      left: margins.left + (margins.width - width) * 0.5, top: margins.top, width: width,
      height: margins.height)
  }

  /// The content moves under the frame, and keeps its size unless constraints say something else.
  private mutating func scrolledSides(of view: UIScrollView, _ outer: Sides) -> Sides {
    let width = freshValue()
    let height = freshValue()
    require(width + -view.contentSize.width, .equal, 0.5)
    require(height + -view.contentSize.height, .equal, 0.5)
    scrolled.append(view)
    return Sides(
      left: outer.left + -view.bounds.minX, top: outer.top + -view.bounds.minY, width: width,
      height: height)
  }

  /// To what is inside of a scroll view, that view's own sides are those of its content. Its size and middle are those
  /// of its frame.
  func scrolledItem(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, facing other: AnyObject?
  ) -> AnyObject? {
    guard let other, attribute.isSide, let scrollView = item as? UIScrollView else { return item }
    if let guide = other as? UILayoutGuide, guide.place == .scrollFrame { return item }
    guard let inner = LayoutItem(other)?.view, inner !== scrollView,
      inner.isDescendant(of: scrollView)
    else { return item }
    return scrollView.contentLayoutGuide
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isSide: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }

  /// For what is measured within a view's margins: what it is without them.
  var insideMargins: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}
