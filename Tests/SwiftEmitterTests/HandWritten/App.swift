// What an app adds by hand to the goldens. The tests replace `public` by the access in question.
import BannerKit
import ScreenKit

#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
#endif

@MainActor
final class HandWrittenActions: ListingActions, EditorActions, ChoosingActions, LoudActions,
  RosterActions, QuickActions, ContainersActions, ShowingActions, AskedActions, StageActions,
  ComposeActions, SignalActions, SavingActions, CompositionFindingActions, FindingActions,
  MvpFindingActions, TableFindingActions, AccountActions, PreferencesActions,
  DraftingActions, LettersActions, CollectionShelfActions, CompositionShelfActions,
  MvpShelfActions, TableShelfActions, GatheringPageActions, ChoresTableActions,
  ChoresCalledActions, LimitsActions, LimitsPresenterActions, SeveralPresenterActions,
  SeveralSceneActions, ChosenPresenterActions, DraftedActions, DraftedContainerActions,
  DraftedPresenterActions, DraftedSceneActions
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
  func move(
    _ item: Chore, after: Chore?, index: Int, on screen: ChoresTableViewController
  ) async throws {}
  func move(
    _ item: Chore, after: Chore?, index: Int, on screen: any SceneViewable
  ) async throws {}
  func clear(on screen: DraftingViewController) async throws {}
  func invite(
    _ item: Gathering, note: String, on screen: GatheringPageViewController
  ) async throws {}
  func check(on screen: PreferencesViewController) async throws {}
  func keep(
    start: Date, end: Date, likes: Int, score: Double?, on screen: LimitsViewController
  ) async throws {}
  func keep(start: Date?, end: Date?, on screen: LimitsPresenterPresenter) async throws {}
  func keep(
    moods: [Mood], weight: Double?, on screen: SeveralPresenterPresenter
  ) async throws {}
  func keep(moods: [Mood], weight: Double?, on screen: any SceneViewable) async throws {}
  func keep(
    region: Identifier, town: Identifier?, on screen: ChosenPresenterPresenter
  ) async throws {}
  func shred(letters: [Letter], on screen: LettersViewController) async throws {}
  func finish(on screen: ContainersCoordinator) async throws {}
  func delete(_ item: Note, on screen: ContainersCoordinator) async throws {}
  func ping(on screen: ListingViewController) async throws {}
  func inspect(_ item: Tile, on screen: ListingViewController) async throws {}
  func report(_ item: Note, on screen: ListingViewController) async throws {}
  func delete(_ item: Note, on screen: ListingViewController) async throws {}
  func greet(_ item: Tile, on screen: RosterViewController) async throws {}
  func save(on screen: QuickViewController) async throws {}
  func save(
    text: String, mood: Mood, tags: [String], on screen: DraftedViewController
  ) async throws {}
  func save(text: String, on screen: DraftedContainerCoordinator) async throws {}
  func save(id: Identifier, text: String, on screen: DraftedPresenterPresenter) async throws {}
  func save(id: Identifier, text: String, on screen: any SceneViewable) async throws {}
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

/// Subclasses of screens that are open: they add to what is generated.
final class CountedDraftsViewController: OpenDraftsViewController {
  private var numberOfLists = 0

  override func makeSections() -> [ListSection] {
    numberOfLists += 1
    return super.makeSections()
  }
}

final class CountedDraftsCoordinator: OpenContainersCoordinator {
  private var numberOfLists = 0

  override func makeSections() -> [ControllerSection] {
    numberOfLists += 1
    return super.makeSections()
  }
}

final class CountedShowingViewController: OpenShowingViewController {
  private var hasAppeared = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
  }
}

/// What the goldens' app supplies: made where it is asked for, and kept.
@MainActor
final class HandWrittenDependencies: GoldenDependencies {
  private let actions = HandWrittenActions()
  lazy var figuresSink: any FiguresSink = FiguresCounter()
  lazy var noteEventsSink: any NoteEventsSink = NoteCounter()
  let database: any DatabaseReading = NoDatabase()
  lazy var objectStore: any ManagedObjectStore = NoObjects()

  var accountActions: any AccountActions { actions }
  var askedActions: any AskedActions { actions }
  var choosingActions: any ChoosingActions { actions }
  var choresCalledActions: any ChoresCalledActions { actions }
  var choresTableActions: any ChoresTableActions { actions }
  var chosenPresenterActions: any ChosenPresenterActions { actions }
  var collectionShelfActions: any CollectionShelfActions { actions }
  var composeActions: any ComposeActions { actions }
  var compositionFindingActions: any CompositionFindingActions { actions }
  var compositionShelfActions: any CompositionShelfActions { actions }
  var containersActions: any ContainersActions { actions }
  var draftedActions: any DraftedActions { actions }
  var draftedContainerActions: any DraftedContainerActions { actions }
  var draftedPresenterActions: any DraftedPresenterActions { actions }
  var draftedSceneActions: any DraftedSceneActions { actions }
  var draftingActions: any DraftingActions { actions }
  var editorActions: any EditorActions { actions }
  var findingActions: any FindingActions { actions }
  var gatheringPageActions: any GatheringPageActions { actions }
  var lettersActions: any LettersActions { actions }
  var limitsActions: any LimitsActions { actions }
  var limitsPresenterActions: any LimitsPresenterActions { actions }
  var listingActions: any ListingActions { actions }
  var loudActions: any LoudActions { actions }
  var mvpFindingActions: any MvpFindingActions { actions }
  var mvpShelfActions: any MvpShelfActions { actions }
  var preferencesActions: any PreferencesActions { actions }
  var quickActions: any QuickActions { actions }
  var rosterActions: any RosterActions { actions }
  var savingActions: any SavingActions { actions }
  var severalPresenterActions: any SeveralPresenterActions { actions }
  var severalSceneActions: any SeveralSceneActions { actions }
  var showingActions: any ShowingActions { actions }
  var signalActions: any SignalActions { actions }
  var stageActions: any StageActions { actions }
  var tableFindingActions: any TableFindingActions { actions }
  var tableShelfActions: any TableShelfActions { actions }

