import Foundation

/// A list at work, without views: it loads its sections, knows what phase the screen is in, and says
/// what there is to show. A presenter or a controller owns it; what shows its rows is its output.
///
/// ```
/// owner ──▶ ListEngine ──▶ SectionLoader ──▶ DataSource
///               │ weak
///               ▼
///         ListEngineOutput
/// ```
@MainActor
public final class ListEngine<Row: ListRow> {
  /// When a list loads anew by itself.
  public struct Reloading: Sendable {
    /// Whenever the screen appears and its last load is older than this.
    public var onAppear: Duration?
    /// Again and again while the screen is seen, so long after the last load.
    public var every: Duration?
    /// Whenever one of these happened.
    public var events: [ScreenEvent]

    /// Never, unless said otherwise.
    public init(
      onAppear: Duration? = nil, every: Duration? = nil, events: [ScreenEvent] = []
    ) {
      self.onAppear = onAppear
      self.every = every
      self.events = events
    }
  }

  /// Who shows the list; kept weakly.
  public weak var output: (any ListEngineOutput<Row>)?

  /// The words that rows are searched by, where they are. While they are too few, sections that depend on
  /// them load nothing.
  public var search: SearchQuery?

  /// What the screen is at.
  public private(set) var phase = ScreenPhase.idle

  /// What stands below the last row.
  public private(set) var more = MoreState.none

  private let reloading: Reloading
  private let clock: any ScreenClock
  private let events: EventCenter
  private let changes: Broadcaster<any Model>
  private(set) var loaders: [SectionLoader<Row>] = []
  private var subscriptions: [Subscription] = []
  var optimistic = OptimisticItems()
  private var folding = SectionFolding()
  private var lastLoad: Date?
  /// What has the list loaded again and again; nil for nothing.
  private(set) lazy var timedReload = reloading.every.map { interval in
    TimedReload(every: interval, by: clock) { [weak self] in self?.loadAgain() ?? true }
  }
  private var isStarted = false
  private var hasAppeared = false
  /// Whether the screen has gone since: what it has not loaded yet, nobody waits for until it comes back.
  private var hasLeft = false
  private var isUpdateScheduled = false

  /// A list that lives in the time of `clock`, reloads for events of `events`, and shows the models
  /// that `changes` brings in the place of those with their identities.
  public init(
    reloading: Reloading = Reloading(), clock: any ScreenClock, events: EventCenter,
    changes: Broadcaster<any Model>
  ) {
    self.reloading = reloading
    self.clock = clock
    self.events = events
    self.changes = changes
  }

  /// Whether something is under way that will change what is shown.
  public var isBusy: Bool {
    isUpdateScheduled || loaders.contains { !$0.loading.isEmpty } || search?.isWaiting == true
  }

  /// Whether rows are loaded from the start.
  public var isLoadingStart: Bool { loaders.contains(where: \.isLoadingStart) }

  /// Whether further rows are loaded at the end.
  public var isLoadingMore: Bool { loaders.contains { $0.loading.contains(.bottom) } }

  /// Whether all that there is has been loaded and is shown, but for what sections that scroll by themselves have
  /// beside what is seen of them.
  public var isComplete: Bool {
    phase == .content
      && includedLoaders.allSatisfy {
        (!$0.isSourced || $0.isAnswered) && (scrollsByItself($0) || !$0.goesOn)
      }
  }

  private func scrollsByItself(_ loader: SectionLoader<Row>) -> Bool {
    output?.scrollsByItself(loader.section.layout) ?? false
  }

  /// Whether rows could not be loaded from the start, and neither have come nor are loaded again since. Rows that the
  /// screen can do without don't count.
  public var hasFailed: Bool {
    includedLoaders.contains { loader in loader.toldFailure.map { $0.load != .bottom } ?? false }
  }

  // MARK: Life

  /// Begins showing `sections`, in the place of those before. Nothing is loaded until the screen
  /// appears.
  public func start(_ sections: [RowSection<Row>]) {
    for loader in loaders { loader.reset() }
    loaders = sections.map(SectionLoader.init)
    for loader in loaders { loader.owner = self }
    isStarted = true
    if subscriptions.isEmpty { listen() }
    if hasAppeared { updateLoads() }
    update()
  }

