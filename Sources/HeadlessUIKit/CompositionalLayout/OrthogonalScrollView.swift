import Foundation

/// Scrolls one section of a collection view by itself. Its cells are in it.
final class OrthogonalScrollView: UIScrollView {
  private weak var list: UICollectionView?
  private(set) var section: OrthogonalSection
  /// Whether the section was scrolled since its cells were shown.
  private var isScrolled = false

  init(_ section: OrthogonalSection, in list: UICollectionView) {
    self.list = list
    self.section = section
    super.init(frame: section.frame)
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    take(section)
    bounds.origin = restingStart
  }

  required init?(coder: NSCoder) { nil }

  /// Where the section stands before anyone scrolls.
  private var restingStart: CGPoint {
    CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
  }

  override var mirrorsCoordinates: Bool { list?.mirrorsCoordinates ?? false }

  /// Follows the section to another place or content.
  func take(_ section: OrthogonalSection) {
    self.section = section
    if frame != section.frame { frame = section.frame }
    if contentSize != section.contentSize { contentSize = section.contentSize }
    isPagingEnabled = section.behavior == .paging
    let insets = section.centeringInsets
    contentInset =
      section.axis.isVertical
      ? UIEdgeInsets(top: 0, left: insets.before, bottom: 0, right: insets.after)
      : UIEdgeInsets(top: insets.before, left: 0, bottom: insets.after, right: 0)
    alwaysBounceHorizontal = section.axis.isVertical
    alwaysBounceVertical = !section.axis.isVertical
    if !isDragging {
      let resting = nearestRestingOffset(to: contentOffset)
      if resting != contentOffset { contentOffset = resting }
    }
  }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      guard newValue.origin != old else { return }
      isScrolled = true
      setNeedsLayout()
    }
  }

  /// Shows the cells that have come into sight. Who lays out the list is not called for that.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard isScrolled else { return }
    isScrolled = false
    list?.showScrolledElements()
  }

  override func restingTarget(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    var target = proposed
    if section.axis.isVertical {
      target.x = section.restingOffset(
        for: proposed.x, from: contentOffset.x, velocity: velocity.x)
    } else {
      target.y = section.restingOffset(
        for: proposed.y, from: contentOffset.y, velocity: velocity.y)
    }
    return target
  }

  /// A frame of the list's content in that of this section.
  func ownFrame(of frame: CGRect) -> CGRect {
    frame.offsetBy(dx: -section.frame.minX, dy: -section.frame.minY)
  }
}
