public import Foundation

/// A rectangle of the interface, with views inside.
///
/// What UIKit lets subclasses override has to stand in the class itself; how it is done stands in extensions, and in the
/// types that hold the state.
@MainActor open class UIView: UIResponder, TraitChangeHost {
  // MARK: Making

  /// A view of the given frame.
  public init(frame: CGRect) {
    geometry = ViewGeometry(frame: frame)
    super.init()
    checkGeometry()
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

  // MARK: Constraints

  var constraintState = ViewConstraints()
  private lazy var ownSafeAreaGuide = UILayoutGuide(.safeArea, of: self)
  private lazy var ownMarginsGuide = UILayoutGuide(.layoutMargins, of: self)
  private lazy var ownReadableGuide = UILayoutGuide(.readableContent, of: self)
  /// How much the view's kind resists being bigger than its content.
  var usualHugging: UILayoutPriority { .defaultLow }

  /// The active constraints that the view keeps, and those that it makes for what is inside.
  var currentConstraints: [NSLayoutConstraint] { constraintState.held }

  open var constraints: [NSLayoutConstraint] { constraintState.held }

  open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
  open var widthAnchor: NSLayoutDimension { .init(self, .width) }
  open var heightAnchor: NSLayoutDimension { .init(self, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .lastBaseline) }

  open var layoutGuides: [UILayoutGuide] { constraintState.guides }
  open var safeAreaLayoutGuide: UILayoutGuide { ownSafeAreaGuide }
  open var layoutMarginsGuide: UILayoutGuide { ownMarginsGuide }
  /// The part of the margins in which lines of text are not too long to be read.
  open var readableContentGuide: UILayoutGuide { ownReadableGuide }

  /// The view whose first baseline stands for this one's.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline stands for this one's.
  open var forLastBaselineLayout: UIView { self }

  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    constraintState.add(layoutGuide, of: self)
  }

  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    constraintState.remove(layoutGuide)
  }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    constraintState.hugging[axis] ?? usualHugging
  }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    constraintState.hugging[axis] = priority
    superview?.constraintsDidChange()
  }

  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { constraintState.resistance[axis] ?? .defaultHigh }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    constraintState.resistance[axis] = priority
    superview?.constraintsDidChange()
  }

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
  open var isHidden = false {
    didSet {
      noteAnimatableChange()
      if isHidden != oldValue { superview?.subviewVisibilityDidChange() }
    }
  }

  /// Called after a subview was hidden or shown.
  func subviewVisibilityDidChange() {}

  /// Called after a subview said that its content has another size.
  func subviewContentSizeDidChange() {}

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

  /// Puts a view right behind a sibling.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
  }

  /// Puts a view right before a sibling.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: subviews.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? 0)
  }

  /// Moves a subview before all others.
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  /// Moves a subview behind all others.
  open func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }

  /// Exchanges two subviews' places.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    subviews.swapAt(index1, index2)
  }

  /// Whether the view is the other one or inside of it.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }

  /// The view of a tag, among this one and those inside.
  open func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Ends the editing of the text inside.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let responder = window?.firstResponder as? UIView, responder.isDescendant(of: self)
    else { return false }
    return responder.resignFirstResponder()
  }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Layout

  var layoutState = LayoutState()

  /// Called at the root of a tree when something in it asks for a layout.
  func layoutBecomesDue() {}

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
    superview?.subviewContentSizeDidChange()
    superview?.setNeedsLayout()
    if !translatesAutoresizingMaskIntoConstraints { superview?.constraintsDidChange() }
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
    fittingSize(
      near: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  // MARK: Insets

  var marginState = MarginState()

  /// What bars and the screen's corners cover.
  open var safeAreaInsets: UIEdgeInsets { computedSafeAreaInsets }

  /// Called after `safeAreaInsets` changed.
  open func safeAreaInsetsDidChange() {}

  /// The space between the view's sides and its content.
  open var layoutMargins: UIEdgeInsets {
    get {
      marginState.insetsMarginsFromSafeArea
        ? marginState.margins + safeAreaInsets : marginState.margins
    }
    set {
      guard marginState.margins != newValue else { return }
      marginState.margins = newValue
      layoutMarginsDidChange()
      setNeedsLayout()
    }
  }

  /// The margins with leading and trailing sides.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, isLeftToRight: readsLeftToRight) }
    set { layoutMargins = UIEdgeInsets(newValue, isLeftToRight: readsLeftToRight) }
  }

  /// Whether the margins grow by the safe area.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { marginState.insetsMarginsFromSafeArea }
    set { marginState.insetsMarginsFromSafeArea = newValue }
  }

  /// Whether the margins are at least the superview's.
  open var preservesSuperviewLayoutMargins: Bool {
    get { marginState.preservesSuperviewMargins }
    set { marginState.preservesSuperviewMargins = newValue }
  }

  /// The direction in which the view's content reads.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified:
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Called after `layoutMargins` changed.
  open func layoutMarginsDidChange() {}

  // MARK: Coordinates

  /// A point of this view's coordinates in those of another, or of the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    converted(point, to: view)
  }

  /// A point of another view's coordinates, or of the window's, in those of this view.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    view?.converted(point, to: self)
      ?? pointFromRoot(root.geometry.toSuperview(point))
  }

  /// A rectangle of this view's coordinates in those of another, or of the window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    converted(rect, to: view)
  }

  /// A rectangle of another view's coordinates, or of the window's, in those of this view.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    Self.boundingBox(of: rect) { convert($0, from: view) }
  }

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

  /// The appearance that the view sets for itself and its subviews.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState.style }
    set {
      traitState.style = newValue
      refreshTraits()
    }
  }

  @available(iOS 17, *)
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    register(traits, handler: handler)
  }

  /// Removes a handler of trait changes.
  @available(iOS 17, *)
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitChangeHandlers.remove(registration)
  }

  // MARK: Description

  /// Class, address, frame and what is unusual, in UIKit's words. Whoever prints a view may do so from anywhere.
  nonisolated open override var description: String {
    DescribedView.text(of: self)
  }

  /// What classes add to the description.
  var describedContent: [String] { [] }

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
