/// An item that gets another place among those of a list: between two others.
public struct ItemMove: Hashable, Sendable {
  /// What is moved.
  public let item: ModelID
  /// What it then stands behind; nil where it is the first.
  public let previous: ModelID?
  /// What it then stands before; nil where it is the last of those that are there.
  public let next: ModelID?

  /// A move of `item` to between two others.
  public init(_ item: ModelID, after previous: ModelID?, before next: ModelID?) {
    self.item = item
    self.previous = previous
    self.next = next
  }
}

extension Array where Element: Model {
  /// These after a move. Where neither of the two that the item shall stand between is there any more, it stays
  /// where it is.
  public func applying(_ move: ItemMove) -> [Element] {
    guard let start = firstIndex(where: { ModelID(of: $0) == move.item }) else { return self }
    var items = self
    let item = items.remove(at: start)
    // What was loaded since may stand behind the last: it is the one before that is certain.
    if let previous = move.previous, let place = items.firstIndex(of: previous) {
      items.insert(item, at: place + 1)
    } else if let next = move.next, let place = items.firstIndex(of: next) {
      items.insert(item, at: place)
    } else {
      return self
    }
    return items
  }

  private func firstIndex(of id: ModelID) -> Int? {
    firstIndex { ModelID(of: $0) == id }
  }
}
