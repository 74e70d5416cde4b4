import Accounts
import Foundation
import ScreenKit
import Testing

/// Presenters work without views: every neighbour is a protocol.
@MainActor @Suite struct PresenterTests {
  private func makeEdit(
    _ view: StubView, _ router: StubRouter, failing: Bool = false,
    onReturn: @escaping @MainActor (String) -> Void = { _ in }
  ) -> EditAccountPresenter {
    EditAccountPresenter(
      view: view, router: router,
      interactor: EditAccountInteractor(saveAccount: StubGateway(fails: failing)),
      viewModel: EditAccountViewModel(account: Account(id: "1", owner: "Grace", plan: .free)),
      context: SceneContext(
        clock: ManualClock(), events: view.events, changes: Broadcaster<any Model>()),
      onReturn: onReturn)
  }

  @Test func formBeginsWithWhatTheViewModelHolds() {
    let (view, router) = (StubView(), StubRouter())
    let presenter = makeEdit(view, router)
    #expect(presenter.form.value.owner == "Grace")
    #expect(presenter.fields.map(\.id) == ["owner", "email", "plan"])
  }

  @Test func sentFormTellsTheAppClosesAndReturns() async throws {
    let (view, router) = (StubView(), StubRouter())
    var returned: [String] = []
    var heard: [ScreenEvent] = []
    let subscription = view.events.listen(to: [.accountSaved]) { heard.append($0) }
    let presenter = makeEdit(view, router) { returned.append($0) }
    presenter.submit()
    try await view.finish()
    #expect(router.ways == ["close"])
    #expect(returned == ["Grace"])
    #expect(heard == [.accountSaved])
    withExtendedLifetime(subscription) {}
  }

  @Test func failureIsSaidWithAnotherTryAndClosesNothing() async throws {
    let (view, router) = (StubView(), StubRouter())
    let presenter = makeEdit(view, router, failing: true)
    presenter.submit()
    try await view.finish()
    #expect(view.notices == [.key("edit.failed")])
    #expect(router.ways.isEmpty)
    view.retry?()
    try await view.finish()
    #expect(view.notices.count == 2)
  }

  @Test func tapOnCloseDismisses() {
    let (view, router) = (StubView(), StubRouter())
    let presenter = makeEdit(view, router)
    presenter.didTapDismiss()
    #expect(router.ways == ["dismiss"])
  }
}

@MainActor
private final class StubView: EditAccountViewable {
  let events = EventCenter()
  private(set) var notices: [ScreenText] = []
  private(set) var retry: (@MainActor () -> Void)?
  private var running: Task<Void, Never>?

  func finish() async throws {
    await running?.value
  }

  func notice(_ text: ScreenText, retry: (@MainActor () -> Void)?) {
    notices.append(text)
    self.retry = retry
  }

  func perform<Result>(_ operation: ScreenOperation<Result>) {
    running = Task {
      do {
        let result = try await operation.operation()
        operation.then?(result)
      } catch {
        operation.failed?(error)
      }
    }
  }

  func confirm(_ text: ScreenText, then: @escaping @MainActor () -> Void) { then() }
  func startActivityIndicator() {}
  func stopActivityIndicator() {}
  func showAlert(_ alert: AlertViewModel) {}
  func share(_ text: String?) {}
  func share(_ address: URL?) {}
  func copyToPasteboard(_ text: String?) {}
  func showMenu(_ choices: [MenuChoice]) {}
}

@MainActor
private final class StubRouter: EditAccountRoutable {
  private(set) var ways: [String] = []

  func dismiss() { ways.append("dismiss") }
  func close() { ways.append("close") }
}

private struct StubGateway: SaveAccountGateway {
  let fails: Bool

  func fetch(with parameters: SaveAccountParameters) async throws -> Receipt {
    if fails { throw LoadError.status(500) }
    return Receipt(id: "1", ok: true)
  }
}
