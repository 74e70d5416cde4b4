import Foundation

/// How the items of a section are cut into groups of those that share a value, each under a heading of
/// its own. Items keep their order within a group, and those that lack the value stand last.
@MainActor
public struct ItemGrouping<Item: Model> {
  /// How groups follow one another.
  public enum Order: Hashable, Sendable {
    /// As their first items come.
    case found
    /// By their values.
    case ascending, descending
  }

  /// What the heading of a group is made from.
  public struct Group<Value: Sendable>: Sendable {
    /// What its items share.
    public let value: Value
    /// How many items it has so far.
    public let count: Int
  }

  /// A group of items, identified among those of its section.
  struct Part {
    let id: String
    let heading: ScreenText?
    /// What stands at the side of the list for it; nil for nothing.
    let indexTitle: String?
    let items: [Item]
  }

  /// The groups of items at a time.
  let parts: @MainActor ([Item], _ now: Date) -> [Part]

  /// Groups items by what `key` says of them.
  ///
  /// - Parameters:
  ///   - areInOrder: whether the first of two values stands before the second in ascending order.
  ///   - name: what tells the groups apart over time.
  ///   - indexTitle: what stands at the side of the list for a group, by which somebody goes there.
  ///   - missing: the heading of items without the value.
  package init<Value: Hashable & Sendable>(
    by key: @escaping @MainActor (Item, Date) -> Value?, order: Order,
    areInOrder: @escaping (Value, Value) -> Bool, name: @escaping (Value) -> String,
    indexTitle: ((Value) -> String)? = nil, missing: ScreenText?,
    heading: @escaping @MainActor (Group<Value>) -> ScreenText
  ) {
    parts = { items, now in
      var groups: [Value: [Item]] = [:]
      var values: [Value] = []
      var others: [Item] = []
      for item in items {
        guard let value = key(item, now) else {
          others.append(item)
          continue
        }
        if groups[value] == nil { values.append(value) }
        groups[value, default: []].append(item)
      }
      switch order {
      case .found: break
      case .ascending: values.sort(by: areInOrder)
      case .descending: values.sort { areInOrder($1, $0) }
      }
      var parts = values.map { value in
        let items = groups[value] ?? []
        return Part(
          id: name(value), heading: heading(Group(value: value, count: items.count)),
          indexTitle: indexTitle?(value), items: items)
      }
      // No value has an empty name.
      if !others.isEmpty {
        parts.append(Part(id: "", heading: missing, indexTitle: nil, items: others))
      }
      return parts
    }
  }
}
