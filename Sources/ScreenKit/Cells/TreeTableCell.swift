/// Shows any tree in a table.
public final class TreeTableCell: UITableViewCell, ScreenLending {
  private let tree = TreeContentView()

  /// The tree that is shown.
  var element: CellElement? { tree.element }

  func show(_ tree: CellNode, accessibility: CellAccessibility?, in context: CellContext) {
    if self.tree.superview == nil {
      selectionStyle = .none
      contentView.addSubview(self.tree)
    }
    self.tree.show(tree, in: context)
    show(accessibility, in: context)
    setNeedsLayout()
  }

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
