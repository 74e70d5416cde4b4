import Foundation
import HeadlessUIKit
import Testing

/// A delegate that writes down what it is asked, and how cells are when they are about to be shown.
@MainActor private final class OrderLog: NSObject, UICollectionViewDelegate {
  var entries: [String] = []
  var isInListBefore: [Bool] = []

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    entries.append("shouldDeselect \(indexPath.item)")
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { entries.append("didDeselect \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { entries.append("didSelect \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { isInListBefore.append(cell.superview != nil) }
}

/// In which order collections do what UIKit's do.
@MainActor struct CollectionOrderTests {
  private let log = OrderLog()

  private func tap(_ item: Int, in list: ListFixture) {
    list.window.headlessTap(at: CGPoint(x: 10, y: item * 100 + 10))
  }

  @Test("an item that another one replaces is not asked whether it may be deselected")
  func singleSelection() {
    let list = ListFixture([[1, 2, 3]])
    list.view.delegate = log
    tap(0, in: list)
    tap(1, in: list)
    #expect(log.entries == ["didSelect 0", "didDeselect 0", "didSelect 1"])
  }

  @Test("with several selected items, a tap on one asks for its deselection")
  func multipleSelection() {
    let list = ListFixture([[1, 2, 3]])
    list.view.delegate = log
    list.view.allowsMultipleSelection = true
    tap(0, in: list)
    tap(0, in: list)
    #expect(log.entries == ["didSelect 0", "shouldDeselect 0", "didDeselect 0"])
  }

  @Test("cells are announced before they are in the list")
  func announcing() {
    let list = ListFixture([[1, 2, 3]])
    list.view.delegate = log
    list.view.reloadData()
    list.view.layoutIfNeeded()
    #expect(log.isInListBefore == [false, false, false])
    #expect(list.view.visibleCells.allSatisfy { $0.superview === list.view })
  }

  @Test("a cell that nobody asked for is found by the next layout")
  func unasked() {
    let list = ListFixture([[1]])
    _ = list.view.dequeueReusableCell(withReuseIdentifier: "cell", for: [0, 0])
    #expect(list.problems == [])
    list.window.layoutIfNeeded()
    #expect(list.problems.count == 1)
    #expect(list.problems.first?.hasPrefix("Expected dequeued view to be returned") == true)
    list.view.setNeedsLayout()
    list.window.layoutIfNeeded()
    #expect(list.problems.count == 1)
  }
}

/// What subclasses of an app may override in UIKit they may override here.
@MainActor struct OverridingTests {
  private final class OwnList: UICollectionView {
    override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
      super.cellForItem(at: indexPath) ?? UICollectionViewCell(frame: .zero)
    }
  }

  private final class OwnScreen: UIViewController {
    let presenter = UIViewController()
    override var presentingViewController: UIViewController? { presenter }
  }

  private final class OwnControl: UIControl {
    override init(frame: CGRect) {
      super.init(frame: frame)
      isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func lists() {
    let list = OwnList(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(list.cellForItem(at: [0, 7]) != nil)
  }

  @Test func controllers() {
    let screen = OwnScreen()
    #expect(screen.presentingViewController === screen.presenter)
  }

  @Test("a control of an app's own is made with a frame, and with an action by what it inherits")
  func controls() {
    var count = 0
    let control = OwnControl(frame: .zero, primaryAction: UIAction { _ in count += 1 })
    #expect(control.isAccessibilityElement)
    control.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
  }
}
