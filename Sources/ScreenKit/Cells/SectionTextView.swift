/// The text above or below the rows of a section in a collection view, by the kind it is asked for.
final class SectionTextView: UICollectionReusableView {
  /// The kinds of supplementary views that it stands for, each with its role.
  static let roles: [(kind: String, role: SectionLabel.Role)] = [
    (UICollectionView.elementKindSectionHeader, .header),
    (UICollectionView.elementKindSectionFooter, .footer),
  ]
  static let reuseIdentifier = "ScreenKit.sectionText"

  private var label: SectionLabel?

  func show(
    _ text: ScreenText, as role: SectionLabel.Role, runtime: AppRuntime, textSize: TextSize
  ) {
    let label = label ?? addLabel(role)
    label.show(text, runtime: runtime, textSize: textSize)
  }

  // A view is used again only for its own kind, so its role stays.
  private func addLabel(_ role: SectionLabel.Role) -> SectionLabel {
    let label = SectionLabel(role)
    self.label = label
    addSubview(label)
    return label
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label?.frame = bounds
  }
}
