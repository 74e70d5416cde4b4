import Foundation

/// A section at work: it asks its source to load, and knows what is under way, what failed and whether
/// anything has arrived yet.
@MainActor
final class SectionLoader<Row: ListRow>: DataSourceDelegate {
  /// A load that failed, and why.
  struct Failure {
    let load: LoadKind
    let error: LoadError
  }

  /// A section that others may come behind, and the items that it began and ended with.
  @MainActor
  private struct Growing {
    let section: ShownList<Row>.Section
    let first: (any Model)?
    let last: (any Model)?

    init(_ section: ShownList<Row>.Section, of source: any DataSource) {
      self.section = section
      first = source.model(at: 0)
      last = source.model(at: section.rows.count - 1)
    }
  }

  let section: RowSection<Row>
  /// Is told when there is something new to show.
  weak var owner: ListEngine<Row>?
  private(set) var loading: Set<LoadKind> = []
  private(set) var failure: Failure?
  private(set) var hasLoaded = false
  /// Whether what loads from the start does so unasked, so that what is shown stays until the answer has come.
  private var isQuiet = false
  /// Whether what has failed last did so unasked, and no otherwise than before: it has been told.
  private(set) var failsAgain = false
  private var hasBegun = false
  private var loadedKey: AnyHashable?
  /// What was shown last, as long as it can be gone on with.
  private var shown: Growing?
  /// How many items have arrived at the end since then.
  private var arrivedCount = 0

  init(_ section: RowSection<Row>) {
    self.section = section
    section.source?.delegate = self
  }

  // MARK: What there is

  var isIncluded: Bool { section.isIncluded?() ?? true }

  /// Whether rows come from a source, so that they can be waited for, be missing or fail.
  var isSourced: Bool { section.source != nil }

  /// Whether the rows depend on the words that are searched for.
  var isSearched: Bool { section.isSearched }

  var isLoadingStart: Bool { loading.contains(.first) || loading.contains(.top) }

  /// Whether the screen waits for the start.
  var isAwaited: Bool { isLoadingStart && !isQuiet }

  /// Whether further rows can be asked for. A start that could not be loaded anew leaves what there is as it was, and so
  /// what comes behind it.
  var canLoadBottom: Bool {
    hasLoaded && loading.isEmpty && failure?.load != .bottom && hasMore
  }

  /// Whether a failed load of the start is none of the screen, which does without what was to come.
  var isOptional: Bool { section.isOptional }

  /// What failed, as far as the screen has to say so.
  var toldFailure: Failure? {
    failure.flatMap { isOptional && $0.load != .bottom ? nil : $0 }
  }

  /// Whether it is known what there is, and be it that the screen has to do without it.
  var isAnswered: Bool { hasLoaded || (failure != nil && toldFailure == nil) }

  var hasMore: Bool { hasLoaded && !section.isLimited() && section.source?.hasMore == true }

  /// Whether rows are left out, or not loaded yet, that would come at the end.
  var goesOn: Bool { hasMore || ((hasLoaded || !isSourced) && section.isCut()) }

  /// Whether further rows could not be loaded that would stand at the end now.
  var lacksMore: Bool { failure?.load == .bottom && !section.isLimited() }

  /// What there is to show now: a part for each group.
  func sections(_ optimistic: OptimisticItems, at now: Date) -> [ShownList<Row>.Section] {
    if optimistic.isEmpty, let longer = grownSection() {
      keep(longer)
      return [longer]
    }
    let groups = isSourced && !hasLoaded ? [] : section.makeRows(optimistic, now)
    let sections = section.shown(groups)
    keep(optimistic.isEmpty ? sections.first : nil)
    return sections
  }

  private func keep(_ section: ShownList<Row>.Section?) {
    arrivedCount = 0
    shown = nil
    guard let section, self.section.makeMoreRows != nil, let source = self.section.source,
      source.numberOfObjects() == section.rows.count, !self.section.isLimited()
    else { return }
    shown = Growing(section, of: source)
  }

