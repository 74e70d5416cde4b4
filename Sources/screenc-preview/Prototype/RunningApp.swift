import Foundation
import ScreenCore
import ScreenDriver
import ScreenInterpreter
import ScreenKit

/// An app in a window of its own.
@MainActor
final class RunningApp {
  let window: LiveWindow
  private let driver: ScreenDriver
  private var surroundings: Surroundings
  /// How long is waited at a stretch until screens are quiet: a person sees what comes later, too.
  private static let patience = Duration.milliseconds(250)

  /// - Parameters:
  ///   - start: The screen that it begins with; nil for the app's log-in gate or its host and, without these, its first
  ///     screen.
  ///   - server: What answers requests in the place of samples and invented data.
  init(
    _ app: PreviewedApp, from start: String?, _ setting: PrototypeSetting, log: RequestLog,
    server: URL?, telling tell: @escaping @MainActor @Sendable (PrototypeNote) -> Void
  ) throws {
    let problems = ProblemReporter { tell(PrototypeNote(kind: .problem, text: $0)) }
    var launch = LaunchValues(
      strings: try app.strings(in: setting.language), clock: PrototypeClock(from: PreviewedApp.now),
      transport: server == nil
        ? SilentServer() : LoggedTransport(log: log, answers: URLSessionTransport()),
      store: MemoryStore(), problems: problems)
    if let server {
      for name in app.apiNames { launch.baseURLs[name] = server }
    }
    let interpreted = InterpretedApp(app.blueprint, launch: launch) { asking in
      let answers: (any HTTPTransport)? =
        server == nil
        ? app.answers.transport(for: asking, app.checked.index) : URLSessionTransport()
      let changes = if case .request = asking { true } else { false }
      return answers.map { LoggedTransport(log: log, answers: $0, changes: changes) }
    }
    interpreted.onEffect = { tell(PrototypeNote($0)) }
    let root = try Self.root(of: interpreted, app, from: start)
    surroundings = setting.surroundings
    driver = ScreenDriver(root: root, size: surroundings.size, timeout: Self.patience)
    window = LiveWindow(driver.window, of: interpreted)
  }

  private static func root(
    of interpreted: InterpretedApp, _ app: PreviewedApp, from start: String?
  ) throws -> UIViewController {
    if start == nil, let root = interpreted.makeRoot() { return root }
    guard let screen = start ?? app.screenNames.first,
      let controller = interpreted.makeController(
        forScreen: screen, with: interpreted.madeUpValues(forScreen: screen, app.answers))
    else {
      throw PreviewFailure(
        start.map { "there is no screen `\($0)` any more" } ?? "the app has no screens")
    }
    return ScreenNavigationController(runtime: interpreted.runtime, root: controller)
  }

  /// Has the device be as its owner wants it.
  func begin() async throws {
    try await surroundings.apply(to: driver, from: Surroundings(size: surroundings.size))
    await rest()
  }

  /// Changes the device, while the app runs.
  func change(to other: Surroundings) async throws {
    let earlier = surroundings
    surroundings = other
    try await other.apply(to: driver, from: earlier)
    await rest()
  }

  /// Waits a moment for the screens to come to rest.
  func rest() async {
    // What takes longer is seen when it comes.
    try? await driver.settle()
  }

  /// What is seen now.
  func look() -> PrototypeFrame {
    driver.window.headlessFinishTransitions()
    let (picture, elements) = window.look()
    return PrototypeFrame(picture: picture, elements: elements.map(PrototypeFrame.Element.init))
  }

  func end() { driver.close() }
}

extension PrototypeNote {
  fileprivate init(_ effect: PerformedEffect) {
    switch effect {
    case .show(let screen): self.init(kind: .navigation, text: screen)
    case .open(let address): self.init(kind: .effect, text: "open \(address)")
    case .call(let name):
      self.init(kind: .effect, text: "call \(name), which only the app's code can do")
    case .send(let request): self.init(kind: .effect, text: "send \(request)")
    case .track(let event, let values):
      let given = values.isEmpty ? "" : " (\(values.joined(separator: ", ")))"
      self.init(kind: .tracked, text: event + given)
    case .other(let key): self.init(kind: .effect, text: key)
    }
  }
}
