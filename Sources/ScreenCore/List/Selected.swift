/// What is selected of a list.
public struct Selected<Item: Model>: Sendable {
  /// The selected items, in the order of the list.
  public let items: [Item]

  /// A selection of `items`.
  public init(_ items: [Item]) {
    self.items = items
  }

  /// The identities of the selected items.
  public var ids: [Item.ID] { items.map(\.id) }

  /// How many items are selected.
  public var count: Int { items.count }
}
