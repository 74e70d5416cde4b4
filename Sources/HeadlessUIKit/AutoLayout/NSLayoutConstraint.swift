public import Foundation

/// Says how two sides, middles or sizes of views relate.
@MainActor open class NSLayoutConstraint: NSObject {
  /// What of a view a constraint is about.
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
  }

  /// How two values relate.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// The horizontal or the vertical direction.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  private weak var first: AnyObject?
  private weak var second: AnyObject?
  private var ownFirstAttribute = Attribute.notAnAttribute
  private var ownSecondAttribute = Attribute.notAnAttribute
  private var ownRelation = Relation.equal
  private var ownMultiplier: CGFloat = 1
  /// The view that keeps the constraint while it is active.
  private weak var holder: UIView?

  public override init() {}

  /// `view1.attr1 relation view2.attr2 × multiplier + c`.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    first = view1 as AnyObject
    second = view2.map { $0 as AnyObject }
    ownFirstAttribute = attr1
    ownSecondAttribute = attr2
    ownRelation = relation
    ownMultiplier = multiplier
    constant = c
  }

  open var firstItem: AnyObject? { first }
  open var secondItem: AnyObject? { second }
  open var firstAttribute: Attribute { ownFirstAttribute }
  open var secondAttribute: Attribute { ownSecondAttribute }
  open var relation: Relation { ownRelation }
  open var multiplier: CGFloat { ownMultiplier }

  open var constant: CGFloat = 0 {
    didSet { if constant != oldValue { holder?.constraintsDidChange() } }
  }
  open var priority = UILayoutPriority.required {
    didSet { holder?.constraintsDidChange() }
  }
  open var identifier: String?

  /// Whether the constraint takes part in layouts. What it is about has to have a view around it by then.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard holder == nil else { return }
    guard let one = LayoutItem(first)?.view else { return }
    let other = second.map { LayoutItem($0)?.view ?? one } ?? one
    guard let common = one.commonAncestor(with: other) else {
      preconditionFailure(
        "Unable to activate constraint with anchors \(self) because they have no common ancestor.  "
          + "Does the constraint or its anchors reference items in different view hierarchies?  "
          + "That's illegal.")
    }
    holder = common
    common.constraintState.held.append(self)
    common.constraintsDidChange()
  }

  private func deactivate() {
    holder?.constraintState.held.removeAll { $0 === self }
    holder?.constraintsDidChange()
    holder = nil
  }
}

/// A view or a guide, as what constraints are about.
@MainActor enum LayoutItem {
  case view(UIView)
  case guide(UILayoutGuide)

  init?(_ object: AnyObject?) {
    switch object {
    case let view as UIView: self = .view(view)
    case let guide as UILayoutGuide: self = .guide(guide)
    default: return nil
    }
  }

  /// The view, or that of the guide.
  var view: UIView? {
    switch self {
    case .view(let view): view
    case .guide(let guide): guide.owningView
    }
  }

  var object: AnyObject {
    switch self {
    case .view(let view): view
    case .guide(let guide): guide
    }
  }
}

extension UIView {
  fileprivate func commonAncestor(with other: UIView) -> UIView? {
    var candidate: UIView? = self
    while let view = candidate {
      if other.isDescendant(of: view) { return view }
      candidate = view.superview
    }
    return nil
  }
}
