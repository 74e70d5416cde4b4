public import Foundation

/// Arranges views in a row or a column by constraints that it makes itself.
@MainActor open class UIStackView: UIView {
  /// How the arranged views share the room along the axis.
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  /// Where the arranged views stand across the axis.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    /// What `leading` is called in rows.
    public static var top: Alignment { .leading }
    /// What `trailing` is called in rows.
    public static var bottom: Alignment { .trailing }
  }

  /// The space that says that `spacing` counts.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The space that the system has between views that stand beside each other.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A row of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Settings

  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementDidChange() } }
  open var distribution = Distribution.fill { didSet { arrangementDidChange() } }
  open var alignment = Alignment.fill { didSet { arrangementDidChange() } }
  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
  /// Whether columns measure their spaces from baseline to baseline.
  open var isBaselineRelativeArrangement = false { didSet { arrangementDidChange() } }
  /// Whether the views keep clear of the margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }

  // MARK: Arranged views

  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Arranges a view after all others, and adds it where it is no subview yet.
  open func addArrangedSubview(_ view: UIView) {
    let count = arrangedSubviews.filter { $0 !== view }.count
    insertArrangedSubview(view, at: count)
  }

  /// Arranges a view among the others. Its place among the subviews stays if it is one of them.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    let others = arrangedSubviews.filter { $0 !== view }
    precondition(
      (0...others.count).contains(stackIndex),
      "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or "
        + "equal to \(others.count)")
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews = others
    arrangedSubviews.insert(view, at: stackIndex)
    arrangementDidChange()
  }

  /// Arranges a view no more, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the space after one view, in place of `spacing`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    let isUsual = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isUsual ? nil : spacing
    arrangementDidChange()
  }

  /// The space set after one view; `spacingUseDefault` if none is.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Arrangement

  private var arrangement: StackArrangement?

  private func arrangementDidChange() {
    arrangement = nil
    constraintsDidChange()
  }

  override func subviewVisibilityDidChange() {
    super.subviewVisibilityDidChange()
    arrangementDidChange()
  }

  override func subviewContentSizeDidChange() {
    super.subviewContentSizeDidChange()
    // Only these shares are numbers out of the content's size.
    if distribution == .fillProportionally { arrangement = nil }
  }

  open override var constraints: [NSLayoutConstraint] { currentConstraints }

  override var currentConstraints: [NSLayoutConstraint] {
    let current = arrangement ?? StackArrangement(of: self)
    arrangement = current
    return constraintState.held + current.constraints
  }

  // MARK: Baselines

  /// The first view of a column, the highest of a row.
  open override var forFirstBaselineLayout: UIView {
    baselineView(first: true).map { $0.forFirstBaselineLayout } ?? self
  }

  /// The last view of a column, the highest of a row.
  open override var forLastBaselineLayout: UIView {
    baselineView(first: false).map { $0.forLastBaselineLayout } ?? self
  }

  private func baselineView(first: Bool) -> UIView? {
    let shown = arrangedSubviews.filter { !$0.isHidden }
    guard axis == .horizontal else { return first ? shown.first : shown.last }
    return shown.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
  }
}
