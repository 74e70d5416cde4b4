import ScreenCore

/// A list engine without any view, over a source that answers when it is told to.
@MainActor
final class EngineBench {
  let clock = ManualClock()
  let events = EventCenter()
  let changes = Broadcaster<any Model>()
  let source = HandSource()
  let output = RecordingOutput()
  let engine: ListEngine<NoteRow>
  /// How often a row was made of an item.
  private(set) var madeRows = 0

  init(reloading: ListEngine<NoteRow>.Reloading = .init()) {
    engine = ListEngine(
      reloading: reloading, clock: clock, events: events, changes: changes)
    engine.output = output
  }

  /// Begins a list of the source's items.
  func start(limit: Int? = nil) {
    engine.start([section(limit: limit)])
  }

  /// Begins a list of the source's items and lets `notes` arrive.
  func start(with notes: [Note], hasMore: Bool = false) {
    start()
    engine.screenWillAppear()
    source.finish(notes, hasMore: hasMore)
  }

  func section(
    layout: ListLayout? = nil, makeLook: (@MainActor () -> SectionAppearance?)? = nil,
    limit: Int? = nil, makeLimit: (@MainActor () -> Int?)? = nil,
    isIncluded: (@MainActor () -> Bool)? = nil,
    reloadKey: (@MainActor () -> AnyHashable)? = nil, isSearched: Bool = true
  ) -> RowSection<NoteRow> {
    RowSection(
      id: "main", layout: layout, makeLook: makeLook, limit: limit, makeLimit: makeLimit,
      isIncluded: isIncluded, reloadKey: reloadKey, isSearched: isSearched, source: source,
      row: { [weak self] in
        self?.madeRows += 1
        return NoteRow(note: $0)
      })
  }

  /// Lets the screen show more where its rows end.
  func scrollToEnd() {
    engine.loadMore(in: output.list) { _ in true }
  }
}

struct NoteRow: ListRow {
  let note: Note
  var item: any Model { note }
  var kind: RowKind { RowKind(NoteRow.self) }
}

/// Writes down what an engine tells.
@MainActor
final class RecordingOutput: ListEngineOutput {
  typealias Row = NoteRow

  private(set) var list = ShownList<NoteRow>()
  private(set) var phases: [ScreenPhase] = []
  private(set) var more: [MoreState] = []
  private(set) var arrivals = 0
  private(set) var failures: [LoadKind] = []
  private(set) var optionalFailures = 0
  private(set) var stateChanges = 0

  var texts: [String] { list.sections.flatMap(\.rows).map(\.row.note.text) }

  func show(_ list: ShownList<NoteRow>, in phase: ScreenPhase) {
    self.list = list
    if phases.last != phase { phases.append(phase) }
  }

  func moreStateDidChange(to state: MoreState) { more.append(state) }
  func contentsDidArrive() { arrivals += 1 }
  func loadDidFail(_ load: LoadKind, with error: LoadError) { failures.append(load) }
  func optionalLoadDidFail(with error: LoadError) { optionalFailures += 1 }
  func surroundingsDidChange() { stateChanges += 1 }

  func scrollsByItself(_ layout: ListLayout?) -> Bool {
    if case .shelf = layout { true } else { false }
  }
}

/// A source whose loads end by hand.
@MainActor
final class HandSource: DataSource {
  weak var delegate: (any DataSourceDelegate)?
  private(set) var notes: [Note] = []
  private(set) var begun: [LoadKind] = []
  private(set) var cancellations = 0
  private(set) var hasMore = false

  func numberOfObjects() -> Int { notes.count }
  func object(at index: Int) -> Note? { notes.indices.contains(index) ? notes[index] : nil }
  func loadFirst() { begin(.first) }
  func loadTop() { begin(.top) }
  func loadBottom() { begin(.bottom) }
  func cancelLoads() { cancellations += 1 }

  func replace(_ model: any Model) {
    notes = notes.map { ModelID(of: $0) == ModelID(of: model) ? model as? Note ?? $0 : $0 }
    delegate?.dataSourceDidChange(self)
  }

  /// Changes what there is without telling.
  func changeSilently(_ notes: [Note]) { self.notes = notes }

  private func begin(_ load: LoadKind) {
    begun.append(load)
    delegate?.dataSource(self, didBegin: load)
  }

  /// Ends the last load with `notes`.
  func finish(_ notes: [Note], hasMore: Bool = false) {
    guard let load = begun.last else { return }
    self.notes = load == .bottom ? self.notes + notes : notes
    self.hasMore = hasMore
    delegate?.dataSource(self, didFinish: load, with: notes)
  }

  /// Ends the last load without success.
  func fail() {
    guard let load = begun.last else { return }
    delegate?.dataSource(self, didFail: load, with: .connection("cut"))
  }
}
