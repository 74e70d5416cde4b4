/// The text above or below the rows of a section in a table.
final class TableSectionTextView: UITableViewHeaderFooterView {
  /// What such views are used again by.
  static func identifier(for role: SectionLabel.Role) -> String {
    switch role {
    case .header: "ScreenKit.header"
    case .footer: "ScreenKit.footer"
    }
  }

  let label = SectionLabel()

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.embedSubview(label)
  }
}
