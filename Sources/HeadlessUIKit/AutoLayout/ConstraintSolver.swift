import Foundation

/// Puts the views that constraints are about where these say, within one view whose place is given.
@MainActor struct ConstraintSolver {
  typealias Expression = LayoutEquations.Expression

  /// The sides of one item in the coordinates of the root.
  struct Sides {
    var left: Expression
    var top: Expression
    var width: Expression
    var height: Expression
  }

  private let root: UIView
  private var sides: [ObjectIdentifier: Sides] = [:]
  private var views: [UIView] = []
  private var guides: [UILayoutGuide] = []
  /// The scroll views whose content constraints are about.
  var scrolled: [UIScrollView] = []
  private var count = 0
  private var rows: [LayoutEquations.Row] = []
  private let constraints: [NSLayoutConstraint]

  /// - Parameter size: How wide and high the root is, or should rather be.
  private init(
    _ root: UIView, size: CGSize, widthPriority: Float, heightPriority: Float,
    knownWidths: [ObjectIdentifier: CGFloat]
  ) {
    self.root = root
    constraints = root.constraintsInside
    let width = freshValue()
    let height = freshValue()
    sides[ObjectIdentifier(root)] = Sides(
      left: Expression(), top: Expression(), width: width, height: height)
    require(width + -size.width, .equal, widthPriority)
    require(height + -size.height, .equal, heightPriority)
    for constraint in constraints {
      if let item = LayoutItem(constraint.firstItem) { _ = findSides(of: item) }
      if let item = LayoutItem(constraint.secondItem) { _ = findSides(of: item) }
    }
    for constraint in constraints { add(constraint) }
    for view in views { addContentSize(of: view, width: knownWidths[ObjectIdentifier(view)]) }
  }

  /// Puts everything inside of a view where constraints say.
  static func place(inside root: UIView) {
    let (solver, values) = solved(root, size: root.bounds.size, 1001, 1001)
    solver.apply(values)
  }

  /// The size that suits the constraints inside of a view, near a target.
  static func fittingSize(
    of root: UIView, _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    let (_, values) = solved(root, size: target, horizontal.rawValue, vertical.rawValue)
    return CGSize(width: values[0], height: values[1])
  }

  /// Text of several lines is as high as its width makes it, so that is found first.
  private static func solved(
    _ root: UIView, size: CGSize, _ widthPriority: Float, _ heightPriority: Float
  ) -> (ConstraintSolver, [CGFloat]) {
    var widths: [ObjectIdentifier: CGFloat] = [:]
    var solver = ConstraintSolver(
      root, size: size, widthPriority: widthPriority, heightPriority: heightPriority,
      knownWidths: widths)
    var solution = LayoutEquations(solver.rows, count: solver.count).solution()
    let wrapping = solver.views.filter(\.wrapsContent)
    if !wrapping.isEmpty {
      for view in wrapping {
        widths[ObjectIdentifier(view)] =
          solver.sides[ObjectIdentifier(view)]?.width.evaluated(solution.values)
      }
      solver = ConstraintSolver(
        root, size: size, widthPriority: widthPriority, heightPriority: heightPriority,
        knownWidths: widths)
      solution = LayoutEquations(solver.rows, count: solver.count).solution()
    }
    root.constraintState.areSatisfied = solution.isSatisfied
    return (solver, solution.values)
  }

  mutating func freshValue() -> Expression {
    defer { count += 1 }
    return .value(count)
  }

  mutating func require(
    _ difference: Expression, _ relation: NSLayoutConstraint.Relation, _ priority: Float
  ) {
    rows.append(.init(difference: difference, relation: relation, priority: priority))
  }

  // MARK: Items

  mutating func findSides(of item: LayoutItem) -> Sides? {
    let name = ObjectIdentifier(item.object)
    if let known = sides[name] { return known }
    let found: Sides?
    switch item {
    case .guide(let guide): found = sidesOfGuide(guide)
    case .view(let view): found = sidesOfView(view)
    }
    sides[name] = found
    return found
  }

  mutating func freeSides() -> Sides {
    Sides(left: freshValue(), top: freshValue(), width: freshValue(), height: freshValue())
  }

