public import ScreenKit

/// All lists with their items, as they are kept.
nonisolated public struct TodoContents: Codable, Hashable, Sendable {
  nonisolated struct List: Codable, Hashable, Sendable {
    let id: UUID
    var name: String
    var items: [Item] = []
  }

  nonisolated struct Item: Codable, Hashable, Sendable {
    let id: UUID
    var title: String
    var isDone = false
    var due: Date?
  }

  private(set) var lists: [List] = []

  /// Contents without any list.
  public init() {}

  // MARK: What screens show

  /// All lists, in the order in which they were made.
  public var todoLists: [TodoList] {
    lists.map { list in
      let doneCount = list.items.count(where: \.isDone)
      return TodoList(
        id: list.id.identifier, name: list.name, openCount: list.items.count - doneCount,
        doneCount: doneCount)
    }
  }

  /// The items of a list: first what is to be done, then what is done.
  public func items(ofList id: Identifier) -> [TodoItem] {
    let items = lists.first { $0.id.identifier == id }.map(todoItems) ?? []
    return items.filter { !$0.isDone } + items.filter(\.isDone)
  }

  /// The items of all lists, one list after the other.
  public var allItems: [TodoItem] { lists.flatMap(todoItems) }

  /// The item with an identity, while there is one.
  public func item(_ id: Identifier) -> TodoItem? {
    lists.lazy.flatMap(todoItems).first { $0.id == id }
  }

  /// What is to be done by some day, the earliest first.
  public var dueItems: [TodoItem] {
    let due = allItems.filter { !$0.isDone && $0.due != nil }
    return due.sorted { ($0.due ?? .distantFuture) < ($1.due ?? .distantFuture) }
  }

  private func todoItems(of list: List) -> [TodoItem] {
    list.items.map { item in
      TodoItem(
        id: item.id.identifier, listName: list.name, title: item.title, isDone: item.isDone,
        due: item.due)
    }
  }

  // MARK: Changes

  /// Adds a list at the end.
  public mutating func addList(named name: String, id: UUID = UUID()) {
    lists.append(List(id: id, name: name))
  }

  /// Removes a list with its items; nothing happens if it is gone.
  public mutating func removeList(_ id: Identifier) {
    lists.removeAll { $0.id.identifier == id }
  }

  /// Adds an item at the end of a list; nothing happens if the list is gone.
  public mutating func addItem(_ title: String, toList list: Identifier, id: UUID = UUID()) {
    guard let index = lists.firstIndex(where: { $0.id.identifier == list }) else { return }
    lists[index].items.append(Item(id: id, title: title))
  }

  /// Removes an item; nothing happens if it is gone.
  public mutating func removeItem(_ id: Identifier) {
    for index in lists.indices { lists[index].items.removeAll { $0.id.identifier == id } }
  }

  /// Says whether an item is done.
  public mutating func setDone(_ isDone: Bool, ofItem id: Identifier) {
    update(id) { $0.isDone = isDone }
  }

  /// Says when an item is due.
  public mutating func setDue(_ due: Date?, ofItem id: Identifier) {
    update(id) { $0.due = due }
  }

  /// Gives an item another title.
  public mutating func rename(_ id: Identifier, to title: String) {
    update(id) { $0.title = title }
  }

  /// Puts an item behind another one of its list, or before all of them; nothing happens if one of the two is gone.
  public mutating func moveItem(_ id: Identifier, after previous: Identifier?) {
    for list in lists.indices {
      var items = lists[list].items
      guard let start = items.firstIndex(where: { $0.id.identifier == id }) else { continue }
      let item = items.remove(at: start)
      if let previous {
        guard let place = items.firstIndex(where: { $0.id.identifier == previous }) else { return }
        items.insert(item, at: place + 1)
      } else {
        items.insert(item, at: 0)
      }
      lists[list].items = items
    }
  }

  private mutating func update(_ id: Identifier, _ change: (inout Item) -> Void) {
    for list in lists.indices {
      guard let item = lists[list].items.firstIndex(where: { $0.id.identifier == id }) else {
        continue
      }
      return change(&lists[list].items[item])
    }
  }
}

nonisolated extension UUID {
  fileprivate var identifier: Identifier { Identifier(uuidString) }
}
