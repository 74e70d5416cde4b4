// What an app adds by hand to the goldens. The tests replace `public` by the access in question.
import BannerKit
import ScreenKit

@MainActor
final class HandWrittenActions: ListingActions, EditorActions, ChoosingActions, LoudActions,
  RosterActions, QuickActions, ContainersActions, ShowingActions, AskedActions, StageActions,
  ComposeActions, SignalActions, SavingActions, CompositionFindingActions, FindingActions,
  MvpFindingActions, TableFindingActions, AccountActions, PreferencesActions,
  DraftingActions, LettersActions, CollectionShelfActions, CompositionShelfActions,
  MvpShelfActions, TableShelfActions, GatheringPageActions
{
  func lend(
    _ item: Volume, among: [Volume], readers: Int, on screen: CollectionShelfViewController
  ) async throws {}
  func lend(
    _ item: Volume, among: [Volume], readers: Int, on screen: CompositionShelfCoordinator
  ) async throws {}
  func lend(
    _ item: Volume, among: [Volume], readers: Int, on screen: MvpShelfPresenter
  ) async throws {}
  func lend(
    _ item: Volume, among: [Volume], readers: Int, on screen: TableShelfViewController
  ) async throws {}
  func greet(_ item: Member, on screen: AccountViewController) async throws {}
  func clear(on screen: DraftingViewController) async throws {}
  func invite(
    _ item: Gathering, note: String, on screen: GatheringPageViewController
  ) async throws {}
  func check(on screen: PreferencesViewController) async throws {}
  func shred(letters: [Letter], on screen: LettersViewController) async throws {}
  func finish(on screen: ContainersCoordinator) async throws {}
  func delete(_ item: Note, on screen: ContainersCoordinator) async throws {}
  func ping(on screen: ListingViewController) async throws {}
  func inspect(_ item: Tile, on screen: ListingViewController) async throws {}
  func report(_ item: Note, on screen: ListingViewController) async throws {}
  func delete(_ item: Note, on screen: ListingViewController) async throws {}
  func greet(_ item: Tile, on screen: RosterViewController) async throws {}
  func save(on screen: QuickViewController) async throws {}
  func `import`(on screen: ChoosingViewController) async throws {}
  func mute(_ item: SponsoredBanner, on screen: LoudViewController) async throws {}
  func check(
    text: String, day: Date?, screen screenValue: Identifier, item itemValue: [String],
    on screen: EditorViewController
  ) async throws {}
  func save(
    noteID: Identifier, text: String, likes: Int, mood: Mood, place: String?, score: Double?,
    on screen: SavingViewController
  ) async throws {}
  func examine(_ item: Tile, on screen: ShowingPresenter) async throws {}
  func drop(_ item: Note, on screen: ShowingPresenter) async throws {}
  func send(on screen: AskedPresenter) async throws {}
  func examine(_ item: Tile, on screen: any StageViewable) async throws {}
  func drop(_ item: Note, on screen: any StageViewable) async throws {}
  func drop(_ item: Reply, on screen: any StageViewable) async throws {}
  func report(_ item: Note, on screen: any StageViewable) async throws {}
  func mute(_ item: SponsoredBanner, on screen: any StageViewable) async throws {}
  func check(on screen: any ComposeViewable) async throws {}
  func `import`(mood: Mood, on screen: any SignalViewable) async throws {}
  func keep(_ item: Volume, hint: String?, on screen: FindingViewController) async throws {}
  func keep(
    _ item: Reader, among: [Volume], on isNoted: Bool, on screen: FindingViewController
  ) async throws {}
  func keep(_ item: Volume, hint: String?, on screen: CompositionFindingCoordinator) async throws {}
  func keep(
    _ item: Reader, among: [Volume], on isNoted: Bool, on screen: CompositionFindingCoordinator
  ) async throws {}
  func keep(_ item: Volume, hint: String?, on screen: MvpFindingPresenter) async throws {}
  func keep(
    _ item: Reader, among: [Volume], on isNoted: Bool, on screen: MvpFindingPresenter
  ) async throws {}
  func keep(_ item: Volume, hint: String?, on screen: TableFindingViewController) async throws {}
  func keep(
    _ item: Reader, among: [Volume], on isNoted: Bool, on screen: TableFindingViewController
  ) async throws {}
}

