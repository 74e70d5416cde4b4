import Foundation
import ScreenDriver
import ScreenKit
import SpecSemantics

@testable import ScreenInterpreter

/// An app straight from specs that is used by somebody who does not know it, with all that is seen, asked and told.
@MainActor
final class DrivenApp {
  /// Why an app cannot be used.
  struct Failure: Error {
    let reason: String
  }

  private let app: InterpretedApp
  private let driver: ScreenDriver
  private let live: LiveWindow
  private let clock: ManualClock
  private let asked: AskedRequests
  private let state: ScreenState
  private let witness: Witness
  private let told = Told()

  /// What the app has told since somebody looked.
  private final class Told {
    var lines: [String] = []

    func taken() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  /// - Parameters:
  ///   - screen: The screen whose keys are tried.
  ///   - store: What is kept from one start to the next.
  ///   - witness: Who takes down what is noticed.
  init(
    _ blueprint: AppBlueprint, showing screen: String, in host: KeyHost, _ state: ScreenState,
    store: any StateStore, _ witness: Witness
  ) throws {
    (self.state, self.witness) = (state, witness)
    let index = blueprint.index
    let clock = ManualClock()
    let asked = AskedRequests(of: index)
    let answers = SourceAnswers.inventing(
      for: index, besides: Samples(specRoot: "/dev/null"), at: clock.now)
    let launch = LaunchValues(
      clock: clock, transport: asked.transport(for: SilentTransport()), store: store)
    let app = InterpretedApp(blueprint, launch: launch) { asking in
      Self.transport(for: asking, in: state, answers, index).map { asked.transport(for: $0) }
    }
    // Screens tell that they have appeared as soon as there is a window.
    app.onEffect = { [told] in told.lines.append("\($0)") }
    app.onTrack = { [told] in told.lines.append("\($0)") }
    app.onStep = { [told] step in
      if let words = step.words { told.lines.append(words) }
    }
    let root: UIViewController?
    if host == .alone {
      let values = app.madeUpValues(forScreen: screen, answers)
      root = app.makeController(forScreen: screen, with: values)
        .map { ScreenNavigationController(runtime: app.runtime, root: $0) }
    } else {
      root = app.makeRoot()
    }
    guard let root else { throw Failure(reason: "there is nothing to show of \(screen)") }
    (self.clock, self.asked, self.app) = (clock, asked, app)
    driver = ScreenDriver(root: root, clock: clock, timeout: .seconds(5))
    live = LiveWindow(driver.window)
  }

  /// What answers whoever asks. Where loads fail, so do the requests of effects.
  private static func transport(
    for asking: Asking, in state: ScreenState, _ answers: SourceAnswers, _ index: AppIndex
  ) -> (any HTTPTransport)? {
    switch asking {
    case .source(let source):
      StateTransport(state: state, answer: answers.answer(of: source, in: state, index))
    case .request where state == .error: FixedTransport(answer: refusal)
    case .request, .others: answers.transport(for: asking, index)
    }
  }

