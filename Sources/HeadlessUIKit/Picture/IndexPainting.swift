import Foundation

extension ViewPainter {
  /// Paints the titles at the side of a list, in the middle of what is seen of it.
  mutating func paintIndex(of list: UIScrollView, in rect: CGRect) {
    let titles: [String]
    let color: UIColor?
    switch list {
    case let table as UITableView:
      titles = table.headlessIndexTitles
      color = table.sectionIndexColor ?? table.tintColor
    case let list as UICollectionView:
      titles = list.headlessIndexTitles
      color = list.tintColor
    default: return
    }
    guard !titles.isEmpty else { return }
    let seen = rect.inset(by: list.adjustedContentInset)
    let height = min(14, seen.height / CGFloat(titles.count))
    let isRightToLeft = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (width, font) = (CGFloat(15), UIFont.systemFont(ofSize: 11, weight: .semibold))
    var place = CGRect(
      x: isRightToLeft ? seen.minX : seen.maxX - width,
      y: seen.midY - height * CGFloat(titles.count) / 2, width: width, height: height)
    for title in titles {
      paintCentered(title, in: place, font: font, color: color)
      place.origin.y += height
    }
  }
}