  /// What was shown last with the items that have arrived at the end, where nothing else is new: the
  /// rows before are not asked for again, however many there are.
  private func grownSection() -> ShownList<Row>.Section? {
    guard arrivedCount > 0, let shown, let source = section.source,
      let more = section.makeMoreRows, !section.isLimited()
    else { return nil }
    let count = shown.section.rows.count
    // A source may have changed what it had without a word.
    guard source.numberOfObjects() == count + arrivedCount,
      Self.isSame(shown.first, source.model(at: 0)),
      Self.isSame(shown.last, source.model(at: count - 1))
    else { return nil }
    let group = more(count)
    return shown.section.appending(
      group.rows, header: group.heading, footer: section.footer(),
      headers: section.headerTraits(), look: section.look())
  }

  private static func isSame(_ left: (any Model)?, _ right: (any Model)?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.hasSameContent(as: right)
  }

  // MARK: Loads

  /// Whether nothing was loaded yet, or something that doesn't fit the state any more.
  var needsFirstLoad: Bool {
    isSourced && (!hasBegun || section.reloadKey?() != loadedKey)
  }

  func loadFirst() {
    guard let source = section.source else { return }
    hasBegun = true
    hasLoaded = false
    loadedKey = section.reloadKey?()
    failure = nil
    isQuiet = false
    loading = [.first]
    source.loadFirst()
  }

  /// Loads the start anew and shows what there is meanwhile.
  func loadTop() {
    guard let source = section.source else { return }
    // What was asked for unasked doesn't know yet why somebody waits for it now.
    dropQuietLoad()
    guard !isLoadingStart else { return }
    guard hasLoaded else { return loadFirst() }
    failure = nil
    loading = [.top]
    source.loadTop()
  }

  /// Loads again, unasked, what is shown, or what could not be loaded.
  func loadAgain() {
    guard let source = section.source, loading.isEmpty else { return }
    guard hasLoaded || failure != nil else { return loadFirst() }
    isQuiet = true
    loading = [hasLoaded ? .top : .first]
    hasLoaded ? source.loadAgain() : source.loadFirst()
  }

  func loadBottom() {
    guard canLoadBottom else { return }
    loading.insert(.bottom)
    section.source?.loadBottom()
  }

  func retryBottom() {
    guard failure?.load == .bottom else { return }
    failure = nil
    loadBottom()
  }

  /// Ends all loads and forgets what was loaded.
  func reset() {
    section.source?.cancelLoads()
    section.forget?()
    shown = nil
    hasBegun = false
    hasLoaded = false
    isQuiet = false
    failure = nil
    loading = []
  }

  /// Ends a load of the start that nobody waits for: what it would bring is from before something that has happened
  /// since.
  func dropQuietLoad() {
    guard isLoadingStart, isQuiet else { return }
    section.source?.cancelLoads()
    isQuiet = false
    loading = []
  }

  /// Ends all loads; what was loaded stays.
  func cancelLoads() {
    guard !loading.isEmpty else { return }
    section.source?.cancelLoads()
    hasBegun = hasLoaded
    isQuiet = false
    loading = []
  }

  // MARK: DataSourceDelegate

  func dataSource(_ source: any DataSource, didBegin load: LoadKind) {
    // A source may also load by itself.
    loading.insert(load)
  }

  func dataSource(_ source: any DataSource, didFinish load: LoadKind, with items: [any Model]) {
    end(load)
    hasBegun = true
    hasLoaded = true
    failure = nil
    arrivedCount = load == .bottom ? arrivedCount + items.count : 0
    if load != .bottom {
      shown = nil
      owner?.startDidArrive(in: section)
    }
    owner?.sectionDidChange(self)
  }

  func dataSource(_ source: any DataSource, didFail load: LoadKind, with error: LoadError) {
    failsAgain = isQuiet && toldFailure.map { $0.load != .bottom } == true
    end(load)
    // What the screen can do without stays as it was, and goes on.
    failure = isOptional && load == .top ? nil : Failure(load: load, error: error)
    owner?.section(self, didFail: load, with: error)
  }

  func dataSourceDidChange(_ source: any DataSource) {
    shown = nil
    owner?.orderMayBeKnown(of: section)
    owner?.sectionDidChange(self)
  }

  private func end(_ load: LoadKind) {
    // A load of the start ends all others.
    guard load != .bottom else {
      loading.remove(.bottom)
      return
    }
    loading = []
    isQuiet = false
  }
}

extension DataSource {
  fileprivate func model(at index: Int) -> (any Model)? { index < 0 ? nil : object(at: index) }
}
