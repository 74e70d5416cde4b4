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

// MARK: - A form

private protocol WishPresentable: FormPresentable {
  var form: StateBox<WishPresenter.Form> { get }
  var sent: [String] { get }
}

private final class WishController: SceneFormController<SceneApp, any WishPresentable> {
  override class var configuration: FormConfiguration {
    FormConfiguration(submitTitle: .verbatim("Send"))
  }
}

private final class WishPresenter: SceneFormPresenter, WishPresentable {
  nonisolated struct Form: Hashable, Sendable { var title: String = "" }

  let form = StateBox(Form())
  private(set) var sent: [String] = []

  var fields: [FormField] {
    [.text(id: "title", title: .verbatim("Title"), value: form.binding(\.title))]
  }

  func submit() { sent.append(form.value.title) }
}
