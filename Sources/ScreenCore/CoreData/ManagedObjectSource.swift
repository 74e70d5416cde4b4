/// A list of objects that the app keeps. It is up to date at all times: what changes in the store
/// changes in the list, without a load.
///
/// Of a long list, a part is asked for that grows as the list is scrolled to its end.
@MainActor
public final class ManagedObjectSource<Item: Model & Decodable>: ItemsSource {
  public weak var delegate: (any DataSourceDelegate)?

  private let store: any ManagedObjectStore
  private let booleans: Set<String>
  /// How many items the list grows by; nil for all at once.
  private let step: Int?
  private let invalid: InvalidElements
  private let makeQuery: @MainActor () -> ManagedObjectQuery
  /// The question of the list that is shown, so that all its parts answer the same one.
  private var query: ManagedObjectQuery?
  private var watched: (any WatchedObjects)?
  /// How many items are asked for.
  private var window: Int?
  var items: [Item] = []
  /// What was told last of objects that cannot be read; the list is read again at each change.
  private var told: [LoadError] = []

  public private(set) var hasMore = false

  /// A list of objects in `store`. `booleans` are the columns that hold truth values; the list begins
  /// with `step` items, and grows by as many. `invalid` says what becomes of objects that cannot be read.
  public init(
    store: any ManagedObjectStore, booleans: Set<String> = [], step: Int? = nil,
    invalid: InvalidElements = .fail, query: @escaping @MainActor () -> ManagedObjectQuery
  ) {
    self.store = store
    self.booleans = booleans
    self.step = step
    self.invalid = invalid
    makeQuery = query
  }

  // MARK: Loads

  public func loadFirst() {
    query = makeQuery()
    window = step
    load(.first)
  }

  public func loadTop() {
    query = makeQuery()
    load(.top)
  }

  public func loadBottom() {
    guard hasMore, let step else { return }
    window = (window ?? 0) + step
    load(.bottom)
  }

  private func load(_ kind: LoadKind) {
    guard let query else { return }
    delegate?.dataSource(self, didBegin: kind)
    let known = items.count
    do {
      watched = try store.watch(asking(query)) { [weak self] in self?.refresh() }
      try read()
    } catch {
      let failure = LoadError(error) ?? .other(String(describing: error))
      delegate?.dataSource(self, didFail: kind, with: failure)
      return
    }
    let new = kind == .bottom ? Array(items.dropFirst(known)) : items
    delegate?.dataSource(self, didFinish: kind, with: new)
  }

  /// Asks for one object more than is shown, which tells whether there are others.
  private func asking(_ query: ManagedObjectQuery) -> ManagedObjectQuery {
    guard let window else { return query }
    var query = query
    query.limit = min(window + 1, query.limit ?? .max)
    return query
  }

  /// Takes what the store has now.
  private func refresh() {
    let before = items
    do {
      try read()
    } catch {
      let failure = LoadError(error) ?? .other(String(describing: error))
      delegate?.dataSource(self, didFail: .top, with: failure)
      return
    }
    if items != before { delegate?.dataSourceDidChange(self) }
  }

  private func read() throws {
    let rows = watched?.rows ?? []
    // A store may hand out more than it was asked for, since objects come while it is watched.
    let most = min(window ?? .max, query?.limit ?? .max)
    let table = DatabaseRows(rows: Array(rows.prefix(most)), booleans: booleans)
    let notes = invalid.makeNotes()
    items = try table.list(of: Item.self, leaveOut: notes)
    hasMore = rows.count > most && most < (query?.limit ?? .max)
    tell(notes?.value ?? [])
  }

  private func tell(_ leftOut: [LoadError]) {
    guard leftOut != told else { return }
    told = leftOut
    invalid.report(leftOut)
  }
}

extension LoadedData {
  /// A list of objects in `store`, as it is when it is loaded. `booleans` are the columns that hold
  /// truth values; `invalid` says what becomes of objects that cannot be read.
  public convenience init<Element: Decodable>(
    listOf type: Element.Type, store: any ManagedObjectStore, booleans: Set<String> = [],
    invalid: InvalidElements = .fail, query: @escaping @MainActor () -> ManagedObjectQuery
  ) where Value == [Element] {
    self.init {
      let answer = Result { try store.rows(of: query()) }
      return {
        let table = DatabaseRows(rows: try answer.get(), booleans: booleans)
        return try await invalid.reporting { try table.list(of: type, leaveOut: $0) }
      }
    }
  }
}
