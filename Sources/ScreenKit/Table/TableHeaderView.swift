/// The heading of a section in a table.
final class TableHeaderView: UITableViewHeaderFooterView {
  static let identifier = "ScreenKit.header"

  private let heading = SectionHeading()

  func show(_ text: ScreenText, runtime: AppRuntime, textSize: TextSize) {
    if heading.superview == nil { contentView.addSubview(heading) }
    heading.show(text, runtime: runtime, textSize: textSize)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    heading.frame = contentView.bounds
  }
}
