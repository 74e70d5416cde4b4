/// Rows below one another that can be swiped, which UIKit only lets rows be whose section is a list: all sections are.
///
/// Of a long list it is said how high those rows are that were measured, and of others when they come into sight.
package final class SwipedListLayout: ComposedLayout, SectionedLayout {
  override func isList(_ number: Int) -> Bool { true }

  package override func prepare() {
    if let source {
      take(source.layoutSections())
      follow(moreHeight: source.layoutMoreHeight)
    }
    super.prepare()
  }

  // MARK: Where sections are

  func start(ofSection section: Int) -> CGFloat? {
    guard sections.indices.contains(section) else { return nil }
    return section == 0 ? 0 : end(ofSection: section - 1)
  }

  /// One in which there is nothing ends where that before it does.
  func end(ofSection section: Int) -> CGFloat? {
    guard sections.indices.contains(section) else { return nil }
    for number in (0...section).reversed() {
      if let end = lastEnd(inSection: number) { return end }
    }
    return 0
  }

  /// Where what a section has ends.
  private func lastEnd(inSection number: Int) -> CGFloat? {
    let first = IndexPath(item: 0, section: number)
    let row = IndexPath(item: sections[number].rowCount - 1, section: number)
    let footer = layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionFooter, at: first)
    let last = row.item < 0 ? nil : layoutAttributesForItem(at: row)
    let header = layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: first)
    let roomBelow = footer == nil && last != nil ? sections[number].insets.bottom : 0
    return (footer ?? last ?? header).map { $0.frame.maxY + roomBelow }
  }
}
