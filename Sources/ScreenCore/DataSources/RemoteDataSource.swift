/// A list that is loaded part by part from somewhere slow, as a rule from an API.
///
/// What its loader has kept from before is shown without asking anew. If it is too old for that, it is
/// shown while the list is loaded from its top.
///
/// There is never more than one load of a kind. `loadFirst` ends everything else; `loadTop` ends
/// `loadBottom`, since it starts the list anew. What an ended load still answers is dropped, and no
/// item stands in the list twice.
@MainActor
public final class RemoteDataSource<Item: Model>: ItemsSource, ChangeFollower {
  public weak var delegate: (any DataSourceDelegate)?

  private struct Load {
    let ticket: Int
    let task: Task<Void, Never>
    /// Whether it also brings what has changed before it began.
    let coversChange: Bool
  }

  private let makeLoader: @MainActor () -> any PageLoader<Item>
  /// The loader of the list that is shown, so that all its parts answer the same question.
  private var loader: (any PageLoader<Item>)?
  var items: [Item] = []
  private var known: Set<Item.ID> = []
  private var next: PagePosition?
  /// How many parts in a row have brought nothing that was not there already.
  private var repetitions = 0
  /// Whether the start of the list was kept from before, so that what follows can be, too.
  private var isKept = false
  private var loads: [LoadKind: Load] = [:]
  private var lastTicket = 0
  /// Whether something has changed, where the list comes from, since it was asked for.
  private var isOutdated = false
  /// Loads what is shown anew, unseen, after a change.
  private var refresh: Task<Void, Never>?
  /// What is listened to.
  var changes: SourceChanges?

  /// A list whose parts come from the loader that `makeLoader` makes, anew for each load from the
  /// start.
  public init(makeLoader: @escaping @MainActor () -> any PageLoader<Item>) {
    self.makeLoader = makeLoader
  }

  /// A list that an API answers. `items` is the dotted path of the list in the body; without it the
  /// body is the list, or the one item. `invalid` says what becomes of elements that cannot be read.
  public convenience init(
    client: APIClient, items: String? = nil, paging: Paging = .none, cache: CachePolicy? = nil,
    invalid: InvalidElements = .fail, endpoint: @escaping @MainActor () -> Endpoint
  ) where Item: Decodable {
    self.init {
      client.loader(
        of: endpoint(), items: items, paging: paging, cache: cache, invalid: invalid)
    }
  }

  deinit {
    for load in loads.values { load.task.cancel() }
    refresh?.cancel()
  }

  // MARK: Items

  public var hasMore: Bool { next != nil }

  // MARK: Loads

  /// Whether a load of `kind` is under way.
  public func isLoading(_ kind: LoadKind) -> Bool { loads[kind] != nil }

  public func loadFirst() {
    cancelLoads()
    begin(.first, with: makeLoader(), at: .first)
  }

  public func loadTop() {
    guard loads[.first] == nil, loads[.top] == nil else { return }
    cancel(.bottom)
    begin(.top, with: makeLoader(), at: .first)
  }

  public func loadAgain() {
    guard loads[.first] == nil, loads[.top] == nil else { return }
    cancel(.bottom)
    begin(.top, with: makeLoader(), at: .first, asFarAs: items.count)
  }

  public func loadBottom() {
    guard loads.isEmpty, let next, let loader else { return }
    begin(.bottom, with: loader, at: next)
  }

  public func cancelLoads() {
    LoadKind.allCases.forEach(cancel)
    cancelRefresh()
  }

  private func cancel(_ kind: LoadKind) {
    guard let load = loads.removeValue(forKey: kind) else { return }
    load.task.cancel()
    if load.coversChange { isOutdated = true }
  }

  private func cancelRefresh() {
    guard let refresh else { return }
    refresh.cancel()
    self.refresh = nil
    isOutdated = true
  }

  private func begin(
    _ kind: LoadKind, with loader: any PageLoader<Item>, at position: PagePosition,
    asFarAs count: Int = 0
  ) {
    lastTicket += 1
    let ticket = lastTicket
    if kind != .bottom { cancelRefresh() }
    let coversChange = isOutdated && kind != .bottom
    if coversChange { isOutdated = false }
    let mayBeKept = kind == .first || (kind == .bottom && isKept)
    let task = Task { [weak self, changes] in
      await changes?.listen()
      if mayBeKept, let kept = await loader.keptPage(at: position), !kept.value.isPassedOver {
        self?.finish(kind, ticket, kept, of: loader, at: position)
        return
      }
      do {
        let found =
          count > 0
          ? try await loader.list(ofAtLeast: count) : try await loader.filledPage(at: position)
        self?.finish(kind, ticket, found.page, of: loader, at: found.position)
      } catch {
        self?.fail(kind, ticket, error)
      }
    }
    loads[kind] = Load(ticket: ticket, task: task, coversChange: coversChange)
    delegate?.dataSource(self, didBegin: kind)
  }

