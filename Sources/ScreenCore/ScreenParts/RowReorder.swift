/// What keeps the order of rows that can be dragged to other places among the rows of their section.
@MainActor
public struct RowReorder<Screen> {
  /// Whether rows can be moved now.
  public let isAllowed: Bool
  /// What follows when a row has been moved to a place.
  package let action: @MainActor (RowPlace) -> TapAction<Screen>

  /// What keeps the order of rows that show an `Item`, which can be moved as long as `isAllowed` says so.
  ///
  /// The new order is shown at once. It stays when what `action` runs has succeeded, and is taken back when that
  /// fails, or when nothing was run at all.
  public init<Item: Model>(
    of type: Item.Type, when isAllowed: Bool = true,
    action: @escaping @MainActor @Sendable (Screen, MovedRow<Item>) -> Void
  ) {
    self.isAllowed = isAllowed
    self.action = { place in
      let moved = MovedRow<Item>(place)
      return { screen in action(screen, moved) }
    }
  }

  private init(
    isAllowed: Bool, action: @escaping @MainActor (RowPlace) -> TapAction<Screen>
  ) {
    self.isAllowed = isAllowed
    self.action = action
  }

  /// The same for screens of another kind, on which `action` does what belongs to this one.
  package func acting<Other>(
    by action: @escaping @MainActor (@escaping TapAction<Screen>) -> TapAction<Other>
  ) -> RowReorder<Other> {
    let own = self.action
    return RowReorder<Other>(isAllowed: isAllowed) { action(own($0)) }
  }
}

/// Where a row stands that was moved to another place among the rows of its section, as far as they are loaded.
public struct MovedRow<Item: Model>: Sendable {
  /// Its place, from 0.
  public let index: Int
  /// The item of the row before it; nil where it is the first.
  public let previous: Item?
  /// The item of the row after it; nil where it is the last.
  public let next: Item?

  /// A row between two others.
  public init(index: Int, previous: Item?, next: Item?) {
    self.index = index
    self.previous = previous
    self.next = next
  }

  fileprivate init(_ place: RowPlace) {
    self.init(
      index: place.index, previous: place.previous?.model as? Item,
      next: place.next?.model as? Item)
  }
}

/// A place between two rows of a section, whatever these show.
package struct RowPlace: Sendable {
  package let index: Int
  package let previous: (any Model)?
  package let next: (any Model)?

  package init(index: Int, previous: (any Model)?, next: (any Model)?) {
    self.index = index
    self.previous = previous
    self.next = next
  }
}
