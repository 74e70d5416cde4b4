/// A part of a screen with rows of its own: from a source, or in place.
@MainActor
public struct ListSection {
  let id: String
  let header: ScreenText?
  let layout: ListLayout?
  let isIncluded: (@MainActor () -> Bool)?
  let reloadKey: (@MainActor () -> AnyHashable)?
  let source: (any DataSource)?
  /// Whether only the first items of the source are shown, so that there is no use in loading more.
  let isLimited: Bool
  let makeRows: @MainActor (OptimisticItems) -> [Row]

  /// A section whose items come from `source`. Where `reloadKey` has changed after a change of state,
  /// the section loads anew.
  public init<Item: Model>(
    id: String, header: ScreenText? = nil, layout: ListLayout? = nil, limit: Int? = nil,
    isIncluded: (@MainActor () -> Bool)? = nil, reloadKey: (@MainActor () -> AnyHashable)? = nil,
    source: any DataSource<Item>, row: @escaping @MainActor (Item) -> Row
  ) {
    self.id = id
    self.header = header
    self.layout = layout
    self.isIncluded = isIncluded
    self.reloadKey = reloadKey
    self.source = source
    isLimited = limit != nil
    makeRows = { optimistic in
      let count = min(source.numberOfObjects(), limit ?? .max)
      return (0..<count).compactMap { index in
        source.object(at: index).map { row(optimistic.apply(to: $0)) }
      }
    }
  }

  /// A section whose rows stand in place; `rows` is asked again after changes of state.
  public init(
    id: String, header: ScreenText? = nil, layout: ListLayout? = nil,
    isIncluded: (@MainActor () -> Bool)? = nil, rows: @escaping @MainActor () -> [Row]
  ) {
    self.id = id
    self.header = header
    self.layout = layout
    self.isIncluded = isIncluded
    reloadKey = nil
    source = nil
    isLimited = true
    makeRows = { _ in rows() }
  }
}

/// Items as they are shown while it isn't certain yet that they will be so.
@MainActor
struct OptimisticItems {
  private struct Change {
    let ticket: Int
    let model: any Model
  }

  private var changes: [ModelID: Change] = [:]
  private var lastTicket = 0

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
