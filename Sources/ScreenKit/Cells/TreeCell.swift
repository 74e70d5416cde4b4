/// Shows any tree in a collection view.
public final class TreeCell: UICollectionViewCell, ScreenLending, OffersTreeActions, FollowsTime {
  private let tree = TreeContentView()

  /// The tree that is shown.
  var element: CellElement? { tree.element }

  func nextChange(after now: Date) -> Date? { tree.nextChange(after: now) }

  func show(_ tree: CellNode, accessibility: CellAccessibility?, in context: CellContext) {
    if self.tree.superview == nil { contentView.addSubview(self.tree) }
    self.tree.show(tree, in: context)
    self.tree.showAccessibility(accessibility, on: self)
    showPressedGround(in: context.theme)
    setNeedsLayout()
  }

  public override var isHighlighted: Bool {
    didSet { tree.isPressed = isHighlighted }
  }

  public override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { tree.accessibilityActions(of: self, beside: super.accessibilityCustomActions) }
    set { super.accessibilityCustomActions = newValue }
  }

  /// The layout knows how big the cell is; nothing has to be fitted for that.
  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  public override func layoutSubviews() {
    super.layoutSubviews()
    tree.frame = contentView.bounds
  }

  func releaseScreens() { tree.releaseScreens() }

  var lacksScreens: Bool { tree.lacksScreens }

  public override func prepareForReuse() {
    super.prepareForReuse()
    tree.clear()
  }
}
