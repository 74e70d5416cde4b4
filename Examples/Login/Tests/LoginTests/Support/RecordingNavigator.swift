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

/// A log-in screen without any view: it writes down what it is told.
@MainActor
final class RecordingLogInView: LogInView {
  private(set) var notices: [ScreenText] = []
  private(set) var problems: [String: ScreenText] = [:]
  private(set) var running = 0

  func operationDidBegin(_ operation: OperationID) { running += 1 }
  func operationDidEnd(_ operation: OperationID) { running -= 1 }
  func updateBarItems() {}
  func notice(_ text: ScreenText, retry: (@MainActor () -> Void)?) { notices.append(text) }
  func confirm(_ text: ScreenText, then: @escaping @MainActor () -> Void) { then() }
  func share(_ text: String?) {}
  func share(_ address: URL?) {}
  func copyToPasteboard(_ text: String?) {}
  func showMenu(_ choices: [MenuChoice]) {}
  func dismissScreen() {}
  func closeScreen() {}
  func popScreen() {}
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

extension LoginApp {
  /// The app over a server that answers as `answer` says, and where its presenters go.
  static func scripted(
    _ answer: @escaping @Sendable (HTTPRequest) throws -> HTTPResponse
  ) -> (app: LoginApp, navigator: RecordingNavigator) {
    let navigator = RecordingNavigator()
    let app = LoginApp.assembled(launch: LaunchValues(transport: Script(answer: answer)))
    app.navigator = navigator
    return (app, navigator)
  }
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
