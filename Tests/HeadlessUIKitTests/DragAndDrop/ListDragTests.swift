import Foundation
import HeadlessUIKit
import Testing

/// Who is asked what when a row is dragged within its list.
@MainActor struct ListDragTests {
  /// Lets all rows but the refused ones be dragged, and moves them where they are dropped.
  private final class Dragging: NSObject, UITableViewDragDelegate, UITableViewDropDelegate,
    UICollectionViewDragDelegate, UICollectionViewDropDelegate
  {
    var log: [String] = []
    var refused: Set<Int> = []
    var operation = UIDropOperation.move
    var move: (IndexPath, IndexPath) -> Void = { _, _ in }

    private func items(_ path: IndexPath) -> [UIDragItem] {
      log.append("begins \(path.item)")
      guard !refused.contains(path.item) else { return [] }
      let item = UIDragItem(itemProvider: NSItemProvider())
      item.localObject = path.item
      return [item]
    }

    func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { items(indexPath) }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
      log.append("will begin \(session.items.count)")
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
      log.append("did end")
    }

    func tableView(
      _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
      let dragged = session.localDragSession?.items.first?.localObject as? Int
      log.append("over \(destinationIndexPath?.item ?? -1) with \(dragged ?? -1)")
      return UITableViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
    }

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      guard let item = coordinator.items.first, let source = item.sourceIndexPath,
        let target = coordinator.destinationIndexPath
      else { return }
      log.append("drops \(source.item) at \(target.item)")
      move(source, target)
      coordinator.drop(item.dragItem, toRowAt: target)
    }

    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { items(indexPath) }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(
        operation: operation, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard let item = coordinator.items.first, let source = item.sourceIndexPath,
        let target = coordinator.destinationIndexPath
      else { return }
      log.append("drops \(source.item) at \(target.item)")
      move(source, target)
      coordinator.drop(item.dragItem, toItemAt: target)
    }
  }

  private let dragging = Dragging()

  private func table() -> TableFixture {
    let table = TableFixture([[1, 2, 3]])
    table.view.dragDelegate = dragging
    table.view.dropDelegate = dragging
    table.view.dragInteractionEnabled = true
    dragging.move = { [table] source, target in
      table.sections[0].insert(table.sections[0].remove(at: source.row), at: target.row)
      table.view.moveRow(at: source, to: target)
    }
    return table
  }

  @Test func rowsAreDraggedInUIKitsOrder() {
    let table = table()
    #expect(table.view.headlessDrag(rowAt: table.path(2), to: table.path(0)))
    #expect(
      dragging.log == ["begins 2", "will begin 1", "over 0 with 2", "drops 2 at 0", "did end"])
    #expect(table.sections == [[3, 1, 2]])
    #expect(table.view.cellForRow(at: table.path(0))?.tag == 3)
    #expect(table.problems.isEmpty)
  }

  @Test func whatIsNotDraggedStays() {
    let table = table()
    dragging.refused = [1]
    #expect(!table.view.headlessDrag(rowAt: table.path(1), to: table.path(0)))
    #expect(dragging.log == ["begins 1"])
    dragging.operation = .cancel
    #expect(!table.view.headlessDrag(rowAt: table.path(2), to: table.path(0)))
    table.view.dragInteractionEnabled = false
    #expect(!table.view.headlessDrag(rowAt: table.path(2), to: table.path(0)))
    #expect(table.sections == [[1, 2, 3]])
  }

  @Test func itemsOfCollectionsAreDraggedAlike() {
    let list = ListFixture([[1, 2, 3]])
    list.view.dragDelegate = dragging
    list.view.dropDelegate = dragging
    dragging.move = { [list] source, target in
      list.sections[0].insert(list.sections[0].remove(at: source.item), at: target.item)
      list.view.moveItem(at: source, to: target)
    }
    #expect(!list.view.headlessDrag(itemAt: [0, 0], to: [0, 2]))
    list.view.dragInteractionEnabled = true
    #expect(list.view.headlessDrag(itemAt: [0, 0], to: [0, 2]))
    #expect(dragging.log == ["begins 0", "drops 0 at 2"])
    #expect(list.sections == [[2, 3, 1]])
    #expect(list.problems.isEmpty)
  }
}
