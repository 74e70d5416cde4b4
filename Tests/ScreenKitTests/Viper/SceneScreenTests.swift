import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// Controllers of scenes know their presenter by the scene's own protocol: that it is one of a list or of a form, they
/// find out by themselves.
@MainActor @Suite struct SceneScreenTests {
  private let bench = FixtureBench()
  private let app: SceneApp

  init() {
    app = SceneApp(runtime: bench.app.runtime)
  }

  @Test("rows are the presenter's, and follow the state that it names")
  func rowsFollowTheState() async throws {
    let screen = SloganController(app: app) { [app] view in
      SloganPresenter(view: view, context: app.runtime.sceneContext)
    }
    let driver = bench.show(screen)
    try await driver.settle()
    #expect(driver.sees("Buy"))
    #expect(!driver.sees("Sell"))
    screen.presenter.didTurn()
    try await driver.settle()
    #expect(driver.sees("Sell"))
    #expect(!driver.sees("Buy"))
  }

  @Test func listsLiveWithTheirScene() async throws {
    let screen = SloganController(app: app) { [app] view in
      SloganPresenter(view: view, context: app.runtime.sceneContext)
    }
    let driver = bench.show(screen)
    try await driver.settle()
    #expect(screen.presenter.appearances == 1)
    #expect(screen.presenter.scrollingState == .cannotPaginate)
  }

  @Test func fieldsAreThePresenters() async throws {
    let screen = WishController(app: app) { view in WishPresenter(view: view) }
    let driver = bench.show(screen)
    try await driver.settle()
    try await driver.type("Atlas", into: "title")
    try await driver.tap(text: "Send")
    #expect(screen.presenter.form.value.title == "Atlas")
    #expect(screen.presenter.sent == ["Atlas"])
  }

  @Test func wiredListsKeepWhatTheyAreMadeWith() async throws {
    let screen = SloganController(app: app) { [app] view in
      WiredSloganPresenter(
        view: view, router: SceneLog(), interactor: ["Buy", "Sell"],
        context: app.runtime.sceneContext)
    }
    let driver = bench.show(screen)
    try await driver.settle()
    #expect(driver.sees("Buy"))
    screen.presenter.didTurn()
    try await driver.settle()
    #expect(driver.sees("Sell"))
    let presenter = try #require(screen.presenter as? WiredSloganPresenter)
    #expect(presenter.router.entries == ["turned"])
  }

  @Test func wiredFormsBeginWithWhatTheyAreShownWith() async throws {
    var returned: [String] = []
    let screen = WishController(app: app) { [app] view in
      WiredWishPresenter(
        view: view, router: SceneLog(), interactor: "!", viewModel: "Atlas",
        context: app.runtime.sceneContext, onReturn: { returned.append($0) })
    }
    let driver = bench.show(screen)
    try await driver.settle()
    try await driver.tap(text: "Send")
    #expect(screen.presenter.sent == ["Atlas"])
    #expect(returned == ["Atlas!"])
  }
}

private final class SceneApp: ScreenApp {
  let runtime: AppRuntime

  init(runtime: AppRuntime) {
    self.runtime = runtime
  }
}

// MARK: - A list

private protocol SloganPresentable: ListPresentable<SloganRow> {
  var appearances: Int { get }
  func didTurn()
}

private enum SloganRow: SceneListRow {
  case slogan(SponsoredAd)

  var look: RowLook {
    switch self {
    case .slogan(let item): RowLook(item, by: SponsoredAdAdapter.self)
    }
  }
}

private final class SloganController:
  SceneListController<SceneApp, any SloganPresentable, SloganRow>
{
  override func face(of row: SloganRow) -> RowFace {
    switch row {
    case .slogan(let item): RowFace(item, SponsoredAdAdapter())
    }
  }
}

private final class SloganPresenter: SceneListPresenter<SloganRow>, SloganPresentable {
  nonisolated struct State: Hashable, Sendable { var sells: Bool = false }

  private let state = StateBox(State())
  private(set) var appearances = 0

  init(view: any SceneViewable, context: SceneContext) {
    super.init(view: view, context: context, following: state)
  }

  override func viewDidLoad() {
    list.start([
      RowSection(id: "slogans") { [state] in
        let slogan = state.value.sells ? "Sell" : "Buy"
        return [
          .slogan(SponsoredAd(id: "1", slogan: slogan, link: URL(string: "https://ads.example")!))
        ]
      }
    ])
  }

  override func viewDidAppear() { appearances += 1 }
  func didTurn() { state.value.sells.toggle() }
}

private final class WiredSloganPresenter: WiredList<SloganRow, SceneLog, [String], Void>,
  SloganPresentable
{
  nonisolated struct State: Hashable, Sendable { var turns: Int = 0 }

  private let state = StateBox(State())
  let appearances = 0

  override func viewDidLoad() {
    list.follow(state)
    list.start([
      RowSection(id: "slogans") { [state, interactor] in
        let slogan = interactor[state.value.turns % interactor.count]
        return [
          .slogan(SponsoredAd(id: "1", slogan: slogan, link: URL(string: "https://ads.example")!))
        ]
      }
    ])
  }

  func didTurn() {
    state.value.turns += 1
    router.entries.append("turned")
  }
}

/// Stands for the router of a scene.
@MainActor private final class SceneLog {
  var entries: [String] = []
}

// MARK: - A form

private protocol WishPresentable: FormPresentable {
  var form: StateBox<WishForm> { get }
  var sent: [String] { get }
}

private final class WishController: SceneFormController<SceneApp, any WishPresentable> {
  override class var configuration: FormConfiguration {
    FormConfiguration(submitTitle: .verbatim("Send"))
  }
}

private nonisolated struct WishForm: Hashable, Sendable { var title: String = "" }

private final class WishPresenter: SceneFormPresenter, WishPresentable {
  let form = StateBox(WishForm())
  private(set) var sent: [String] = []

  var fields: [FormField] {
    [.text(id: "title", title: .verbatim("Title"), value: form.binding(\.title))]
  }

  func submit() { sent.append(form.value.title) }
}

private final class WiredWishPresenter: WiredForm<SceneLog, String, String, String>,
  WishPresentable
{
  private(set) lazy var form: StateBox<WishForm> = StateBox(WishForm(title: viewModel))
  private(set) var sent: [String] = []

  var fields: [FormField] {
    [.text(id: "title", title: .verbatim("Title"), value: form.binding(\.title))]
  }

  func submit() {
    sent.append(form.value.title)
    onReturn(form.value.title + interactor)
  }
}
