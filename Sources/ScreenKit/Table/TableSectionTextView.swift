/// The text above or below the rows of a section in a table.
final class TableSectionTextView: UITableViewHeaderFooterView {
  /// What such views are used again by.
  static func identifier(for role: SectionLabel.Role) -> String {
    switch role {
    case .header: "ScreenKit.header"
    case .footer: "ScreenKit.footer"
    }
  }

  private var label: SectionLabel?

  func show(
    _ text: ScreenText, as role: SectionLabel.Role, runtime: AppRuntime, textSize: TextSize
  ) {
    let label = label ?? addLabel(role)
    label.show(text, runtime: runtime, textSize: textSize)
  }

  // A view is used again only for its own role.
  private func addLabel(_ role: SectionLabel.Role) -> SectionLabel {
    let label = SectionLabel(role)
    self.label = label
    contentView.addSubview(label)
    return label
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label?.frame = contentView.bounds
  }
}
