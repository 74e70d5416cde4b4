import Foundation

/// Items that tell of each change which rows it touches, for lists that show them.
public struct EditableItems<Item> {
  /// The items now.
  public private(set) var items: [Item]

  /// Items to begin with.
  public init(_ items: [Item] = []) {
    self.items = items
  }

  /// Puts `new` at the end.
  public mutating func add(_ new: [Item]) -> RowChange {
    insert(new, at: items.count)
  }

  /// Puts `new` before the item at `position`; a position behind the end is the end.
  public mutating func insert(_ new: [Item], at position: Int) -> RowChange {
    let position = min(max(position, 0), items.count)
    items.insert(contentsOf: new, at: position)
    return .inserted(IndexSet(integersIn: position..<position + new.count))
  }

  /// Takes the items at `positions` out; positions where there is none count for nothing.
  public mutating func remove(at positions: IndexSet) -> RowChange {
    let present = positions.intersection(IndexSet(items.indices))
    for position in present.reversed() { items.remove(at: position) }
    return .removed(present)
  }

  /// Puts `item` in the place of the one at `position`; nothing happens where there is none.
  public mutating func replace(at position: Int, with item: Item) -> RowChange {
    guard items.indices.contains(position) else { return .replaced([]) }
    items[position] = item
    return .replaced([position])
  }

  /// Puts `new` in the place of all items.
  public mutating func replaceAll(with new: [Item]) -> RowChange {
    items = new
    return .all
  }

  /// Takes all items out.
  public mutating func clear() -> RowChange {
    remove(at: IndexSet(items.indices))
  }
}

/// Which rows of a list a change touches.
public enum RowChange: Hashable, Sendable {
  /// Rows came, at these new places.
  case inserted(IndexSet)
  /// Rows went, from these old places.
  case removed(IndexSet)
  /// Other items stand in these places.
  case replaced(IndexSet)
  /// Everything is different.
  case all

  /// Whether no row is touched.
  public var isEmpty: Bool {
    switch self {
    case .inserted(let rows), .removed(let rows), .replaced(let rows): rows.isEmpty
    case .all: false
    }
  }
}
