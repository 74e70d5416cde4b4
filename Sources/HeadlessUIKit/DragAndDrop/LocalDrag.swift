import Foundation

/// A drag within one list.
final class LocalDrag: NSObject, UIDragSession {
  let items: [UIDragItem]
  var localContext: Any?

  init(_ items: [UIDragItem]) {
    self.items = items
  }
}

/// The same drag, as the list that it is over sees it.
final class LocalDragOver: NSObject, UIDropSession {
  let localDragSession: (any UIDragSession)?
  let items: [UIDragItem]

  init(_ drag: LocalDrag) {
    localDragSession = drag
    items = drag.items
  }
}

/// One thing that is dropped in the list that it was dragged in.
final class LocalDropItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?

  init(_ item: UIDragItem, from source: IndexPath) {
    dragItem = item
    sourceIndexPath = source
  }
}

/// A drop in the list that a drag began in. What is dropped is at its place at once.
@MainActor class LocalDrop: NSObject {
  fileprivate let dropped: [LocalDropItem]
  /// Where what was dropped has gone to.
  private(set) var place: IndexPath?

  fileprivate init(of session: LocalDragOver, from source: IndexPath) {
    dropped = session.items.map { LocalDropItem($0, from: source) }
  }

  fileprivate func settle(at path: IndexPath) -> any UIDragAnimating {
    place = path
    return SettledDrag()
  }
}

final class TableDrop: LocalDrop, UITableViewDropCoordinator {
  let session: any UIDropSession
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  var items: [any UITableViewDropItem] { dropped }

  init(
    _ session: LocalDragOver, from source: IndexPath, to destination: IndexPath,
    _ proposal: UITableViewDropProposal
  ) {
    self.session = session
    destinationIndexPath = destination
    self.proposal = proposal
    super.init(of: session, from: source)
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    settle(at: indexPath)
  }
}

final class CollectionDrop: LocalDrop, UICollectionViewDropCoordinator {
  let session: any UIDropSession
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  var items: [any UICollectionViewDropItem] { dropped }

  init(
    _ session: LocalDragOver, from source: IndexPath, to destination: IndexPath,
    _ proposal: UICollectionViewDropProposal
  ) {
    self.session = session
    destinationIndexPath = destination
    self.proposal = proposal
    super.init(of: session, from: source)
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    settle(at: indexPath)
  }
}

/// What was dropped, at its place.
private final class SettledDrag: NSObject, UIDragAnimating {}
