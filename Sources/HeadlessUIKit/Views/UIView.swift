public import Foundation

/// A rectangle of the interface, with views inside.
@MainActor open class UIView: UIResponder, TraitChangeHost {
  // MARK: Making

  /// A view of the given frame.
  public init(frame: CGRect) {
    geometry = ViewGeometry(frame: frame)
    super.init()
  }

  /// A view from an archive.
  public required init?(coder: NSCoder) {
    geometry = ViewGeometry(frame: .zero)
    super.init()
  }

  /// A view of no size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  // MARK: Geometry

  var geometry: ViewGeometry

  /// Position and size in the superview's coordinates.
  open var frame: CGRect {
    get { geometry.frame }
    set { changeGeometry { $0.frame = newValue } }
  }

  /// Position and size in the view's own coordinates.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { changeGeometry { $0.bounds = newValue } }
  }

  /// The middle in the superview's coordinates.
  open var center: CGPoint {
    get { geometry.center }
    set { changeGeometry { $0.center = newValue } }
  }

  /// How the view is stretched, turned and moved around its middle.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { changeGeometry { $0.transform = newValue } }
  }

  /// How the frame follows when the superview's size changes.
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  open var translatesAutoresizingMaskIntoConstraints = true

  /// Whether the view's horizontal coordinates run from right to left. What is in it does not look
  /// mirrored for that; it only stands on the other side.
  var mirrorsCoordinates: Bool { false }

  // MARK: Appearance

  /// Corners, border and shadow.
  open var layer: CALayer {
    if let ownLayer { return ownLayer }
    let layer = (Self.layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.view = self
    ownLayer = layer
    return layer
  }
  private var ownLayer: CALayer?

  /// The class of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }

  /// The way that the view is on while a test holds animations.
  var motion: ViewMotion?
  open var alpha: CGFloat = 1 { didSet { noteAnimatableChange() } }
  open var isHidden = false { didSet { noteAnimatableChange() } }
  open var isOpaque = true
  open var backgroundColor: UIColor? { didSet { noteAnimatableChange() } }
  open var contentMode = ContentMode.scaleToFill
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var tag = 0
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  var ownTintColor: UIColor?

  /// The colour of what can be touched; the superview's unless set.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      propagateTintColorChange()
    }
  }

  /// Called after the tint colour changed.
  open func tintColorDidChange() {}

  /// Whether right-to-left languages mirror the view.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }

  // MARK: Hierarchy

  open internal(set) weak var superview: UIView?
  open internal(set) var subviews: [UIView] = []
  weak var controller: UIViewController?

  /// The window that the view is in.
  open var window: UIWindow? { superview?.window }

  open override var next: UIResponder? { controller ?? superview }
  override var responderWindow: UIWindow? { window }

  open func addSubview(_ view: UIView) {
    insert(view, at: subviews.count)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    detach()
  }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Layout

  var layoutState = LayoutState()

  /// Asks for a layout in the next pass.
  open func setNeedsLayout() {
    markForLayout()
  }

  /// Lays out the view and what is below it, where needed, at once.
  open func layoutIfNeeded() {
    performLayout()
  }

  /// Places the subviews; to be overridden.
  open func layoutSubviews() {}

  /// Asks for a redraw; nothing is drawn here.
  open func setNeedsDisplay() {}

  /// The size that suits the content best within a size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that suits the content best.
  open func sizeToFit() {
    bounds.size = sizeThatFits(bounds.size)
  }

  /// The size that the content alone asks for.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Says that `intrinsicContentSize` changed.
  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
  }

  /// The best size near a target.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The best size near a target, by how much each direction is required.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isWidthGiven = horizontalFittingPriority == .required
    let isHeightGiven = verticalFittingPriority == .required
    let fitting = sizeThatFits(
      CGSize(
        width: isWidthGiven ? targetSize.width : .greatestFiniteMagnitude,
        height: isHeightGiven ? targetSize.height : .greatestFiniteMagnitude))
    return CGSize(
      width: isWidthGiven ? targetSize.width : fitting.width,
      height: isHeightGiven ? targetSize.height : fitting.height)
  }

  // MARK: Insets

  var marginState = MarginState()

  /// What bars and the screen's corners cover.
  open var safeAreaInsets: UIEdgeInsets { computedSafeAreaInsets }

  /// Called after `safeAreaInsets` changed.
  open func safeAreaInsetsDidChange() {}

  /// Called after `layoutMargins` changed.
  open func layoutMarginsDidChange() {}

  // MARK: Touches

  /// The view below this one that a touch at a point is for.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) {
        return hit
      }
    }
    return self
  }

  /// Whether a point lies in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  open var gestureRecognizers: [UIGestureRecognizer]? {
    didSet {
      for old in oldValue ?? [] { old.view = nil }
      for recognizer in gestureRecognizers ?? [] { recognizer.view = self }
    }
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  // MARK: Traits

  var traitState = TraitState()
  let traitChangeHandlers = TraitChangeHandlers()

  open var traitCollection: UITraitCollection { resolvedTraits }

  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Removes a handler of trait changes.
  open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitChangeHandlers.remove(registration)
  }

  /// What stands in pictures for a view that draws nothing.
  var placeholderInPictures: String?

  // MARK: Accessibility

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  /// Something adjustable is set to more.
  open func accessibilityIncrement() {}
  /// Something adjustable is set to less.
  open func accessibilityDecrement() {}
  open var accessibilityIdentifier: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  open var accessibilityElementsHidden = false
  open var accessibilityViewIsModal = false
  open var accessibilityElements: [Any]?
  open var shouldGroupAccessibilityChildren = false
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  /// What a double tap of VoiceOver does; true if handled.
  open func accessibilityActivate() -> Bool { false }
}
