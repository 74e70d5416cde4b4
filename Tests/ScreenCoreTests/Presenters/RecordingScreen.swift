import Foundation
import ScreenCore
import ScreenDriver

/// Destinations of screens that nobody makes.
enum Place: Hashable {
  case home
  case note(Identifier)
}

/// Writes down where presenters go.
@MainActor
final class RecordingNavigator: Navigator {
  enum Step: Hashable {
    case show(Place)
    case push(Place)
    case present(Place, PresentationStyle)
    case tab(Int)
    case open(URL)
  }

  private(set) var steps: [Step] = []

  func show(_ destination: Place) { steps.append(.show(destination)) }
  func push(_ destination: Place) { steps.append(.push(destination)) }
  func present(_ destination: Place, as style: PresentationStyle) {
    steps.append(.present(destination, style))
  }
  func selectTab(_ index: Int) { steps.append(.tab(index)) }
  func open(_ url: URL) { steps.append(.open(url)) }
}

/// Writes down what a presenter wants seen, as a view would show it.
@MainActor
final class RecordingView: FormView {
  private(set) var notices: [ScreenText] = []
  private(set) var questions: [ScreenText] = []
  private(set) var problems: [String: ScreenText] = [:]
  private(set) var formProblem: ScreenText?
  private(set) var isUnsaved = false
  private(set) var running: Set<OperationID> = []
  private(set) var ways: [String] = []
  private(set) var retry: (@MainActor () -> Void)?
  var isSending = true
  var awaitedResult: (any AwaitedResult)?
  /// Whether questions are answered with yes.
  var saysYes = true
  /// Whether they are answered by `answer`, and not at once.
  var answersLater = false
  private(set) var answer: (@MainActor () -> Void)?

  func operationDidBegin(_ operation: OperationID) { running.insert(operation) }
  func operationDidEnd(_ operation: OperationID, then next: @MainActor () -> Void) {
    next()
    running.remove(operation)
  }
  func updateBarItems() {}

  func notice(_ text: ScreenText, retry: (@MainActor () -> Void)?) {
    notices.append(text)
    self.retry = retry
  }

  func confirm(_ text: ScreenText, then: @escaping @MainActor () -> Void) {
    questions.append(text)
    answer = then
    if saysYes, !answersLater { then() }
  }

  func dismissScreen() { ways.append("dismiss") }
  func closeScreen() { ways.append("close") }
  func popScreen() { ways.append("pop") }
  func popToRootScreen() { ways.append("popToRoot") }
  func logOut() { ways.append("logOut") }

  private(set) var handedOn: [String] = []
  private(set) var choices: [MenuChoice] = []

  func share(_ text: String?) { handedOn.append("share \(text ?? "nil")") }
  func share(_ address: URL?) { handedOn.append("share \(address?.absoluteString ?? "nil")") }
  func setTheme(_ theme: Theme) { handedOn.append("theme \(theme.name)") }
  func copyToPasteboard(_ text: String?) { handedOn.append("copy \(text ?? "nil")") }
  func showMenu(_ choices: [MenuChoice]) { self.choices = choices }

  func showValues() {}
  func showProblems(_ problems: [String: ScreenText]) { self.problems = problems }
  func showFormProblem(_ problem: ScreenText?) { formProblem = problem }
  func showUnsavedChanges(_ hasChanges: Bool) { isUnsaved = hasChanges }
}

/// Waits until `presenter` has nothing under way.
@MainActor
func settle<Destination>(_ presenter: BasePresenter<Destination>) async throws {
  try await wait(until: "the presenter is idle") { !presenter.isBusy }
}
