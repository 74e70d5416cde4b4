import Accounts
import ScreenDriver
import ScreenKit
import Testing

/// Factories wire scenes; a part is swapped by another method.
@MainActor @Suite struct FactoryTests {
  private let file = TemporaryFile()
  private let grace = Account(id: "1", owner: "Grace Hopper", plan: .team)

  private func app() throws -> AccountsApp {
    .online(
      launch: LaunchValues(
        strings: try .accounts(), transport: ScriptedTransport { _ in HTTPResponse(status: 500) }))
  }

  @Test func factoryHasNoValues() {
    // An enumeration without cases can't be instantiated.
    #expect(MemoryLayout<HomeFactory>.size == 0)
    #expect(Mirror(reflecting: HomeFactory.self).children.isEmpty)
  }

  @Test func defaultWiresEverything() async throws {
    let stage = try Stage(store: try await storeOfGrace())
    let scene = EditAccountFactory.default(
      viewModel: EditAccountViewModel(account: grace), in: stage.app)
    let driver = ScreenDriver(root: UINavigationController(rootViewController: scene))
    try await driver.settle()
    #expect(driver.dump.contains(#"field "Grace Hopper""#))
  }

  @Test func partIsSwappedByAnotherFactoryMethod() async throws {
    let store = try await storeOfGrace()
    let app = try app()
    var returned: [String] = []
    let scene = EditAccountFactory.draft(
      viewModel: EditAccountViewModel(account: grace), in: app, store: store
    ) { returned.append($0) }
    let root = UIViewController()
    let driver = ScreenDriver(root: root)
    root.present(UINavigationController(rootViewController: scene), animated: false)
    try await driver.type("Grace", into: "owner")
    try await driver.tap(text: "Save")
    // The app's own gateway would have failed; the swapped one has written.
    #expect(returned == ["Grace"])
    let kept = try await AccountByIDSQLiteGateway(store: store).fetch(
      with: AccountByIDParameters(accountID: "1"))
    #expect(kept.items.map(\.owner) == ["Grace"])
    #expect(driver.topScreen === root)
  }

  @Test func scenesArePutTogetherFromAnyPartsThatConform() async throws {
    let router = RecordingRouter()
    let app = try app()
    let scene = HomeViewController(app: app) { view in
      HomePresenter(
        view: view, router: router, interactor: StubInteractor(), context: app.runtime.sceneContext)
    }
    let driver = ScreenDriver(root: UINavigationController(rootViewController: scene))
    try await driver.settle()
    try await driver.tapRow(0)
    #expect(router.shown == ["stub"])
  }

  @Test func sceneWithoutNeedOfThemHasNoPresenterRouterInteractorOrViewModel() throws {
    // Its factory takes the app alone, and its controller nobody to present.
    let scene = AboutFactory.default(in: try app())
    let parts = Mirror(reflecting: scene).children.compactMap(\.label)
    #expect(parts == ["app"])
  }

  private func storeOfGrace() async throws -> AccountStore {
    let store = try await AccountStore(at: file.url)
    try await store.insert(grace)
    return store
  }
}

@MainActor
private final class RecordingRouter: HomeRoutable {
  private(set) var shown: [String] = []

  func presentAbout() {
    shown.append("about")
  }

  func presentOpenAccount(onReturn: @escaping @MainActor (String) -> Void) {
    shown.append("open")
  }

  func pushAccountDetail(viewModel: AccountDetailViewModel) {
    shown.append(viewModel.accountID.rawValue)
  }
}

private struct StubInteractor: HomeInteractive, CloseAccountGateway {
  struct StubList: AccountListGateway {
    func fetch(with parameters: AccountListParameters) async throws -> Page<Account> {
      Page(items: [Account(id: "stub", owner: "Stub", plan: .free)])
    }
  }

  var closeAccount: any CloseAccountGateway { self }
  var accountList: any AccountListGateway { StubList() }

  func fetch(with parameters: CloseAccountParameters) async throws -> Receipt {
    Receipt(id: "1", ok: true)
  }
}