  private mutating func sidesOfGuide(_ guide: UILayoutGuide) -> Sides? {
    if guide.place == .constrained {
      guides.append(guide)
      return freeSides()
    }
    guard let view = guide.owningView, let outer = findSides(of: .view(view)) else { return nil }
    guard let insets = guide.insets else { return sidesOfContent(guide, of: view, outer) }
    return Sides(
      left: outer.left + insets.left, top: outer.top + insets.top,
      width: outer.width + -(insets.left + insets.right),
      height: outer.height + -(insets.top + insets.bottom))
  }

  private mutating func sidesOfView(_ view: UIView) -> Sides? {
    guard view.translatesAutoresizingMaskIntoConstraints else {
      views.append(view)
      return freeSides()
    }
    guard let parent = view.superview, let outer = findSides(of: .view(parent)) else { return nil }
    // Its place is as its mask says: fixed, or growing with the view around it. Content of cells follows those.
    let cell = parent as? UITableViewCell
    let isContent = cell?.contentView === view
    let frame = isContent ? cell?.contentFrame(in: parent.bounds.size) ?? view.frame : view.frame
    let mask = view.autoresizingMask
    let room = parent.bounds
    let wider = outer.width + -room.width
    let higher = outer.height + -room.height
    let growsWide = mask.contains(.flexibleWidth) || isContent
    let growsHigh = mask.contains(.flexibleHeight) || isContent
    let movesRight = mask.contains(.flexibleLeftMargin) && !growsWide
    let movesDown = mask.contains(.flexibleTopMargin) && !growsHigh
    return Sides(
      left: outer.left + (movesRight ? wider : Expression()) + (frame.minX - room.minX),
      top: outer.top + (movesDown ? higher : Expression()) + (frame.minY - room.minY),
      width: (growsWide ? wider : Expression()) + frame.width,
      height: (growsHigh ? higher : Expression()) + frame.height)
  }

  // MARK: Constraints

  private mutating func add(_ constraint: NSLayoutConstraint) {
    let (one, other) = (constraint.firstItem, constraint.secondItem)
    let (attribute, otherAttribute) = (constraint.firstAttribute, constraint.secondAttribute)
    guard let first = value(attribute, of: scrolledItem(one, attribute, facing: other))
    else { return }
    var difference = first + -constraint.constant
    if otherAttribute != .notAnAttribute {
      let item = scrolledItem(other, otherAttribute, facing: one)
      guard let second = value(otherAttribute, of: item) else { return }
      difference = difference - second * constraint.multiplier
    }
    require(difference, constraint.relation, constraint.priority.rawValue)
  }

  private mutating func value(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject?
  ) -> Expression? {
    guard let item else { return nil }
    if attribute.rawValue > NSLayoutConstraint.Attribute.firstBaseline.rawValue,
      let inner = attribute.insideMargins
    {
      return value(inner, of: (item as? UIView)?.layoutMarginsGuide ?? item)
    }
    let known = sides[ObjectIdentifier(item)]
    guard let sides = known ?? LayoutItem(item).flatMap({ findSides(of: $0) }) else { return nil }
    if let view = Self.baselineView(attribute, of: item) { return value(attribute, of: view) }
    let isMirrored = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch attribute {
    case .left: sides.left
    case .right: sides.left + sides.width
    // From right to left, distances count the other way.
    case .leading: isMirrored ? (sides.left + sides.width) * -1 : sides.left
    case .trailing: isMirrored ? sides.left * -1 : sides.left + sides.width
    case .top: sides.top
    case .bottom: sides.top + sides.height
    case .width: sides.width
    case .height: sides.height
    case .centerX: sides.left + sides.width * 0.5
    case .centerY: sides.top + sides.height * 0.5
    case .firstBaseline: sides.top + Self.ascender(of: item)
    case .lastBaseline: sides.top + sides.height + Self.descender(of: item)
    default: nil
    }
  }

  /// The view inside whose baseline stands for that of the item.
  private static func baselineView(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject
  ) -> UIView? {
    guard attribute == .firstBaseline || attribute == .lastBaseline, let view = item as? UIView
    else { return nil }
    let inner =
      attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    return inner === view ? nil : inner
  }

