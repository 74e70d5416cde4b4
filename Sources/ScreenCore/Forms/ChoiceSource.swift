/// Where what there is to choose from in a field comes from, what each choice says, and what the field's value
/// becomes by it.
@MainActor
public struct ChoiceSource<Value: Hashable & Sendable> {
  /// One of what there is to choose from.
  struct Choice {
    let title: ScreenText
    let value: Value
  }

  /// Begins to load the choices, and hands them on when they are there; nil where that has failed. The answer is what
  /// loads, which ends with it; nil where something is missing that the source is asked by.
  let load: @MainActor (_ finish: @escaping @MainActor ([Choice]?) -> Void) -> AnyObject?
  /// What the source is asked by, as it is now; nil where that never changes.
  let reloadKey: (@MainActor () -> AnyHashable)?

  /// Choices that are the items of a list, all its parts.
  ///
  /// - Parameters:
  ///   - type: What the list is made of.
  ///   - reloadKey: What the source is asked by: the list is loaded anew after it has changed.
  ///   - source: Makes the source, anew for each load; nil as long as something is missing that it is asked by.
  ///   - title: What a choice says.
  ///   - value: What the field's value becomes by it.
  public init<Item: Model>(
    of type: Item.Type, reloadKey: (@MainActor () -> AnyHashable)? = nil,
    source: @escaping @MainActor () -> (any DataSource<Item>)?,
    title: @escaping @MainActor (Item) -> ScreenText,
    value: @escaping @MainActor (Item) -> Value
  ) {
    self.reloadKey = reloadKey
    load = { finish in
      source().map { source in
        let load = ListLoad(of: source) { items in
          finish(items?.map { Choice(title: title($0), value: value($0)) })
        }
        load.begin()
        return load
      }
    }
  }
}

/// Loads a list with all its parts.
@MainActor
private final class ListLoad<Item: Model>: DataSourceDelegate {
  private let source: any DataSource<Item>
  private let finish: @MainActor ([Item]?) -> Void

  /// - Parameter finish: Takes the items; nil where one of the parts could not be loaded.
  init(of source: any DataSource<Item>, finish: @escaping @MainActor ([Item]?) -> Void) {
    self.source = source
    self.finish = finish
  }

  func begin() {
    source.delegate = self
    source.loadFirst()
  }

  func dataSource(
    _ source: any DataSource, didFinish load: LoadKind, with items: [any Model]
  ) {
    if self.source.hasMore { self.source.loadBottom() } else { finish(self.source.objects) }
  }

  func dataSource(_ source: any DataSource, didFail load: LoadKind, with error: LoadError) {
    // What was kept from before is there, whatever brings it up to date.
    if load != .top { finish(nil) }
  }

  func dataSourceDidChange(_ source: any DataSource) {
    if !self.source.hasMore { finish(self.source.objects) }
  }
}
