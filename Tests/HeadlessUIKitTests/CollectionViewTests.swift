import Foundation
import HeadlessUIKit
import Testing

@MainActor struct CollectionViewTests {
  @Test func onlyVisibleItemsHaveCells() {
    let list = ListFixture([Array(0..<100_000)])
    #expect(list.view.visibleCells.count == 5)
    #expect(list.view.contentSize == CGSize(width: 320, height: 10_000_000))
  }

  @Test func cellsAreAskedForThenAnnounced() {
    let list = ListFixture([[0, 1]])
    #expect(list.log == ["cell 0", "willDisplay 0", "cell 1", "willDisplay 1"])
  }

  @Test func cellsThatLeaveAreUsedAgain() {
    let list = ListFixture([Array(0..<50)])
    let first = list.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? CountingCell
    list.log = []
    list.view.contentOffset.y = 150
    list.window.headlessLayoutPass()
    #expect(
      list.log == ["didEndDisplaying 0", "cell 5", "willDisplay 5", "cell 6", "willDisplay 6"])
    #expect(list.view.cellForItem(at: IndexPath(item: 5, section: 0)) === first)
    #expect(first?.reuses == 1)
  }

  @Test func batchUpdatesKeepTheCellsOfItemsThatStay() {
    let list = ListFixture([[10, 11, 12]])
    let kept = list.view.cellForItem(at: IndexPath(item: 2, section: 0))
    list.view.performBatchUpdates {
      list.sections = [[20, 12, 10]]
      list.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
      list.view.insertItems(at: [IndexPath(item: 0, section: 0)])
      list.view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 2, section: 0))
    }
    #expect(list.problems.isEmpty)
    #expect(list.tags == [20, 12, 10])
    #expect(list.view.cellForItem(at: IndexPath(item: 1, section: 0)) === kept)
    #expect(kept?.frame.minY == 100)
  }

  @Test func wrongItemCountIsReportedInUIKitsWords() {
    let list = ListFixture([[1, 2]])
    list.view.performBatchUpdates { list.sections = [[1, 2, 3]] }
    #expect(
      list.problems == [
        "Invalid update: invalid number of items in section 0. The number of items contained in "
          + "an existing section after the update (3) must be equal to the number of items "
          + "contained in that section before the update (2), plus or minus the number of items "
          + "inserted or deleted from that section (0 inserted, 0 deleted) and plus or minus the "
          + "number of items moved into or out of that section (0 moved in, 0 moved out)."
      ])
  }

  @Test func wrongSectionCountIsReported() {
    let list = ListFixture([[1]])
    list.view.performBatchUpdates { list.sections = [[1], [2]] }
    #expect(list.problems.first?.hasPrefix("Invalid update: invalid number of sections.") == true)
  }

  @Test func deletingWhatIsNotThereIsReported() {
    let list = ListFixture([[1]])
    list.view.deleteItems(at: [IndexPath(item: 4, section: 0)])
    #expect(
      list.problems == [
        "attempt to delete item 4 from section 0 which only contains 1 items before the update"
      ])
  }

  @Test func sectionsComeAndGo() {
    let list = ListFixture([[1], [2]])
    list.view.performBatchUpdates {
      list.sections = [[2], [3]]
      list.view.deleteSections(IndexSet(integer: 0))
      list.view.insertSections(IndexSet(integer: 1))
    }
    #expect(list.problems.isEmpty)
    #expect(list.tags == [2, 3])
  }

  @Test func unregisteredIdentifierIsReported() {
    let list = ListFixture([[1]])
    _ = list.view.dequeueReusableCell(
      withReuseIdentifier: "other", for: IndexPath(item: 0, section: 0))
    #expect(list.problems.count == 1)
    #expect(
      list.problems[0].hasPrefix(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier other"))
  }

  @Test func tapsSelectAndDeselect() {
    let list = ListFixture([[1, 2, 3]])
    list.log = []
    list.window.headlessTap(at: CGPoint(x: 10, y: 110))
    list.window.headlessTap(at: CGPoint(x: 10, y: 210))
    #expect(list.log == ["didSelect 1", "didDeselect 1", "didSelect 2"])
    #expect(list.view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    #expect(list.view.cellForItem(at: IndexPath(item: 2, section: 0))?.isSelected == true)
  }

  @Test func scrollingToAnItemShowsIt() {
    let list = ListFixture([Array(0..<100)])
    list.view.scrollToItem(at: IndexPath(item: 50, section: 0), at: .top, animated: false)
    #expect(list.view.contentOffset.y == 5000)
    #expect(list.tags == [50, 51, 52, 53, 54])
  }

  @Test func draggingTellsTheDelegateInOrder() {
    let list = ListFixture([Array(0..<100)])
    list.log = []
    list.view.headlessDrag(by: CGPoint(x: 0, y: 20), velocity: CGPoint(x: 0, y: 1), steps: 1)
    #expect(
      list.log.filter { !$0.contains(" ") || $0.hasPrefix("end") } == ["begin", "end true", "rest"])
    #expect(list.view.contentOffset.y == 270)
  }

  @Test func contentThatShrinksDoesNotLeaveTheListScrolledAway() {
    let list = ListFixture([Array(0..<20)])
    list.view.contentOffset.y = 1500
    list.window.headlessLayoutPass()
    list.view.performBatchUpdates {
      list.sections = [[0, 1]]
      list.view.deleteItems(at: (2..<20).map { IndexPath(item: $0, section: 0) })
    }
    #expect(list.view.contentOffset.y == 0)
    #expect(list.tags == [0, 1])
  }
}

/// A layout that moves its content when the bounds change.
private final class ShiftingLayout: UICollectionViewLayout {
  var shift: CGFloat = 0

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 5_000) }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { shift != 0 }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.contentOffsetAdjustment.y = shift
    shift = 0
    return context
  }
}

/// A layout whose content has any height.
private final class TallLayout: UICollectionViewLayout {
  var height: CGFloat = 1_000 { didSet { invalidateLayout() } }

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: height) }
}

@MainActor @Suite struct OffsetAdjustmentTests {
  @Test func contentThatBecomesShorterIsNotLeftBehind() {
    let layout = TallLayout()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
    list.layoutIfNeeded()
    list.contentOffset.y = 700
    list.layoutIfNeeded()
    #expect(list.contentOffset.y == 700)
    layout.height = 900
    list.layoutIfNeeded()
    #expect(list.contentOffset.y == 600)
    list.frame.size.height = 500
    list.layoutIfNeeded()
    #expect(list.contentOffset.y == 400)
    layout.height = 200
    list.layoutIfNeeded()
    #expect(list.contentOffset.y == 0)
  }

  @Test func anOffsetThatWasSetBehindTheContentStays() {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: TallLayout())
    list.layoutIfNeeded()
    list.contentOffset.y = 800
    list.layoutIfNeeded()
    #expect(list.contentOffset.y == 800)
  }

  @Test func whatALayoutShiftsComesOnTopOfTheNewBounds() {
    let layout = ShiftingLayout()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
    list.layoutIfNeeded()
    layout.shift = 40
    list.contentOffset.y = 200
    #expect(list.contentOffset.y == 240)
    list.contentOffset.y = 300
    #expect(list.contentOffset.y == 300)
  }
}