  private static func ascender(of item: AnyObject) -> CGFloat {
    (item as? UILabel)?.font.ascender ?? 0
  }

  private static func descender(of item: AnyObject) -> CGFloat {
    (item as? UILabel)?.font.descender ?? 0
  }

  /// A view would rather be as big as its content: it resists being bigger, and even more being smaller.
  private mutating func addContentSize(of view: UIView, width: CGFloat?) {
    guard let own = sides[ObjectIdentifier(view)] else { return }
    let size = view.contentSize(forWidth: width)
    let axes: [(NSLayoutConstraint.Axis, Expression, CGFloat)] = [
      (.horizontal, own.width, size.width), (.vertical, own.height, size.height),
    ]
    for (axis, value, content) in axes where content != UIView.noIntrinsicMetric {
      require(
        value + -content, .greaterThanOrEqual,
        view.contentCompressionResistancePriority(for: axis).rawValue)
      require(value + -content, .equal, view.contentHuggingPriority(for: axis).rawValue)
    }
  }

  // MARK: Result

  private func apply(_ values: [CGFloat]) {
    for view in views {
      guard let frame = frame(of: view, in: view.superview, values), frame != view.frame else {
        continue
      }
      view.frame = frame
    }
    for guide in guides {
      guide.solvedFrame = frame(of: guide, in: guide.owningView, values) ?? .zero
    }
    for scrollView in scrolled {
      let guide = scrollView.contentLayoutGuide
      guard let size = frame(of: guide, in: scrollView, values)?.size else { continue }
      if size != scrollView.contentSize { scrollView.contentSize = size }
    }
  }

  private func frame(of item: AnyObject, in parent: UIView?, _ values: [CGFloat]) -> CGRect? {
    guard let own = sides[ObjectIdentifier(item)], let parent else { return nil }
    let outer = sides[ObjectIdentifier(parent)]
    let origin = CGPoint(
      x: (outer?.left ?? Expression()).evaluated(values),
      y: (outer?.top ?? Expression()).evaluated(values))
    return CGRect(
      x: Self.rounded(own.left.evaluated(values) - origin.x + parent.bounds.minX),
      y: Self.rounded(own.top.evaluated(values) - origin.y + parent.bounds.minY),
      width: Self.rounded(own.width.evaluated(values)),
      height: Self.rounded(own.height.evaluated(values)))
  }

  /// Without the noise of the arithmetic.
  private static func rounded(_ value: CGFloat) -> CGFloat { (value * 1024).rounded() / 1024 }
}

extension UIView {
  /// The active constraints that the view and those inside keep.
  var constraintsInside: [NSLayoutConstraint] {
    currentConstraints + subviews.flatMap(\.constraintsInside)
  }

  var containsConstraints: Bool {
    !currentConstraints.isEmpty || subviews.contains(where: \.containsConstraints)
  }

  /// Whether content gets higher where it has less width.
  var wrapsContent: Bool { (self as? UILabel).map { $0.numberOfLines != 1 } ?? false }

  func contentSize(forWidth width: CGFloat?) -> CGSize {
    guard let width, wrapsContent else { return intrinsicContentSize }
    let height = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    return CGSize(width: intrinsicContentSize.width, height: height)
  }

  /// Asks for a layout of the view whose place is given and that places this one.
  func constraintsDidChange() {
    setNeedsLayout()
    if !translatesAutoresizingMaskIntoConstraints { superview?.constraintsDidChange() }
  }

  /// Lets constraints place what is inside, in views whose own place is given.
  func applyConstraints() {
    guard translatesAutoresizingMaskIntoConstraints || superview == nil, hasConstraintsInside
    else { return }
    ConstraintSolver.place(inside: self)
  }

  /// Whether the view has to look after constraints: its own, or those of views that have no place without it.
  var hasConstraintsInside: Bool {
    !currentConstraints.isEmpty
      || subviews.contains {
        !$0.translatesAutoresizingMaskIntoConstraints && $0.hasConstraintsInside
      }
  }
}
