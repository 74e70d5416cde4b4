import Foundation
import ScreenCore
import ScreenDriver
import ScreenInterpreter
import ScreenKit
import SpecModel
import SpecSemantics

/// A screen of an app in a window of its own, with all that is heard of what it does.
@MainActor
final class TrialScene {
  /// What is heard while the screen is there.
  @MainActor
  private final class Ear {
    var steps: [EffectStep] = []
    var problems: [String] = []
  }

  /// An app with what answers it and what is heard of it.
  @MainActor
  private struct Stage {
    let ear: Ear
    let clock = ManualClock(now: PreviewedApp.now)
    let server: TrialServer
    let app: InterpretedApp

    init(
      _ setting: TrialSetting, _ conditions: TrialConditions, pages: [String: [HTTPResponse]] = [:],
      remembering store: (any StateStore)? = nil
    ) {
      let (previewed, ear) = (setting.app, Ear())
      let server = TrialServer(
        previewed.answers, previewed.checked.index, state: conditions.state,
        refusesRequests: conditions.refusesRequests, pages: pages)
      var launch = ScreenPreview.launch(strings: setting.strings, clock: clock)
      launch.problems = ProblemReporter { ear.problems.append($0) }
      if let store { launch.store = store }
      let app = InterpretedApp(previewed.blueprint, launch: launch) {
        TrialTransport(server: server, asking: $0)
      }
      if conditions.isLoggedIn { app.logIn(previewed.answers) }
      if conditions.turnsFlags { app.turnFlags() }
      app.onStep = { ear.steps.append($0) }
      app.runtime.openAddress = { _ in }
      (self.ear, self.server, self.app) = (ear, server, app)
    }
  }

  let driver: ScreenDriver
  let server: TrialServer
  let app: InterpretedApp
  let controller: UIViewController
  let host: HostController?
  private let clock: ManualClock
  private let ear: Ear
  private let plans: [String: ScreenPlan]
  /// The screen of the app that is in front, whatever lies over it.
  private(set) weak var front: UIViewController?
  private var window: LiveWindow { LiveWindow(driver.window, of: app) }
  /// What takes longer in the process's own time does not come to rest.
  private static let patience = Duration.seconds(4)

  /// Nil where a host is asked for and the app has none.
  ///
  /// - Parameters:
  ///   - entry: How the screen stands in the app; nil for as the app shows it.
  ///   - pages: The answers of a source that are given one after the other.
  convenience init?(
    _ setting: TrialSetting, _ screen: TrialPlan.Screen, _ conditions: TrialConditions,
    entering entry: TrialEntry? = nil, pages: [String: [HTTPResponse]] = [:]
  ) {
    let entry = entry ?? screen.entry
    let stage = Stage(setting, conditions, pages: pages)
    let app = stage.app
    guard
      let controller = app.makeController(
        forScreen: screen.name, supposing: conditions.supposition, setting.app.answers)
    else { return nil }
    let base = ScreenController(runtime: app.runtime)
    let root: UIViewController
    switch entry {
    case .beginning: root = ScreenNavigationController(runtime: app.runtime, root: controller)
    case .pushed, .presented:
      root = ScreenNavigationController(runtime: app.runtime, root: base)
    case .host, .menu:
      guard let host = app.makeHost() as? HostController else { return nil }
      root = host
    }
    self.init(stage, setting, showing: root, controller, in: conditions.size)
    switch entry {
    case .beginning: break
    case .pushed: base.push(controller)
    case .presented: base.present(controller, as: .sheet)
    case .host:
      (host?.selectedViewController as? UINavigationController)?
        .pushViewController(controller, animated: false)
    case .menu(let position): host?.selectedIndex = position
    }
  }

  /// The app as it begins, at its log-in gate; nil for an app without main screens.
  ///
  /// - Parameter store: What it remembers from earlier starts.
  convenience init?(beginning setting: TrialSetting, remembering store: any StateStore) {
    // Nothing has to be scrolled for.
    let conditions = TrialConditions(isHigh: true)
    let stage = Stage(setting, conditions, remembering: store)
    guard let root = stage.app.makeRoot() else { return nil }
    self.init(stage, setting, showing: root, root, in: conditions.size)
  }

  private init(
    _ stage: Stage, _ setting: TrialSetting, showing root: UIViewController,
    _ controller: UIViewController, in size: CGSize
  ) {
    host = root as? HostController
    driver = ScreenDriver(
      root: root, size: size, clock: stage.clock, timeout: Self.patience)
    plans = setting.plan.plans
    (ear, clock, server, app) = (stage.ear, stage.clock, stage.server, stage.app)
    self.controller = controller
  }

