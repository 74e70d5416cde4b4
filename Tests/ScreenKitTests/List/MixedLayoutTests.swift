import Foundation
import Testing

@testable import ScreenKit

/// When a layout of mixed sections places everything anew.
@MainActor @Suite struct MixedLayoutTests {
  private let source = CountingSource()
  private let layout = MixedLayout()
  private let list: UICollectionView

  init() {
    layout.source = source
    list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 800), collectionViewLayout: layout)
    list.layoutIfNeeded()
  }

  private func placings(after change: () -> Void) -> Int {
    let before = source.placings
    change()
    list.layoutIfNeeded()
    return source.placings - before
  }

  private func scroll() {
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forBoundsChange: list.bounds.offsetBy(dx: 0, dy: 10)))
  }

  @Test("what is only scrolled stays in its place")
  func scrolling() {
    #expect(source.placings > 0)
    #expect(placings(after: scroll) == 0)
  }

  @Test("another list, another width and a word that something is new are reasons")
  func reasons() {
    #expect(placings(after: { layout.invalidateLayout() }) > 0)
    #expect(placings(after: { list.frame.size.width = 320 }) > 0)
    #expect(
      placings(after: {
        source.layoutVersion += 1
        scroll()
      }) > 0)
    #expect(placings(after: scroll) == 0)
  }
}

/// A screen without rows that counts how often its sections are placed.
private final class CountingSource: ScreenLayoutSource {
  private(set) var placings = 0
  var layoutVersion = 0
  let layoutExpectsSizes = false
  let layoutKnownSizes = RowExtents()
  let layoutExpectedHeight: CGFloat = 44
  let layoutMoreHeight: CGFloat = 0

  func layoutSections() -> [ListGeometry.Section] {
    placings += 1
    return []
  }

  func layoutWillShowShelf() {}

  func layoutSize(of place: ListDiff.Place, width: CGFloat) -> CGSize { .zero }
}
