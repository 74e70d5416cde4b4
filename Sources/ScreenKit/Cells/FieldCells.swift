/// Shows a field in a collection view.
public final class FieldCell: UICollectionViewCell {
  private let content = FieldContentView()

  func show(_ field: FieldItem, onChange: ScreenAction?, in context: CellContext) {
    if content.superview == nil { contentView.addSubview(content) }
    content.show(field.field, kind: field.kind, onChange: onChange, in: context)
  }

  /// The layout knows how big the cell is; nothing has to be fitted for that.
  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  public override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = contentView.bounds
  }
}

/// Shows a field in a table.
public final class FieldTableCell: UITableViewCell {
  private let content = FieldContentView()

  func show(_ field: FieldItem, onChange: ScreenAction?, in context: CellContext) {
    if content.superview == nil {
      selectionStyle = .none
      contentView.addSubview(content)
    }
    content.show(field.field, kind: field.kind, onChange: onChange, in: context)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = contentView.bounds
  }
}
