/// What is around the rows of a section in a layout that UIKit composes.
extension ListGeometry.Section {
  /// What stands above and below the rows in a list of a width.
  @MainActor
  func boundaryTexts(width: CGFloat) -> [NSCollectionLayoutBoundarySupplementaryItem] {
    var texts: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if rowCount > 0 || isFolded,
      let header = NSCollectionLayoutBoundarySupplementaryItem.wide(
        UICollectionView.elementKindSectionHeader, headerHeight(width), at: .top)
    {
      header.pinToVisibleBounds = isSticky
      // Rows scroll away below it, which are above what lies behind all.
      header.zIndex = isSticky ? 2 : 0
      texts.append(header)
    }
    if rowCount > 0,
      let footer = NSCollectionLayoutBoundarySupplementaryItem.wide(
        UICollectionView.elementKindSectionFooter, footerHeight(width), at: .bottom)
    {
      texts.append(footer)
    }
    return texts
  }

  /// Gives `section` the room around the rows and what lies behind all. The texts above and below the rows go from
  /// side to side.
  @MainActor
  func addLook(to section: NSCollectionLayoutSection) {
    section.supplementaryContentInsetsReference = .none
    if rowCount > 0 { section.contentInsets = insets }
    guard ground != nil, rowCount > 0 || isFolded else { return }
    let ground = NSCollectionLayoutDecorationItem.background(elementKind: SectionGround.kind)
    ground.zIndex = -1
    section.decorationItems = [ground]
  }
}

extension UICollectionViewLayoutAttributes {
  /// What lies behind a section with the colour that this has; all else as it is.
  @MainActor
  func colored(as sections: [ListGeometry.Section]) -> UICollectionViewLayoutAttributes {
    let number = indexPath.first ?? 0
    guard representedElementCategory == .decorationView, sections.indices.contains(number),
      let ground = sections[number].ground
    else { return self }
    return SectionGroundAttributes(ground, ofSection: number, in: frame)
  }
}

extension UICollectionViewCompositionalLayoutConfiguration {
  /// Rows above something that is so high.
  static func rows(above moreHeight: CGFloat) -> UICollectionViewCompositionalLayoutConfiguration {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = .none
    configuration.boundarySupplementaryItems =
      NSCollectionLayoutBoundarySupplementaryItem.wide(
        MoreReusableView.kind, moreHeight, at: .bottom
      ).map { [$0] } ?? []
    return configuration
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// Something as wide as the list; nil where it has no height.
  fileprivate static func wide(
    _ kind: String, _ height: CGFloat, at alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem? {
    guard height > 0 else { return nil }
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
      elementKind: kind, alignment: alignment)
    item.zIndex = 0
    return item
  }
}
