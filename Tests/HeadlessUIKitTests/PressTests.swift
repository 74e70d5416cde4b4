import Foundation
import HeadlessUIKit
import Testing

private final class PressLog: NSObject, UICollectionViewDelegate, UITableViewDelegate {
  var entries: [String] = []
  var refused: IndexPath?

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    entries.append("shouldHighlight")
    return indexPath != refused
  }

  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { entries.append("didHighlight") }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { entries.append("didUnhighlight") }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    entries.append("shouldSelect")
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { entries.append("didSelect") }

  func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    entries.append("shouldHighlight")
    return indexPath != refused
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    entries.append("didHighlight")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    entries.append("didUnhighlight")
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    entries.append("willSelect")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    entries.append("didSelect")
  }
}

/// Rows under a finger.
@MainActor struct PressTests {
  private let log = PressLog()
  private let place = CGPoint(x: 10, y: 110)

  @Test("an item is highlighted as long as a finger is on it, and selected before that ends")
  func items() throws {
    let list = ListFixture([[1, 2, 3]])
    list.view.delegate = log
    let cell = try #require(list.view.cellForItem(at: [0, 1]))
    let ground = UIView()
    cell.selectedBackgroundView = ground
    #expect(ground.isHidden)
    let finger = try #require(list.window.headlessTouch(at: place))
    #expect(cell.isHighlighted)
    #expect(!ground.isHidden)
    #expect(log.entries == ["shouldHighlight", "didHighlight"])
    finger.lift()
    #expect(!cell.isHighlighted)
    #expect(
      log.entries.dropFirst(2) == ["shouldSelect", "didSelect", "didUnhighlight"])
  }

  @Test("a row is highlighted as long as a finger is on it, and then selected")
  func rows() throws {
    let table = TableFixture([[100, 100, 100]])
    table.view.delegate = log
    table.view.layoutIfNeeded()
    let path = try #require(table.view.indexPathForRow(at: place))
    let cell = try #require(table.view.cellForRow(at: path))
    let finger = try #require(table.window.headlessTouch(at: place))
    #expect(cell.isHighlighted)
    #expect(log.entries == ["shouldHighlight", "didHighlight"])
    finger.lift()
    #expect(!cell.isHighlighted)
    #expect(log.entries.dropFirst(2) == ["didUnhighlight", "willSelect", "didSelect"])
  }

  @Test("a finger that is taken away selects nothing")
  func cancelling() throws {
    let list = ListFixture([[1, 2, 3]])
    list.view.delegate = log
    let finger = try #require(list.window.headlessTouch(at: place))
    finger.cancel()
    #expect(list.view.cellForItem(at: [0, 1])?.isHighlighted == false)
    #expect(log.entries.last == "didUnhighlight")
    #expect(list.view.indexPathsForSelectedItems == [])
  }

  @Test("what may not be highlighted is not, and not selected either")
  func refusing() throws {
    let list = ListFixture([[1, 2, 3]])
    list.view.delegate = log
    log.refused = [0, 1]
    let finger = try #require(list.window.headlessTouch(at: place))
    #expect(list.view.cellForItem(at: [0, 1])?.isHighlighted == false)
    finger.lift()
    #expect(log.entries == ["shouldHighlight"])
  }
}