  /// Waits until all is there.
  func begin() async throws {
    try await driver.settle()
    look()
  }

  /// Waits for what comes in and goes out only, and not for answers.
  func beginWaiting() async throws {
    try await driver.finishTransitions()
    look()
  }

  func close() { driver.close() }

  // MARK: - What is seen and heard

  var problems: [String] { ear.problems }

  var listPhase: ScreenPhase? { (controller as? ScreenController)?.listPhase }
  var listHasFailed: Bool { (controller as? ScreenController)?.listHasFailed ?? false }

  /// The name of the screen that is in front.
  var frontName: String? { front.flatMap { app.screenName(of: $0) } }

  /// Whether the screen that is tested is the one in front.
  var isInFront: Bool { front === controller }

  /// Whether something that is no screen lies over the one in front.
  var isCovered: Bool { driver.topScreen !== front }

  /// Whether a screen is still there, wherever.
  func has(_ screen: UIViewController?) -> Bool { driver.controllers.contains { $0 === screen } }

  private func look() {
    if let top = driver.topScreen, app.screenName(of: top) != nil { front = top }
  }

  // MARK: - What is done

  /// The screen that can be used now; nil where something else lies over it.
  private var usable: ScreenPlan? { isCovered ? nil : frontName.flatMap { plans[$0] } }

  private var form: FormPlan? {
    if case .form(let form)? = usable?.body { form } else { nil }
  }

  /// What is typed to fill in the form; nil where that takes more than typing, or there is no form.
  var typing: [FormFilling.Entry]? { form.flatMap { FormFilling($0, self).entries } }

  /// The titles of the app's tabs, as far as they are seen.
  var tabs: [String] { window.look().elements.filter { $0.role == .tab }.map(\.label) }

  /// All that can be done now.
  var choices: [TrialChoice] {
    var choices: [TrialChoice] = []
    if form != nil { choices.append(TrialChoice(.fill)) }
    if usable?.search != nil { choices.append(TrialChoice(.search)) }
    return choices + window.look().elements.flatMap(TrialChoice.all)
  }

  /// Does something, waits until all is quiet, and says what has followed.
  func perform(_ move: TrialMove) async throws -> [EffectStep] {
    let before = ear.steps.count
    switch move {
    case .press(let id): window.press(id)
    case .choose(let value, let id): window.choose(value, in: id)
    case .type(let text, let id):
      window.type(text, into: id)
      window.pressReturn(in: id)
    case .fill: if let form { await FormFilling(form, self).fill() }
    case .search: try await search()
    case .leave: try await leave()
    }
    try await driver.settle()
    look()
    return Array(ear.steps[before...])
  }

  /// What is read out for all that can be tapped and leads on.
  var labels: [String] {
    window.look().elements.filter { element in
      [.button, .link].contains(element.role) && element.isEnabled && !element.isWayOut
        && !element.label.isEmpty
    }.map(\.label)
  }

  /// Taps what is read out so, as the driver of tests does, and says what has followed.
  func tap(label: String) async throws -> [EffectStep] {
    try await drive { driver in try await driver.tap(label: label) }
  }

  /// Has the driver of tests do something, waits until all is quiet, and says what has followed.
  func drive(
    _ body: @MainActor (ScreenDriver) async throws -> Void
  ) async throws -> [EffectStep] {
    let before = ear.steps.count
    try await body(driver)
    try await driver.settle()
    look()
    return Array(ear.steps[before...])
  }

  private func leave() async throws {
    guard driver.topScreen?.navigationController?.viewControllers.count ?? 0 > 1 else {
      return try await driver.pullDown()
    }
    try await driver.goBack()
  }

  /// Types what is searched for, and waits as long as the screen does before it asks.
  func search() async throws {
    let least = max(usable?.search?.declaration.minimum ?? 1, 1)
    try await driver.search(for: String(repeating: "a", count: least))
    try await driver.advance(by: .seconds(5))
  }

  /// Shows what is below.
  func scroll() async throws {
    let middle = CGPoint(x: driver.window.bounds.midX, y: driver.window.bounds.midY)
    window.scroll(at: middle, by: CGPoint(x: 0, y: 20_000))
    try await driver.settle()
  }

  /// Pulls the list down.
  func pull() async throws {
    window.pullToRefresh(at: CGPoint(x: driver.window.bounds.midX, y: driver.window.bounds.midY))
    try await driver.settle()
  }

  /// What a driver says that something was waited or looked for in vain, without the tree of the screen.
  static func words(of error: any Error) -> String {
    (error as? DriverError)?.message ?? "\(error)"
  }
}