nonisolated extension Note {
  public var summary: ScreenText { .verbatim(text) }
  public var initial: String? { author.name.first.map(String.init) }
}

@MainActor
public final class NearbyNotes: DataSource {
  public weak var delegate: (any DataSourceDelegate)?
  private let radius: @MainActor () -> Double

  init(radius: @escaping @MainActor () -> Double) {
    self.radius = radius
  }

  public func numberOfObjects() -> Int { 0 }
  public func object(at index: Int) -> Note? { nil }
  public func loadFirst() {}
}

nonisolated public struct KeptNoteGateway: KeptNotesGateway {
  public func fetch(with parameters: KeptNotesParameters) async throws -> Page<Note> {
    Page(items: [], next: nil)
  }
}

nonisolated public struct DraftedNotes: ShelfDraftsGateway {
  public func fetch(with parameters: ShelfDraftsParameters) async throws -> Page<Note> {
    Page(items: [], next: nil)
  }
}

@MainActor
func makeApp(launch: LaunchValues) -> GoldenApp {
  let actions = HandWrittenActions()
  return GoldenApp(
    launch: launch,
    dependencies: GoldenDependencies(
      accountActions: actions,
      askedActions: actions,
      choosingActions: actions,
      collectionShelfActions: actions,
      composeActions: actions,
      compositionFindingActions: actions,
      compositionShelfActions: actions,
      containersActions: actions,
      draftingActions: actions,
      editorActions: actions,
      figuresSink: FiguresCounter(),
      findingActions: actions,
      gatheringPageActions: actions,
      lettersActions: actions,
      listingActions: actions,
      loudActions: actions,
      mvpFindingActions: actions,
      mvpShelfActions: actions,
      noteEventsSink: NoteCounter(),
      preferencesActions: actions,
      quickActions: actions,
      rosterActions: actions,
      savingActions: actions,
      showingActions: actions,
      signalActions: actions,
      stageActions: actions,
      tableFindingActions: actions,
      tableShelfActions: actions,
      database: NoDatabase(),
      makeCheckoutViewController: { _, _, _, _ in CheckoutViewController() },
      makeDraftedNotes: { _ in DraftedNotes() },
      makeKeptNoteGateway: { _ in KeptNoteGateway() },
      makeLoudBannerAdapter: { _, onEvent in LoudBannerAdapter(onEvent: onEvent) },
      makeNearbyNotes: { _, radius in NearbyNotes(radius: radius) },
      makeSponsoredBannerAdapter: { _ in SponsoredBannerAdapter() },
      objectStore: NoObjects()
    ),
    environment: .release, sessionStorage: MemorySessionStorage()
  )
}

final class NoObjects: ManagedObjectStore, WatchedObjects {
  let rows: [[String: DatabaseValue]] = []

  func watch(
    _ query: ManagedObjectQuery, didChange: @escaping @MainActor () -> Void
  ) throws -> any WatchedObjects { self }
}

nonisolated struct NoDatabase: DatabaseReading {
  func rows(of query: DatabaseQuery) async throws -> [[String: DatabaseValue]] { [] }
}

@MainActor
final class FiguresCounter: FiguresSink {
  private var count = 0

  func track(_ event: Figures) {
    count += event.name.count
  }
}

@MainActor
final class NoteCounter: NoteEventsSink {
  private var count = 0

  func track(_ event: NoteEvents) {
    count += 1
  }
}

/// A view of the app's own in cells.
final class NoteMapView: UIView, CellContentView {
  nonisolated struct Values: Hashable, Sendable {
    var title: String
    var score: Double
    var zoom: Double
    var near: Bool
    var text: String
  }

  private(set) var values: Values?

  init(runtime: AppRuntime) { super.init(frame: .zero) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ values: Values, in context: CellContext) {
    self.values = values
  }
}