  private func finish(
    _ kind: LoadKind, _ ticket: Int, _ kept: Kept<Page<Item>>, of loader: any PageLoader<Item>,
    at position: PagePosition
  ) {
    finish(kind, ticket, kept.value, of: loader, at: position, isKept: true)
    if kept.isStale, kind == .first, lastTicket == ticket { loadTop() }
  }

  private func finish(
    _ kind: LoadKind, _ ticket: Int, _ page: Page<Item>, of loader: any PageLoader<Item>,
    at position: PagePosition, isKept: Bool = false
  ) {
    guard end(kind, ticket) else { return }
    if kind != .bottom {
      self.isKept = isKept
      items = []
      known = []
      repetitions = 0
      self.loader = loader
    }
    let new = page.items.filter { known.insert($0.id).inserted }
    items += new
    repetitions = new.isEmpty ? repetitions + 1 : 0
    next = continuation(of: page, at: position)
    delegate?.dataSource(self, didFinish: kind, with: new)
    refreshIfOutdated()
  }

  /// Where the list goes on behind `page`; nil where it ends there.
  ///
  /// A server that ignores the mark, or the number of the page, would answer with the same part forever. Where
  /// much was added at the start meanwhile, a part or two can be known already, and new ones follow.
  private func continuation(of page: Page<Item>, at position: PagePosition) -> PagePosition? {
    let mostRepetitions = 3
    return page.next == position || repetitions >= mostRepetitions ? nil : page.next
  }

  private func fail(_ kind: LoadKind, _ ticket: Int, _ error: any Error) {
    let coversChange = loads[kind]?.coversChange == true
    guard end(kind, ticket) else { return }
    if coversChange { isOutdated = true }
    // Loads that this source cancels have ended before. Who else cancels one leaves it without answer.
    let failure = LoadError(error) ?? .connection("The request was cancelled.")
    delegate?.dataSource(self, didFail: kind, with: failure)
    // What has been told to fail is not told again when it is tried unasked.
    refreshIfOutdated(tellingFailure: !coversChange)
  }

  // MARK: Changes

  func didChange() {
    isOutdated = true
    refreshIfOutdated()
  }

  public func lookForChanges() {
    changes?.look()
    refreshIfOutdated()
  }

  /// Loads the list again from its start, as far as it goes. A load that is under way is waited for.
  private func refreshIfOutdated(tellingFailure tellsFailure: Bool = true) {
    guard isOutdated, loads.isEmpty, refresh == nil, let loader else { return }
    isOutdated = false
    let (ticket, count) = (lastTicket, items.count)
    refresh = Task { [weak self] in
      do {
        let found = try await loader.list(ofAtLeast: count)
        self?.finishRefresh(ticket, with: found)
      } catch {
        self?.failRefresh(ticket, error, isTold: tellsFailure)
      }
    }
  }

  private func finishRefresh(_ ticket: Int, with found: FoundPage<Item>) {
    guard endRefresh(ticket) else { return }
    known = []
    let new = found.page.items.filter { known.insert($0.id).inserted }
    next = found.page.next == found.position ? nil : found.page.next
    if new != items {
      items = new
      delegate?.dataSourceDidChange(self)
    }
    refreshIfOutdated()
  }

  private func failRefresh(_ ticket: Int, _ error: any Error, isTold: Bool) {
    guard endRefresh(ticket) else { return }
    if isTold, let failure = LoadError(error) {
      delegate?.dataSource(self, didFail: .top, with: failure)
    }
    refreshIfOutdated()
    // The change is not announced again: it is tried with what loads next, or when the list is seen again.
    if loads.isEmpty, refresh == nil { isOutdated = true }
  }

  /// Ends a refresh; false when it is of no use, because the list has grown at its end meanwhile, or another
  /// load has taken its place.
  private func endRefresh(_ ticket: Int) -> Bool {
    guard !Task.isCancelled else { return false }
    refresh = nil
    guard lastTicket == ticket else {
      isOutdated = true
      refreshIfOutdated()
      return false
    }
    return true
  }

  /// Ends a load; false when it was outdated already.
  private func end(_ kind: LoadKind, _ ticket: Int) -> Bool {
    guard loads[kind]?.ticket == ticket else { return false }
    loads[kind] = nil
    return true
  }
}