  /// What the app's own rules take.
  func acceptsEvenNumber(_ value: Int) -> Bool { value.isMultiple(of: 2) }
  func acceptsGoodName(_ value: String) -> Bool { value.first?.isUppercase == true }
  func acceptsUsualFee(_ value: Decimal) -> Bool { value < 100 }
  func acceptsWorkingDay(_ value: Date) -> Bool { !Calendar.current.isDateInWeekend(value) }

  func makeCheckoutViewController(
    _ app: GoldenApp, basketID: String, coupon: String?,
    onReturn: @escaping @MainActor (Bool) -> Void
  ) -> CheckoutViewController { CheckoutViewController() }

  func makePraiseView(
    _ app: GoldenApp, name: String, onReturn: @escaping @MainActor (Bool) -> Void
  ) -> PraiseView { PraiseView(name: name) }

  func makeDraftedNotes(_ app: GoldenApp) -> DraftedNotes { DraftedNotes() }

  func makeKeptNoteGateway(_ app: GoldenApp) -> KeptNoteGateway { KeptNoteGateway() }

  func makeLoudBannerAdapter(
    _ runtime: AppRuntime,
    onEvent: @escaping @MainActor (LoudBannerAdapter.Event, SponsoredBanner) -> Void
  ) -> LoudBannerAdapter { LoudBannerAdapter(onEvent: onEvent) }

  func makeNearbyNotes(
    _ runtime: AppRuntime, radius: @escaping @MainActor () -> Double
  ) -> NearbyNotes { NearbyNotes(radius: radius) }

  func makeSponsoredBannerAdapter(_ runtime: AppRuntime) -> SponsoredBannerAdapter {
    SponsoredBannerAdapter()
  }

  /// Of a screen that is open the app has a subclass.
  func makeOpenDraftsViewController(
    _ app: GoldenApp, label: String, note: Identifier?,
    onReturn: @escaping @MainActor (Recording) -> Void, onCancel: @escaping @MainActor () -> Void
  ) -> OpenDraftsViewController {
    CountedDraftsViewController(
      app: app, label: label, note: note, onReturn: onReturn, onCancel: onCancel)
  }

  func makeOpenContainersCoordinator(
    _ app: GoldenApp, label: String
  ) -> OpenContainersCoordinator {
    CountedDraftsCoordinator(app: app, label: label)
  }

  func makeOpenShowingViewController(_ app: GoldenApp) -> OpenShowingViewController {
    CountedShowingViewController(app: app)
  }

  /// One of those that may be supplied in the place of what is generated.
  func makePingGateway(_ app: GoldenApp) -> any PingGateway {
    PingNetworkGateway(client: app.main)
  }
}

@MainActor
func makeApp(launch: LaunchValues) -> GoldenApp {
  GoldenApp(
    launch: launch, dependencies: HandWrittenDependencies(), environment: .release,
    sessionStorage: MemorySessionStorage())
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
public final class NoteMapView: UIView, CellContentView {
  public nonisolated struct Values: Hashable, Sendable {
    public var title: String
    public var score: Double
    public var zoom: Double
    public var near: Bool
    public var text: String
  }

  public private(set) var values: Values?

  public init(runtime: AppRuntime) { super.init(frame: .zero) }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public func show(_ values: Values, in context: CellContext) {
    self.values = values
  }
}

#if canImport(SwiftUI) && canImport(UIKit)
  /// Views of SwiftUI in cells.
  struct NoteFace: View {
    let note: Note
    let onPraised: @MainActor () -> Void

    var body: some View { Text(note.text) }
  }

  struct NoteLine: View {
    let title: String
    let score: Double
    let onOpened: @MainActor () -> Void
    let onPraised: () -> Void

    var body: some View { Text("\(title): \(score)") }
  }

  /// A generated screen among views of SwiftUI.
  struct PagingPlace: View {
    let app: GoldenApp

    var body: some View { DestinationView(.paging(noteID: "1", page: 1), in: app) }
  }

  /// A screen.
  public struct PraiseView: View {
    let name: String

    public var body: some View { Text(name) }
  }
#else
  /// What stands for views of SwiftUI where there is none.
  struct NoteFace {
    let note: Note
    let onPraised: @MainActor () -> Void
  }

  struct NoteLine {
    let title: String
    let score: Double
    let onOpened: @MainActor () -> Void
    let onPraised: () -> Void
  }

  public struct PraiseView {
    let name: String
  }
#endif

/// What the app's own code tells screens, and hears of them.
@MainActor
final class NewsDesk {
  private let app: GoldenApp
  private var sound: Subscription?

  init(app: GoldenApp) {
    self.app = app
    sound = app.kept.sound.listen { [weak app] isOn in
      if isOn { app?.emit(.newsArrived) }
    }
  }

  func newsArrived(about note: Note) {
    app.show(changed: note)
    app.emit(.newsArrived)
  }

  func forgetName() {
    app.kept.name.value = nil
    app.kept.soundVolume.value = .normal
    app.reload(ListingViewController.self)
    app.reload()
  }

  func guests() async -> Int {
    var most = app.kept.guests.value
    for await guests in app.kept.guests.values() { most = max(most, guests) }
    return most
  }

  func members() async -> Int {
    var count = 0
    for await session in app.sessions.values() where session?.member != nil { count += 1 }
    return count
  }
}
