/// Items as they are shown while it isn't certain yet that they will be so.
@MainActor
struct OptimisticItems {
  private struct Change {
    let ticket: Int
    let model: any Model
  }

  private struct Move {
    let ticket: Int
    let move: ItemMove
    /// Whether it is certain by now.
    var isKept = false
  }

  private var changes: [ModelID: Change] = [:]
  /// Items that have other places than where they come from, by their sections.
  private var moves: [String: [Move]] = [:]
  private var lastTicket = 0

  /// Whether all items are shown as they are, where they are.
  var isEmpty: Bool { changes.isEmpty && moves.isEmpty }

  /// Whether something is shown of which it isn't certain yet that it will be so.
  var isPending: Bool {
    !changes.isEmpty || moves.values.contains { $0.contains { !$0.isKept } }
  }

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

  /// Shows an item of a section at another place.
  mutating func insert(_ move: ItemMove, in section: String) -> Int {
    lastTicket += 1
    moves[section, default: []].append(Move(ticket: lastTicket, move: move))
    return lastTicket
  }

  /// Ends showing a move; the answer is whether it was shown still.
  mutating func removeMove(_ ticket: Int, in section: String) -> Bool {
    removeMoves(in: section) { $0.ticket == ticket }
  }

  /// Goes on showing a move that is certain by now.
  mutating func keepMove(_ ticket: Int, in section: String) {
    guard let index = moves[section]?.firstIndex(where: { $0.ticket == ticket }) else { return }
    moves[section]?[index].isKept = true
  }

  /// Ends showing all moves in a section: it has come anew from where it comes from.
  mutating func removeMoves(in section: String) {
    moves[section] = nil
  }

  /// Ends showing those moves in a section that are certain: where it comes from knows of them.
  mutating func removeKeptMoves(in section: String) {
    _ = removeMoves(in: section, where: \.isKept)
  }

  private mutating func removeMoves(
    in section: String, where isMeant: (Move) -> Bool
  ) -> Bool {
    guard let all = moves[section] else { return false }
    let others = all.filter { !isMeant($0) }
    moves[section] = others.isEmpty ? nil : others
    return others.count < all.count
  }

  /// The items of a section, in the order in which they are shown.
  func arranged<Item: Model>(_ items: [Item], in section: String) -> [Item] {
    guard let moves = moves[section] else { return items }
    return moves.reduce(items) { $0.applying($1.move) }
  }

  func apply<Item: Model>(to item: Item) -> Item {
    guard !changes.isEmpty, let change = changes[ModelID(of: item)] else { return item }
    return item.replacing(with: change.model) ?? item
  }
}
