/// An object or a list that a screen loads whole, and from which its sections and rows take what they
/// show.
///
/// It is a source without items of its own. There is one load at a time; what an ended load still
/// answers is dropped.
@MainActor
public final class LoadedData<Value: Hashable & Sendable>: DataSource, ChangeFollower {
  public typealias Item = NoItem

  public weak var delegate: (any DataSourceDelegate)?

  /// What was loaded last; nil as long as nothing has arrived.
  public private(set) var value: Value?

  /// Whether something has arrived, and be it a list without items.
  public var isLoaded: Bool { value != nil }

  /// One load: what was kept from before, and what comes when it is asked for.
  private struct Source {
    var kept: @Sendable () async -> Kept<Value>? = { nil }
    let load: @Sendable () async throws -> Value
  }

  private let makeSource: @MainActor () -> Source
  /// Models that have changed since the value was loaded.
  private var changed: [ModelID: any Model] = [:]
  private var load: (kind: LoadKind, ticket: Int, task: Task<Void, Never>)?
  private var lastTicket = 0
  /// Whether something has changed, where the value comes from, since it was asked for.
  private var isOutdated = false
  /// What is listened to.
  var changes: SourceChanges?

  /// An object that comes from what `makeLoad` makes, anew for each load.
  public init(makeLoad: @escaping @MainActor () -> @Sendable () async throws -> Value) {
    makeSource = { Source(load: makeLoad()) }
  }

  /// An object that an API answers. `path` is its dotted path in the body; without it the body is
  /// the object. `invalid` says what becomes of elements that cannot be read, of lists in the object.
  public convenience init(
    client: APIClient, at path: String? = nil, cache: CachePolicy? = nil,
    invalid: InvalidElements = .fail, endpoint: @escaping @MainActor () -> Endpoint
  ) where Value: Decodable {
    self.init(client: client, cache: cache, invalid: invalid, endpoint: endpoint) {
      response, endpoint, notes in
      try client.object(at: path, in: response, to: endpoint, leaveOut: notes)
    }
  }

  /// A list that an API answers. `path` is its dotted path in the body; without it the body is the
  /// list. A missing list and null are empty. `invalid` says what becomes of elements that cannot be read.
  public convenience init<Element: Decodable>(
    listOf type: Element.Type, client: APIClient, at path: String? = nil,
    cache: CachePolicy? = nil, invalid: InvalidElements = .fail,
    endpoint: @escaping @MainActor () -> Endpoint
  ) where Value == [Element] {
    self.init(
      client: client, cache: cache, invalid: invalid, endpoint: endpoint, whereNothing: []
    ) { response, endpoint, notes in
      guard case .firestore(let query) = endpoint.body else {
        return try client.list(of: type, at: path, in: response, to: endpoint, leaveOut: notes)
      }
      return try FirestoreAnswer(response, leaveOut: notes)
        .list(of: type, inGroup: query.isGroup, leaveOut: notes)
    }
  }

  private init(
    client: APIClient, cache: CachePolicy?, invalid: InvalidElements,
    endpoint: @escaping @MainActor () -> Endpoint, whereNothing nothing: Value? = nil,
    read: @escaping @Sendable (HTTPResponse, Endpoint, LeftOutElements?) throws -> Value
  ) {
    makeSource = {
      let endpoint = endpoint()
      if let nothing, endpoint.hasNoAnswer { return Source { nothing } }
      return Source(
        kept: {
          await client.keptValue(of: endpoint, under: cache, invalid: invalid) {
            try read($0, endpoint, $1)
          }
        },
        load: {
          try await client.value(of: endpoint, under: cache, invalid: invalid) {
            try read($0, endpoint, $1)
          }
        })
    }
  }

  deinit {
    load?.task.cancel()
  }

  // MARK: Changes

  func didChange() {
    isOutdated = true
    reloadIfOutdated()
  }

  public func lookForChanges() {
    changes?.look()
    reloadIfOutdated()
  }

  private func reloadIfOutdated() {
    if isOutdated, value != nil { loadTop() }
  }

  // MARK: Parts

  /// The models of a list in the value, as they are now; none as long as nothing has arrived.
  public func items<Part: Model>(_ list: (Value) -> [Part]) -> [Part] {
    let items = value.map(list) ?? []
    return changed.isEmpty ? items : items.map(current)
  }

  /// A model in the value, as it is now; nil where it is missing.
  public func item<Part: Model>(_ part: (Value) -> Part?) -> Part? {
    value.flatMap(part).map(current)
  }

  /// The models of the list that the value is, as they are now; none as long as nothing has arrived.
  public func items<Part: Model>() -> [Part] where Value == [Part] { items { $0 } }

  /// The model that the value is, as it is now; nil as long as it has not arrived.
  public func item() -> Value? where Value: Model { item { $0 } }

  private func current<Part: Model>(_ part: Part) -> Part {
    changed[ModelID(of: part)].flatMap { part.replacing(with: $0) } ?? part
  }

  // MARK: DataSource

  public func numberOfObjects() -> Int { 0 }

  public func object(at index: Int) -> NoItem? { nil }

  public func replace(_ model: any Model) {
    guard value != nil else { return }
    changed[ModelID(of: model)] = model.model
    delegate?.dataSourceDidChange(self)
  }

  public func loadFirst() {
    cancelLoads()
    forget()
    begin(.first)
  }

  /// Lets go what was loaded.
  func forget() {
    value = nil
    changed = [:]
  }

  public func loadTop() {
    if load == nil { begin(.top) }
  }

  public func cancelLoads() {
    guard let load else { return }
    load.task.cancel()
    self.load = nil
    // It may have been for a change, which is not told again.
    if changes != nil { isOutdated = true }
  }

  private func begin(_ kind: LoadKind) {
    lastTicket += 1
    let ticket = lastTicket
    isOutdated = false
    let source = makeSource()
    let task = Task { [weak self, changes] in
      await changes?.listen()
      if kind == .first, let kept = await source.kept() {
        self?.finish(ticket, with: kept)
        return
      }
      do {
        let value = try await source.load()
        self?.finish(ticket, with: value)
      } catch {
        self?.fail(ticket, error)
      }
    }
    load = (kind, ticket, task)
    delegate?.dataSource(self, didBegin: kind)
  }

  private func finish(_ ticket: Int, with kept: Kept<Value>) {
    finish(ticket, with: kept.value)
    if kept.isStale, lastTicket == ticket { loadTop() }
  }

  private func finish(_ ticket: Int, with value: Value) {
    guard let kind = end(ticket) else { return }
    self.value = value
    changed = [:]
    delegate?.dataSource(self, didFinish: kind, with: [])
    reloadIfOutdated()
  }

  private func fail(_ ticket: Int, _ error: any Error) {
    guard let kind = end(ticket) else { return }
    // Who else cancels a load leaves it without answer.
    let failure = LoadError(error) ?? .connection("The request was cancelled.")
    delegate?.dataSource(self, didFail: kind, with: failure)
    reloadIfOutdated()
    // It may have been for a change, which is not told again.
    if load == nil, changes != nil { isOutdated = true }
  }

  /// Ends a load and says of what kind it was; nil when it was outdated already.
  private func end(_ ticket: Int) -> LoadKind? {
    guard let load, load.ticket == ticket else { return nil }
    self.load = nil
    return load.kind
  }
}

/// The items of sources that have none.
public enum NoItem: Model {
  public var id: Never {
    switch self {}
  }
}
