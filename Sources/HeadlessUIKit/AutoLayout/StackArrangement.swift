import Foundation

/// The constraints by which a stack view arranges what it shows.
@MainActor struct StackArrangement {
  /// The attributes along a stack's axis, and those across it.
  private struct Sides {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    let size: NSLayoutConstraint.Attribute

    static let horizontal = Sides(
      start: .leading, end: .trailing, center: .centerX, size: .width)
    static let vertical = Sides(start: .top, end: .bottom, center: .centerY, size: .height)
  }

  /// How much a stack would rather be small: a little more than its size is asked to be near one that is proposed.
  private static let fit = UILayoutPriority.fittingSizeLevel.rawValue + 1
  /// What only decides where nothing else does.
  private static let doubt: Float = 25
  private static let systemSpacing: CGFloat = 8

  private(set) var constraints: [NSLayoutConstraint] = []
  /// The spaces that have to be equal.
  private var gaps: [UILayoutGuide] = []
  private let stack: UIStackView
  private let canvas: AnyObject
  private let views: [UIView]
  private let along: Sides
  private let across: Sides

  /// What is hidden takes no room.
  init(of stack: UIStackView) {
    self.stack = stack
    let isRow = stack.axis == .horizontal
    along = isRow ? .horizontal : .vertical
    across = isRow ? .vertical : .horizontal
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    guard let first = views.first, let last = views.last else { return }
    relate(first, along.start, .equal, canvas, along.start)
    connect()
    relate(last, along.end, .equal, canvas, along.end)
    distribute(first)
    align(first)
  }

  private mutating func relate(
    _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?,
    _ other: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: Float = 1000
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraints.append(constraint)
  }

  // MARK: Along the axis

  private func space(after view: UIView) -> CGFloat {
    let custom = stack.customSpacing(after: view)
    let space = custom == UIStackView.spacingUseDefault ? stack.spacing : custom
    return space == UIStackView.spacingUseSystem ? Self.systemSpacing : space
  }

  private var spacesAreFixed: Bool {
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally: true
    case .equalSpacing, .equalCentering: false
    }
  }

  private mutating func connect() {
    let betweenBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    for (view, next) in zip(views, views.dropFirst()) {
      relate(
        next, betweenBaselines ? .firstBaseline : along.start,
        spacesAreFixed ? .equal : .greaterThanOrEqual, view,
        betweenBaselines ? .lastBaseline : along.end, constant: space(after: view))
    }
  }

  private mutating func distribute(_ first: UIView) {
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() { relate(view, along.size, .equal, first, along.size) }
    case .fillProportionally: fillProportionally()
    case .equalSpacing: makeGaps(from: along.end, to: along.start, priority: 1000)
    // The spaces count more than the centres.
    case .equalCentering: makeGaps(from: along.center, to: along.center, priority: 149)
    }
  }

  private mutating func fillProportionally() {
    let isRow = stack.axis == .horizontal
    let lengths = views.compactMap { view -> (view: UIView, length: CGFloat)? in
      let size = view.intrinsicContentSize
      let length = isRow ? size.width : size.height
      return length > 0 ? (view, length) : nil
    }
    guard let first = lengths.first else { return }
    for (view, length) in lengths.dropFirst() {
      relate(
        view, along.size, .equal, first.view, along.size, multiplier: length / first.length,
        priority: 999)
    }
  }

  private mutating func makeGaps(
    from end: NSLayoutConstraint.Attribute, to start: NSLayoutConstraint.Attribute,
    priority: Float
  ) {
    for (view, next) in zip(views, views.dropFirst()) {
      let gap = UILayoutGuide()
      gap.owningView = stack
      relate(gap, along.start, .equal, view, end)
      relate(gap, along.end, .equal, next, start)
      if let first = gaps.first {
        relate(gap, along.size, .equal, first, along.size, priority: priority)
      }
      relate(
        next, along.start, .equal, view, along.end, constant: space(after: view),
        priority: Self.fit)
      gaps.append(gap)
    }
  }

  // MARK: Across the axis

  private mutating func align(_ first: UIView) {
    switch stack.alignment {
    case .fill:
      for view in views {
        relate(view, across.start, .equal, canvas, across.start)
        relate(view, across.end, .equal, canvas, across.end)
      }
    case .leading: pin(to: across.start)
    case .trailing: pin(to: across.end)
    case .center: pin(to: across.center)
    case .firstBaseline: alignBaselines(.firstBaseline, first)
    case .lastBaseline: alignBaselines(.lastBaseline, first)
    }
  }

  private mutating func pin(to side: NSLayoutConstraint.Attribute) {
    for view in views { relate(view, side, .equal, canvas, side) }
    stayInside()
  }

  private mutating func stayInside() {
    for view in views {
      relate(view, across.start, .greaterThanOrEqual, canvas, across.start)
      relate(view, across.end, .lessThanOrEqual, canvas, across.end)
    }
    relate(canvas, across.size, .equal, nil, .notAnAttribute, priority: Self.fit)
  }

  /// Columns have one beside the other nothing to align, and lead instead.
  private mutating func alignBaselines(
    _ baseline: NSLayoutConstraint.Attribute, _ first: UIView
  ) {
    guard stack.axis == .horizontal else { return pin(to: across.start) }
    for view in views.dropFirst() { relate(view, baseline, .equal, first, baseline) }
    stayInside()
    relate(first, across.start, .equal, canvas, across.start, priority: Self.doubt)
  }
}
