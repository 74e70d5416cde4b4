/// The text above or below the rows of a section in a collection view, by the kind it is asked for.
final class SectionTextView: UICollectionReusableView {
  /// The kinds of supplementary views that it stands for, each with its role.
  static let roles: [(kind: String, role: SectionLabel.Role)] = [
    (UICollectionView.elementKindSectionHeader, .header),
    (UICollectionView.elementKindSectionFooter, .footer),
  ]
  static let reuseIdentifier = "ScreenKit.sectionText"

  let label = SectionLabel()

  override func layoutSubviews() {
    super.layoutSubviews()
    embedSubview(label)
  }
}
