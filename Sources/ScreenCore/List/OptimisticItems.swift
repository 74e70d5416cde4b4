/// Items as they are shown while it isn't certain yet that they will be so.
@MainActor
struct OptimisticItems {
  private struct Change {
    let ticket: Int
    let model: any Model
  }

  private var changes: [ModelID: Change] = [:]
  private var lastTicket = 0

  /// Whether all items are shown as they are.
  var isEmpty: Bool { changes.isEmpty }

  /// Shows `model` in the place of the item with its identity.
  mutating func insert(_ model: any Model) -> Int {
    lastTicket += 1
    changes[ModelID(of: model)] = Change(ticket: lastTicket, model: model.model)
    return lastTicket
  }

  /// Ends showing `model`, unless a later change has taken its place.
  mutating func remove(_ model: any Model, ticket: Int) {
    let id = ModelID(of: model)
    if changes[id]?.ticket == ticket { changes[id] = nil }
  }

  func apply<Item: Model>(to item: Item) -> Item {
    guard !changes.isEmpty, let change = changes[ModelID(of: item)] else { return item }
    return item.replacing(with: change.model) ?? item
  }
}
