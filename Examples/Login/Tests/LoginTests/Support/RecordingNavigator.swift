import Login
import ScreenDriver
import ScreenKit

/// Writes down where presenters go, and shows nothing.
@MainActor
final class RecordingNavigator: Navigator {
  private(set) var steps: [String] = []

  func show(_ destination: LoginDestination) { steps.append("show \(destination)") }
  func push(_ destination: LoginDestination) { steps.append("push \(destination)") }
  func present(_ destination: LoginDestination, as style: PresentationStyle) {
    steps.append("present \(destination) as \(style)")
  }
  func selectTab(_ index: Int) { steps.append("tab \(index)") }
  func open(_ url: URL) { steps.append("open \(url)") }
}

/// The screen of a wish without any view: it writes down what it is told.
@MainActor
final class RecordingWishView: WishView {
  private(set) var notices: [ScreenText] = []
  private(set) var problems: [String: ScreenText] = [:]
  private(set) var running = 0
  private(set) var pops = 0
  let isSending = true

  func operationDidBegin(_ operation: OperationID) { running += 1 }
  func operationDidEnd(_ operation: OperationID, then next: @MainActor () -> Void) {
    next()
    running -= 1
  }
  func updateBarItems() {}
  func notice(_ text: ScreenText, retry: (@MainActor () -> Void)?) { notices.append(text) }
  func confirm(_ text: ScreenText, then: @escaping @MainActor () -> Void) { then() }
  func share(_ text: String?) {}
  func share(_ address: URL?) {}
  func copyToPasteboard(_ text: String?) {}
  func showMenu(_ choices: [MenuChoice]) {}
  func dismissScreen() {}
  func closeScreen() {}
  func popScreen() { pops += 1 }
  func popToRootScreen() {}
  func logOut() {}
  func showValues() {}
  func showProblems(_ problems: [String: ScreenText]) { self.problems = problems }
  func showUnsavedChanges(_ hasChanges: Bool) {}
}

/// Waits until nothing is under way any more.
@MainActor
func settle(_ presenter: some ScreenPresenting) async throws {
  try await wait(until: "the presenter is idle") { !presenter.isBusy }
}

extension LoginLoggedInApp {
  /// The app of a member, over a server that answers as `answer` says, and where its presenters go.
  static func scripted(
    _ answer: @escaping @Sendable (HTTPRequest) throws -> HTTPResponse
  ) -> (app: LoginLoggedInApp, navigator: RecordingNavigator) {
    let navigator = RecordingNavigator()
    let app = LoginLoggedInApp(
      .assembled(launch: LaunchValues(transport: Script(answer: answer))), session: .ada)
    app.navigator = navigator
    return (app, navigator)
  }
}

extension LoginSession {
  /// A session that no server has begun.
  static let ada = LoginSession(
    member: Member(id: 1, name: "Ada", email: "ada@library.example"), token: "t", renewal: "r")
}

/// A server in a closure.
private struct Script: HTTPTransport {
  let answer: @Sendable (HTTPRequest) throws -> HTTPResponse

  func send(_ request: HTTPRequest) async throws -> HTTPResponse { try answer(request) }
}

extension HTTPResponse {
  init(json: String) {
    self.init(body: Data(json.utf8))
  }
}
