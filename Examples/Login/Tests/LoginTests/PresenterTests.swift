import Login
import ScreenDriver
import ScreenKit
import Testing

/// The presenters by themselves: no view, no window, no server.
@MainActor
@Suite struct WishPresenterTests {
  private let view = RecordingWishView()

  private func presenter(
    _ answer: @escaping @Sendable (HTTPRequest) throws -> HTTPResponse
  ) -> WishPresenter {
    let presenter = WishPresenter(app: LoginLoggedInApp.scripted(answer).app)
    presenter.view = view
    return presenter
  }

  @Test func nothingIsSentBeforeTheFieldsAreRight() async throws {
    let presenter = presenter { _ in throw LoadError.status(500) }
    presenter.didTapSubmit()
    #expect(Set(view.problems.keys) == ["name"])
    presenter.enter("TV", into: "name")
    #expect(Set(view.problems.keys) == ["name"])
    #expect(view.running == 0 && view.pops == 0)
  }

  @Test func wishIsSentAndTheScreenIsLeft() async throws {
    let presenter = presenter { request in
      let sent = try JSONDecoder().decode([String: String].self, from: request.body ?? Data())
      #expect(sent == ["name": "A telescope", "reason": "Comets"])
      return HTTPResponse(json: #"{"ok": true}"#)
    }
    presenter.enter("A telescope", into: "name")
    presenter.enter("Comets", into: "reason")
    presenter.didTapSubmit()
    #expect(view.running == 1)
    try await settle(presenter)
    #expect(view.running == 0 && view.pops == 1)
    #expect(view.notices == [.key("wish.sent", ["A telescope"])])
  }

  @Test func refusedWishIsToldAndStays() async throws {
    let presenter = presenter { _ in HTTPResponse(json: #"{"ok": false}"#) }
    presenter.enter("A telescope", into: "name")
    presenter.didTapSubmit()
    try await settle(presenter)
    #expect(view.notices == [.key("wish.failed")] && view.pops == 0)
  }
}

@MainActor
@Suite struct ListPresenterTests {
  private nonisolated static func page(_ ids: ClosedRange<Int>, next: String?) -> HTTPResponse {
    let rows = ids.map { #"{"id": \#($0), "name": "Thing \#($0)", "place": "Cellar"}"# }
    let next = next.map { "\"\($0)\"" } ?? "null"
    return HTTPResponse(json: #"{"rows": [\#(rows.joined(separator: ","))], "next": \#(next)}"#)
  }

  /// Collects the list that an engine tells to show.
  private final class Output: ListEngineOutput {
    typealias Row = ThingsPresenter.Row
    private(set) var list = ShownList<Row>()
    private(set) var phases: [ScreenPhase] = []

    func show(_ list: ShownList<Row>, in phase: ScreenPhase) {
      self.list = list
      if phases.last != phase { phases.append(phase) }
    }
    func moreStateDidChange(to state: MoreState) {}
    func contentsDidArrive() {}
    func loadDidFail(_ load: LoadKind, with error: LoadError) {}
    func surroundingsDidChange() {}

    var rows: [Row] { list.sections.flatMap(\.rows).map(\.row) }
  }

  private func begun(_ presenter: ThingsPresenter) async throws -> Output {
    let output = Output()
    presenter.engine.output = output
    presenter.viewDidLoad()
    presenter.viewWillAppear()
    try await settle(presenter)
    return output
  }

  @Test func pagesComeWithoutAView() async throws {
    let (app, _) = LoginLoggedInApp.scripted { request in
      request.url.query?.contains("_next=") == true
        ? Self.page(21...30, next: nil) : Self.page(1...20, next: "20")
    }
    let presenter = ThingsPresenter(app: app)
    let output = try await begun(presenter)
    #expect(output.phases == [.idle, .loading, .content])
    #expect(output.rows.count == 20)
    presenter.engine.loadMore(in: output.list) { _ in true }
    try await settle(presenter)
    #expect(output.rows.count == 30)
  }

  @Test func tapOnARowLeadsToTheThing() async throws {
    let (app, navigator) = LoginLoggedInApp.scripted { _ in Self.page(7...7, next: nil) }
    let presenter = ThingsPresenter(app: app)
    let output = try await begun(presenter)
    let row = try #require(output.rows.first)
    presenter.handle(try #require(row.onSelect))
    #expect(navigator.steps == ["push ThingDetail(thingID: 7)"])
  }

  @Test func refusedChangeOfACellIsTakenBack() async throws {
    let (app, _) = LoginLoggedInApp.scripted { request in
      if request.method == .post { return HTTPResponse(status: 500) }
      return Self.page(7...7, next: nil)
    }
    let presenter = ThingsPresenter(app: app)
    let output = try await begun(presenter)
    guard case .thingRow(let cell)? = output.rows.first?.cell else { return }
    presenter.handle(try #require(cell.content.actions["keepThing"]))
    #expect((output.rows.first?.item as? Thing)?.kept == true)
    try await settle(presenter)
    #expect((output.rows.first?.item as? Thing)?.kept == false)
  }

  @Test func cellIsToldWhatToShowWhenItIsBound() throws {
    final class Cell: ThingRowView {
      private(set) var shown: CellElement?

      func show(
        _ content: CellTree<PresenterAction<LoginDestination>>, accessibility: CellAccessibility?
      ) {
        shown = content.element
      }
    }
    let (app, _) = LoginLoggedInApp.scripted { _ in HTTPResponse() }
    let presenter = ThingRowPresenter(
      app: app, item: Thing(id: 7, name: "Tent, small", place: "Cellar"))
    let cell = Cell()
    presenter.view = cell
    presenter.viewDidBind()
    #expect(cell.shown == presenter.content.element)
    #expect(presenter.accessibility?.label == .key("thing.spoken", ["Tent, small", "Cellar"]))
  }
}

/// What the app adds to a generated presenter.
@MainActor
@Suite struct OwnPresenterTests {
  private final class WatchfulPresenter: ThingsPresenter {
    private(set) var life: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      life.append("loaded")
    }

    override func viewDidAppear() {
      super.viewDidAppear()
      life.append("appeared")
    }

    override func viewDidDisappear() {
      super.viewDidDisappear()
      life.append("disappeared")
    }
  }

  /// What the app has, with another presenter.
  private struct WatchfulParts: LoginDependencies {
    let others: any LoginDependencies

    var accountActions: any AccountActions { others.accountActions }
    var thingDetailActions: any ThingDetailActions { others.thingDetailActions }
    var wishActions: any WishActions { others.wishActions }

    func makeThingsPresenter(_ app: LoginLoggedInApp) -> ThingsPresenter {
      WatchfulPresenter(app: app)
    }
  }

  @Test func presenterOfTheAppTakesThePlaceOfTheGeneratedOne() async throws {
    let transport = ScriptedTransport(json: #"{"rows": [], "next": null}"#)
    let launch = LaunchValues(transport: transport)
    let parts = WatchfulParts(others: LoginApp.assembled(launch: launch).dependencies)
    let app = LoginApp(
      launch: launch, dependencies: parts, sessionStorage: MemorySessionStorage())
    let screen = ThingsViewController(app: LoginLoggedInApp(app, session: .ada))
    let presenter = try #require(screen.presenter as? WatchfulPresenter)
    let driver = ScreenDriver(root: screen)
    try await driver.settle()
    #expect(presenter.life == ["loaded", "appeared"])
    #expect(await transport.count(of: "things.json") == 1)
    driver.close()
    #expect(presenter.life == ["loaded", "appeared", "disappeared"])
  }
}
