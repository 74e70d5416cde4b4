/// The text above or below the rows of a section in a collection view, by the kind it is asked for.
final class SectionTextView: UICollectionReusableView {
  /// The kinds of supplementary views that it stands for, each with its role.
  static let roles: [(kind: String, role: SectionLabel.Role)] = [
    (UICollectionView.elementKindSectionHeader, .header),
    (UICollectionView.elementKindSectionFooter, .footer),
  ]

  /// By which a view of `role` is asked for.
  static func kind(of role: SectionLabel.Role) -> String {
    switch role {
    case .header: UICollectionView.elementKindSectionHeader
    case .footer: UICollectionView.elementKindSectionFooter
    }
  }

  static let reuseIdentifier = "ScreenKit.sectionText"

  let label = SectionLabel()

  /// The layout knows how big the view is; nothing has to be fitted for that.
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  override func layoutSubviews() {
    super.layoutSubviews()
    embedSubview(label)
  }
}