  private func listen() {
    let changes = changes.listen { [weak self] model in
      for loader in self?.loaders ?? [] { loader.section.source?.replace(model) }
    }
    let reloads = events.listen(to: reloading.events + [.appReloads]) { [weak self] _ in
      self?.reload()
    }
    let returns = events.listen(to: [.appWillEnterForeground]) { [weak self] _ in
      self?.lookForChanges()
      self?.appIsSeen(true)
    }
    let sessions = events.listen(to: [.appSessionChanges]) { [weak self] _ in
      self?.setNeedsUpdate()
    }
    subscriptions = [changes, reloads, returns, sessions]
    guard reloading.every != nil else { return }
    subscriptions.append(
      events.listen(to: [.appDidEnterBackground]) { [weak self] _ in self?.appIsSeen(false) })
  }

  /// The screen appears: loads what isn't there yet, and anew what is too old.
  public func screenWillAppear() {
    hasAppeared = true
    hasLeft = false
    if isStale { reload() }
    lookForChanges()
    // Loads that ended when the screen went away begin again.
    updateLoads()
    update()
  }

  private func lookForChanges() {
    for loader in includedLoaders where loader.hasLoaded { loader.section.source?.lookForChanges() }
  }

  /// The screen goes for good: ends all loads. What was loaded stays.
  public func screenDidLeave() {
    hasLeft = true
    for loader in loaders { loader.cancelLoads() }
  }

  private var isStale: Bool {
    guard let limit = reloading.onAppear, let lastLoad else { return false }
    let age = clock.now.timeIntervalSince(lastLoad)
    // By a clock that was set back, nobody knows how old the list is.
    return age < 0 || age >= limit.timeInterval
  }

  // MARK: Contents

  /// Asks for the rows again, once per turn however often it is called: after a change of what
  /// sections depend on. What is let go of then is waited for no more.
  public func setNeedsUpdate() {
    guard isStarted, !isUpdateScheduled else { return }
    isUpdateScheduled = true
    Task { [weak self] in
      guard let self else { return }
      isUpdateScheduled = false
      let waited = isLoadingStart
      updateLoads()
      update()
      if waited, !isLoadingStart { output?.contentsDidArrive() }
      output?.surroundingsDidChange()
    }
  }

  /// Asks for the rows again after each change of `state`.
  public func follow<State>(_ state: StateBox<State>) {
    // The list's sections may hold the state.
    state.observe(hearing: events) { [weak self] in self?.setNeedsUpdate() }
  }

  /// Shows what there is now.
  public func update() {
    let included = includedLoaders
    let sections = included.map { $0.sections(optimistic, at: clock.now) }
    let counts = Dictionary(
      zip(included, sections).map { ($0.section.id, $1.reduce(0) { $0 + $1.rows.count }) },
      uniquingKeysWith: +)
    phase = ScreenPhase(included) { counts[$0.section.id] ?? 0 }
    updateMore(zip(included, sections).filter { !isEndFolded($1) }.map(\.0))
    output?.show(list(of: sections), in: phase)
    followTime()
  }

  /// Folds the rows of a section, or brings them back, where its header lets it.
  public func turnSection(_ id: String) {
    folding.turn(id)
    update()
  }

  /// Whether what comes at the end of a section would not be seen.
  private func isEndFolded(_ sections: [ShownList<Row>.Section]) -> Bool {
    sections.last.map { folding.folds($0) } ?? false
  }

  /// What there is to show now, as the sources have it.
  func currentContents() -> ShownList<Row> {
    list(of: includedLoaders.map { $0.sections(optimistic, at: clock.now) })
  }

  private func list(of sections: [[ShownList<Row>.Section]]) -> ShownList<Row> {
    phase == .content
      ? ShownList(sections: folding.applied(to: sections.flatMap { $0 })) : ShownList()
  }

