public import Foundation

/// A view onto a larger content.
@MainActor open class UIScrollView: UIView, ScrollDelegating {
  /// How the safe area adds to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// How the keyboard goes away.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
  }

  /// The look of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// How quickly scrolling slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
  }

  /// The one delegate, whatever protocol the class asks of it.
  weak var scrollDelegate: (any UIScrollViewDelegate)? { didSet { delegateDidChange() } }

  /// Called after another delegate was set.
  func delegateDidChange() {}

  open private(set) var panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer()

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return letsPan(panGestureRecognizer)
  }

  // MARK: Content

  /// The content's point at the view's origin.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if newValue.origin != old { contentOffsetDidChange() }
    }
  }

  private lazy var contentGuide = UILayoutGuide(.scrolledContent, of: self)
  private var frameGuide: UILayoutGuide?

  /// The rectangle of all content. Constraints to it say how big the content is.
  open var contentLayoutGuide: UILayoutGuide { contentGuide }

  /// The rectangle that the view itself has, whatever of the content is in it.
  open var frameLayoutGuide: UILayoutGuide {
    let guide = frameGuide ?? UILayoutGuide(.scrollFrame, of: self)
    frameGuide = guide
    return guide
  }

  private func contentOffsetDidChange() {
    // What constraints keep in the frame moves over the content.
    if frameGuide != nil { constraintsDidChange() }
    scrollDelegate?.scrollViewDidScroll(self)
  }

  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      refreshAdjustedContentInset()
      setNeedsLayout()
    }
  }

  /// The greatest offset at which the content rested when the offset was last looked after.
  var followedRest = CGPoint.zero

  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { refreshAdjustedContentInset() } }
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { refreshAdjustedContentInset() }
  }

  var lastAdjustedInset = UIEdgeInsets.zero
  /// Space above the content that a refresh control takes while it spins.
  var refreshInset: CGFloat = 0 { didSet { refreshAdjustedContentInset() } }

  /// The insets together with what the safe area adds.
  open var adjustedContentInset: UIEdgeInsets { computedAdjustedInset }

  /// Called after `adjustedContentInset` changed.
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    refreshAdjustedContentInset()
  }

  // MARK: Settings

  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false { didSet { refreshAdjustedContentInset() } }
  open var alwaysBounceHorizontal = false { didSet { refreshAdjustedContentInset() } }
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var indicatorStyle = IndicatorStyle.default
  open var decelerationRate = DecelerationRate.normal
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var scrollsToTop = true

  /// The control that a pull at the top starts.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let refreshControl else { return }
      refreshControl.frame.size.width = bounds.width
      refreshControl.frame.origin.x = 0
      insertSubview(refreshControl, at: 0)
    }
  }

  // MARK: Zooming

  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var bouncesZoom = true
  open internal(set) var isZooming = false
  var ownZoomScale: CGFloat = 1

  /// How large the view for zooming is shown.
  open var zoomScale: CGFloat {
    get { ownZoomScale }
    set { changeZoomScale(to: newValue, around: visibleMiddle) }
  }

  /// Shows the view for zooming in another size.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(to: scale, around: visibleMiddle, animated: animated)
  }

  /// Shows a part of the view for zooming as large as it fits.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoom(toShow: rect, animated: animated)
  }

  // MARK: Movement

  open internal(set) var isTracking = false
  open internal(set) var isDragging = false
  open internal(set) var isDecelerating = false

  /// Moves to an offset.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let moves = contentOffset != self.contentOffset
    self.contentOffset = contentOffset
    guard animated, moves else { return }
    afterTransition { [weak self] in
      guard let self else { return }
      self.scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Moves as little as needed to show a part of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let insets = adjustedContentInset
    let visible = bounds.inset(by: insets)
    var offset = contentOffset
    offset.x += Self.shift(
      from: visible.minX, visible.maxX, toShow: rect.minX, rect.maxX)
    offset.y += Self.shift(
      from: visible.minY, visible.maxY, toShow: rect.minY, rect.maxY)
    setContentOffset(nearestRestingOffset(to: offset), animated: animated)
  }

  private static func shift(
    from start: CGFloat, _ end: CGFloat, toShow first: CGFloat, _ last: CGFloat
  ) -> CGFloat {
    if first < start { return first - start }
    if last > end { return min(last - end, first - start) }
    return 0
  }

  /// Where a drag comes to rest that would end at a place by itself.
  func restingTarget(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Shows the scroll indicators for a moment.
  open func flashScrollIndicators() {}
}
