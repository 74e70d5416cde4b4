public import Foundation

/// One change of a batch update.
@MainActor open class UICollectionViewUpdateItem: NSObject {
  /// What is done.
  public enum Action: Int, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }

  open private(set) var indexPathBeforeUpdate: IndexPath?
  open private(set) var indexPathAfterUpdate: IndexPath?
  open private(set) var updateAction: Action

  init(action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
  }
}

extension BatchUpdates {
  @MainActor var updateItems: [UICollectionViewUpdateItem] {
    deletedItems.map { .init(action: .delete, before: $0, after: nil) }
      + insertedItems.map { .init(action: .insert, before: nil, after: $0) }
      + reloadedItems.map { .init(action: .reload, before: $0, after: newPath(of: $0)) }
      + movedItems.map { .init(action: .move, before: $0.from, after: $0.to) }
  }
}