  /// - Parameter open: The sections whose end is not folded.
  private func updateMore(_ open: [SectionLoader<Row>]) {
    let state: MoreState =
      if open.contains(where: { $0.lacksMore }) {
        .failed
      } else {
        open.contains { $0.hasMore && !scrollsByItself($0) } ? .loading : .none
      }
    guard state != more else { return }
    more = state
    output?.moreStateDidChange(to: state)
  }

  /// Shows `model` in the place of the item with its identity until the answer is committed, which
  /// hands it to all lists for good, or reverted.
  public func showOptimistically(_ model: any Model) -> OptimisticChange {
    let ticket = optimistic.insert(model)
    update()
    let end: @MainActor () -> Void = { [weak self] in
      self?.optimistic.remove(model, ticket: ticket)
      self?.update()
    }
    return OptimisticChange(
      commit: { [changes] in
        changes.send(model)
        end()
      }, revert: end)
  }

  // MARK: Loads

  /// Loads everything anew; what is shown stays until something else has arrived, but for what is not to be
  /// loaded any more: that is let go.
  public func reload() {
    guard hasAppeared else { return }
    let waited = isLoadingStart
    for loader in loaders {
      if isWanted(loader) { loader.loadTop() } else { loader.reset() }
    }
    update()
    if waited, !isLoadingStart { output?.contentsDidArrive() }
  }

  /// Tries again what failed; what is shown stays until something else has arrived.
  public func retry() {
    for loader in includedLoaders where loader.failure != nil && canLoad(loader) {
      loader.failure?.load == .bottom ? loader.retryBottom() : loader.loadTop()
    }
    update()
  }

  /// Loads the next rows of the first section that has more and for whose place in the list that
  /// was shown `isDue` says so.
  public func loadMore(in list: ShownList<Row>, where isDue: (_ section: Int) -> Bool) {
    guard loaders.contains(where: \.canLoadBottom) else { return }
    // A section ends where its last group does.
    let ends = Dictionary(
      list.sections.enumerated().map { ($0.element.origin, $0.offset) }, uniquingKeysWith: max)
    for loader in loaders {
      guard loader.canLoadBottom, let end = ends[loader.section.id],
        !list.sections[end].isFolded, isDue(end)
      else { continue }
      loader.loadBottom()
      return
    }
  }

  /// Begins the loads that the state asks for, and ends those that it doesn't any more.
  private func updateLoads() {
    guard hasAppeared else { return }
    for loader in loaders {
      if !isWanted(loader) {
        loader.reset()
      } else if !hasLeft, loader.needsFirstLoad {
        loader.loadFirst()
      }
    }
  }

  /// Whether a section is one that is loaded now.
  private func isWanted(_ loader: SectionLoader<Row>) -> Bool {
    loader.isIncluded && canLoad(loader)
  }

  /// While the words to search for are too few, what depends on them has nothing to ask.
  func canLoad(_ loader: SectionLoader<Row>) -> Bool {
    !loader.isSearched || search?.isReady ?? true
  }

  var includedLoaders: [SectionLoader<Row>] { loaders.filter(\.isIncluded) }
}

// MARK: What its sections tell

extension ListEngine {
  func sectionDidChange(_ section: SectionLoader<Row>) {
    show(section)
    output?.contentsDidArrive()
  }

  func section(_ section: SectionLoader<Row>, didFail load: LoadKind, with error: LoadError) {
    if load != .bottom { timedReload?.loadDidEnd() }
    guard section.isOptional, load != .bottom else {
      let isTold = section.failsAgain
      // Who is refused may be logged in no more, and what is shown may depend on that.
      updateLoads()
      update()
      if section.failure == nil {
        // The section has gone with that, or is loaded from its start: there is nothing to try again.
        output?.contentsDidArrive()
      } else if isTold {
        output?.optionalLoadDidFail(with: error)
      } else {
        output?.loadDidFail(load, with: error)
      }
      return
    }
    show(section)
    output?.optionalLoadDidFail(with: error)
  }

  private func show(_ section: SectionLoader<Row>) {
    if !section.isLoadingStart { lastLoad = clock.now }
    // What another section waits for may be there now.
    updateLoads()
    update()
  }
}