  /// What is answered to whoever sends something that the server refuses.
  private static let refusal = HTTPResponse(
    status: 422, headers: ["Content-Type": "application/json"],
    body: Data(
      #"""
      {"errors": {"contact": {"address": ["is taken"]}, "name": ["is odd"]},
       "faults": [{"input": "name", "said": "is faulty"}], "error": {"problems": []}}
      """#.utf8))

  func close() { driver.close() }

  /// Goes to the screen.
  func enter(_ host: KeyHost) async throws {
    try await rest()
    guard host.isBehindButton else { return }
    live.press("button Enter 0")
    try await rest()
  }

  /// After so many turns a screen that loads has shown that it does.
  private static let turnsOfALoad = 20

  /// Waits for what is on its way; what waits for an answer that does not come is never quiet.
  private func rest() async throws {
    guard state == .loading else { return try await driver.settle() }
    try await driver.finishTransitions()
    clock.advance(by: .seconds(1))
    for _ in 0..<Self.turnsOfALoad { await Task.yield() }
    try await driver.finishTransitions()
  }

  // MARK: Looking

  /// Takes down all that is known of the app now.
  ///
  /// - Returns: What can be used in it.
  @discardableResult
  func look() throws -> [SeenElement] {
    let (picture, elements) = live.look()
    let window = driver.window
    let keys = driver.controllers.flatMap { $0.keyCommands ?? [] }
    var lines = [driver.dump]
    lines += elements.map { element in
      let holds = "\(element.value ?? "–") \(element.isEnabled) \(element.isSelected)"
      return "\(element.id): \(holds) \(element.frame) \(element.choices)"
    }
    lines += keys.map { "key \($0.input ?? "") \($0.modifierFlags.rawValue)" }
    lines.append("status bar \(window.headlessStatusBarStyle) \(window.headlessIsStatusBarHidden)")
    // How many requests that nobody answers are out already is up to the machine.
    lines += state == .loading ? [] : asked.taken()
    lines += told.taken()
    try witness.note((lines + [picture]).joined(separator: "\n"))
    return elements
  }

  /// Looks in each of some surroundings.
  func look(inEach all: [Surroundings]) async throws {
    var current = Surroundings()
    for next in all {
      try await next.apply(to: driver, from: current)
      try await rest()
      try look()
      current = next
    }
  }

  // MARK: Using

  /// Does whatever can be done, each once where it is seen, and looks after each.
  ///
  /// - Parameter most: How often at most, beside what is typed into the fields that are seen first.
  func use(moves most: Int) async throws {
    var done: Set<String> = []
    var elements = try look()
    let typed = elements.reduce(0) { $0 + ($1.role == .button ? 0 : KeyMove.moves(of: $1).count) }
    for _ in 0..<most + typed {
      guard let move = next(elements, &done) else { break }
      try witness.note("> \(move)")
      make(move)
      try await rest()
      elements = try look()
    }
  }

  private func next(_ elements: [SeenElement], _ done: inout Set<String>) -> KeyMove? {
    let alert = driver.topScreen as? UIAlertController
    let place = (driver.screenStack + [alert?.title ?? ""]).joined(separator: "/")
    for element in elements where !element.isWayOut {
      for move in KeyMove.moves(of: element) where done.insert("\(place) \(move)").inserted {
        return move
      }
    }
    guard let out = elements.first(where: \.isWayOut) else { return nil }
    // Whoever comes back after some time may find what has been loaded anew.
    clock.advance(by: .seconds(61))
    return .press(out.id)
  }

  private func make(_ move: KeyMove) {
    switch move {
    case .press(let id): live.press(id)
    case .type(let text, let id):
      live.type(text, into: id)
      live.pressReturn(in: id)
      clock.advance(by: .seconds(1))
    case .choose(let choice, let id): live.choose(choice, in: id)
    }
  }

  /// What fingers do with rows beside tapping them, and what the app tells its screens.
  func useRows() async throws {
    for line in HiddenSight(of: driver).lines { try witness.note(line) }
    try await rest()
    let gestures: [(ScreenDriver) async throws -> Void] = [
      { try await $0.advance(by: .seconds(2)) },
      { try await $0.openPreview(row: 0) }, { try await $0.closePreview() },
      { try await $0.fullSwipe(row: 0, edge: .leading) },
      { try await $0.fullSwipe(row: 0, edge: .trailing) },
      { try await $0.move(row: 0, to: 1) },
      { try await $0.scrollThroughAll() }, { try await $0.scrollToStart() },
      { [app] driver in
        app.runtime.emit(ScreenEvent("changed"))
        try await driver.settle()
      },
      { try await $0.pullToRefresh() },
    ]
    for gesture in gestures { try await look(after: gesture) }
    try witness.note(driver.indexTitles.joined())
  }

  /// Looks after a gesture, or takes down that there is nothing to do it with.
  private func look(after gesture: (ScreenDriver) async throws -> Void) async throws {
    do {
      try await gesture(driver)
    } catch let error as DriverError {
      try witness.note(error.message)
    }
    try await rest()
    try look()
  }

  /// Enters something and goes away, without sending it.
  func leave() async throws {
    for element in try look() {
      switch element.role {
      case .field, .secureField, .longField: live.type("ab1", into: element.id)
      case .toggle: live.press(element.id)
      default: continue
      }
      try await rest()
    }
    try await look(after: { try await $0.pullDown() })
    try await look(after: { try await $0.goBack() })
  }

  /// Lets time go by, so that what is kept is written.
  func wait() async throws { try await driver.advance(by: .seconds(61)) }
}
