import Accounts
import DatasetteServer
import ScreenDriver
import ScreenKit
import Testing

/// A scene lives as long as its controller, whichever way it is left, and with a request under way too.
@MainActor @Suite(.datasette, .serialized) struct OwnershipTests {
  enum Scene: CaseIterable {
    case home, find, detail, edit, open, book, about

    @MainActor
    func make(_ app: AccountsApp) -> UIViewController {
      switch self {
      case .home: HomeFactory.default(in: app)
      case .find: FindFactory.default(in: app)
      case .detail:
        AccountDetailFactory.default(
          viewModel: AccountDetailViewModel(accountID: "a1"), in: app)
      case .edit:
        EditAccountFactory.default(
          viewModel: EditAccountViewModel(account: Account(id: "a1", owner: "Ada", plan: .free)),
          in: app)
      case .open: OpenAccountFactory.default(in: app)
      case .book:
        BookMovementFactory.default(
          viewModel: BookMovementViewModel(accountID: "a1"), in: app)
      case .about: AboutFactory.default(in: app)
      }
    }
  }

  /// The parts of a scene, without holding them.
  @MainActor
  final class Parts {
    weak var controller: UIViewController?
    weak var presenter: AnyObject?
    weak var router: AnyObject?

    var areReleased: Bool { controller == nil && presenter == nil && router == nil }
    var areThere: Bool { controller != nil && presenter != nil && router != nil }
  }

  private func detail(in app: AccountsApp, _ parts: Parts) -> UIViewController {
    let scene = AccountDetailViewController(app: app) { view in
      let router = AccountDetailRouter(navigable: view, app: app)
      let presenter = AccountDetailPresenter(
        view: view, router: router,
        interactor: AccountDetailInteractor(
          accountByID: app.dependencies.makeAccountByIDGateway(app),
          movementsOfAccount: app.dependencies.makeMovementsOfAccountGateway(app)),
        viewModel: AccountDetailViewModel(accountID: "a1"),
        actions: app.dependencies.accountDetailActions, context: app.runtime.sceneContext)
      parts.presenter = presenter
      parts.router = router
      return presenter
    }
    parts.controller = scene
    return scene
  }

  private func edit(in app: AccountsApp, _ parts: Parts) -> UIViewController {
    let scene = EditAccountViewController(app: app) { view in
      let router = EditAccountRouter(navigable: view)
      let presenter = EditAccountPresenter(
        view: view, router: router,
        interactor: EditAccountInteractor(
          saveAccount: app.dependencies.makeSaveAccountGateway(app)),
        viewModel: EditAccountViewModel(account: Account(id: "a1", owner: "Ada", plan: .free)),
        context: app.runtime.sceneContext)
      parts.presenter = presenter
      parts.router = router
      return presenter
    }
    parts.controller = scene
    return scene
  }

  @Test(arguments: Scene.allCases, WayOut.allCases)
  func everythingIsReleasedWhenASceneIsLeft(scene: Scene, way: WayOut) async throws {
    let stage = try await Stage.settled()
    let left = try await stage.driver.visit(leavingBy: way, in: [stage]) { scene.make(stage.app) }
    #expect(left.count > 10)
    try await stage.driver.waitForRelease(of: left)
  }

  @Test(arguments: Scene.allCases, WayOut.allCases)
  func everythingIsReleasedWhenASceneIsLeftWhileItLoads(scene: Scene, way: WayOut) async throws {
    let stage = try await Stage.settled()
    await stage.traffic.hold()
    let left = try await stage.driver.visit(leavingBy: way, in: [stage], settling: false) {
      scene.make(stage.app)
    }
    try await stage.driver.waitForRelease(of: left)
    await stage.traffic.release()
    try await stage.driver.settle()
  }

  @Test func requestGoesOnWhenItsSceneIsLeftAndTheOthersHearOfIt() async throws {
    let stage = try await Stage.settled()
    let loads = await stage.traffic.count(of: "accounts.json")
    let parts = Parts()
    (stage.driver.topScreen as? any SceneNavigable)?.present(
      edit(in: stage.app, parts), as: .sheet)
    try await stage.driver.settle()
    try await stage.driver.type("Zoë Abel", into: "owner")
    await stage.traffic.hold()
    (stage.driver.topScreen as? EditAccountViewController)?.submit()
    try await waitForHeldAnswer(stage)
    stage.driver.topScreen?.presentingViewController?.dismiss(animated: false)
    try await stage.driver.wait(until: "the scene is released") { parts.areReleased }
    await stage.traffic.release()
    try await stage.driver.wait(until: "home has loaded anew") { !stage.driver.sees("Ada Abel") }
    #expect(await stage.traffic.count(of: "accounts.json") > loads)
  }

  @Test func presenterThatClosesItsSceneIsReleasedWithIt() async throws {
    let stage = try await Stage.settled()
    let parts = Parts()
    (stage.driver.topScreen as? any SceneNavigable)?.present(
      edit(in: stage.app, parts), as: .sheet)
    try await stage.driver.settle()
    try await stage.driver.tap(text: "Save")
    _ = try stage.top(HomeViewController.self)
    try await stage.driver.wait(until: "the scene is released") { parts.areReleased }
  }

  @Test func dismissedSheetIsReleased() async throws {
    let stage = try await Stage.settled()
    let parts = Parts()
    (stage.driver.topScreen as? any SceneNavigable)?.present(
      edit(in: stage.app, parts), as: .sheet)
    try await stage.driver.settle()
    try await stage.driver.tap(label: "Close")
    try await stage.driver.wait(until: "the scene is released") { parts.areReleased }
  }

  @Test func sceneThatWasNeverShownIsReleased() throws {
    let stage = try Stage()
    let parts = Parts()
    do { _ = detail(in: stage.app, parts) }
    #expect(parts.areReleased)
  }

  @Test func openQuestionHoldsNoPresenter() async throws {
    let stage = try await Stage.settled()
    weak let home = stage.driver.topScreen
    try await stage.driver.swipe(row: 0, title: "Close account")
    let question = try #require(stage.driver.topScreen as? UIAlertController)
    (home as? any SceneNavigable)?.setRoot(to: UIViewController())
    stage.driver.close()
    try await stage.driver.wait(until: "the scene is released") { home == nil }
    // Who still holds the question can answer it: nobody is there to hear that.
    try await stage.driver.choose(try #require(question.actions.last?.title), of: question)
    #expect(await stage.traffic.count(of: "close.json") == 0)
  }

  private func waitForHeldAnswer(_ stage: Stage) async throws {
    try await wait(until: "an answer is held") { await stage.traffic.heldCount > 0 }
  }
}
