import Foundation
import ScreenDriver
import ScreenKit
import SpecSemantics

@testable import ScreenInterpreter

/// An app straight from specs that is used by somebody who does not know it, with all that is seen, asked and told.
@MainActor
final class DrivenApp {
  /// What an app is made of, as often as it is started.
  @MainActor
  struct Plan {
    let blueprint: AppBlueprint
    let answers: DrivenAnswers

    init(of app: CheckedApp) {
      blueprint = AppBlueprint(of: app)
      answers = DrivenAnswers(for: blueprint.index)
    }
  }

  /// Why an app cannot be used.
  struct Failure: Error {
    let reason: String
  }

  private let app: InterpretedApp
  private let driver: ScreenDriver
  private let live: LiveWindow
  private let clock: ManualClock
  private let asked: AskedRequests
  private let host: KeyHost
  private let server: DrivenServer
  private let witness: Witness
  private let size: CGSize
  /// What the app has asked for since somebody looked.
  private var requests: [String] = []
  /// Whether something has been asked for that never comes.
  private var isAwaiting: Bool
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
  ///   - height: How tall the window is.
  ///   - store: What is kept from one start to the next.
  ///   - witness: Who takes down what is noticed.
  init(
    _ plan: Plan, showing screen: String, in host: KeyHost, of server: DrivenServer,
    height: CGFloat, store: any StateStore, _ witness: Witness
  ) throws {
    (self.host, self.server, self.witness) = (host, server, witness)
    size = CGSize(width: 390, height: height)
    isAwaiting = server.state == .loading
    let clock = ManualClock()
    let (blueprint, answers) = (plan.blueprint, plan.answers)
    let asked = AskedRequests(of: blueprint.index)
    let launch = LaunchValues(
      strings: Self.strings, clock: clock, transport: asked.transport(for: PictureServer()),
      store: store)
    let app = InterpretedApp(blueprint, launch: launch) { [index = blueprint.index] asking in
      server.transport(for: asking, answers, index).map { asked.transport(for: $0) }
    }
    // Screens tell that they have appeared as soon as there is a window.
    app.onEffect = { [told] in told.lines.append("\($0)") }
    app.onTrack = { [told] in told.lines.append("\($0)") }
    app.onStep = { [told] step in
      if let words = step.words { told.lines.append(words) }
    }
    let root: UIViewController?
    if host == .alone {
      let values = app.madeUpValues(forScreen: screen, answers.all)
      root = app.makeController(forScreen: screen, with: values)
        .map { ScreenNavigationController(runtime: app.runtime, root: $0) }
    } else {
      root = app.makeRoot()
    }
    guard let root else { throw Failure(reason: "there is nothing to show of \(screen)") }
    (self.clock, self.asked, self.app) = (clock, asked, app)
    driver = ScreenDriver(
      root: root, size: size, clock: clock, timeout: .seconds(5))
    live = LiveWindow(driver.window, of: app)
  }

  /// Those texts of probes that take values; of all others the keys are seen.
  private static let strings = StringTable([
    "probe.title": "probe.title %@", "probe.header": "probe.header %@", "tab.first": "first %@",
    "cell.text": "cell.text **%@**" + String(repeating: " and so on", count: 30),
    "row.spoken": "spoken %@",
  ])

  func close() { driver.close() }

  /// Goes to the screen.
  func enter() async throws {
    try await rest()
    if host == .app { return try await logIn() }
    guard host.isBehindButton else { return }
    live.press("button Enter 0")
    try await rest()
  }

  /// Does what comes first until somebody is logged in, or nothing is left to do.
  private func logIn() async throws {
    var done: Set<String> = []
    for _ in 0..<Self.movesOfLogIn where !app.isLoggedIn {
      guard let move = next(live.look().elements, false, &done) else { return }
      try await make(move)
      try await rest()
    }
  }

  private static let movesOfLogIn = 30

  /// After so many turns a screen that loads has shown that it does.
  private static let turnsOfALoad = 20

  /// Waits for what is on its way; what waits for an answer that does not come is never quiet.
  private func rest() async throws {
    if server.further == .awaited {
      try await restUntilHeld()
    } else if isAwaiting {
      try await driver.finishTransitions()
      clock.advance(by: .seconds(1))
      for _ in 0..<Self.turnsOfALoad { await Task.yield() }
      try await driver.finishTransitions()
    } else {
      try await driver.settle(afterQuietTurns: Self.quietTurns)
      // What has come may be a reason to ask for more.
      let new = asked.taken()
      if !new.isEmpty {
        requests += new
        try await Task.sleep(for: .milliseconds(3))
        return try await rest()
      }
    }
    guard app.runtime.images.loadCount > 0 else { return }
    while app.runtime.images.loadCount > 0 { try await Task.sleep(for: .milliseconds(1)) }
    try await rest()
  }

  /// Waits until nothing is under way but what never comes.
  private func restUntilHeld() async throws {
    var quietTurns = 0
    while quietTurns < Self.quietTurns, !server.held.areThere {
      try await driver.finishTransitions()
      await Task.yield()
      let isBusy = driver.controllers.contains { ($0 as? ScreenController)?.isBusy == true }
      quietTurns = isBusy ? 0 : quietTurns + 1
      if isBusy { try await Task.sleep(for: .milliseconds(1)) }
    }
    for _ in 0..<Self.turnsOfALoad { await Task.yield() }
    try await driver.finishTransitions()
  }

  /// After so many turns in which nothing is under way nothing is asked any more because of what has come.
  private static let quietTurns = 8

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
      let traits = element.shownTraits
      let choices = element.days ?? "\(element.choices)"
      return "\(element.id): \(holds) \(traits) \(element.frame) \(choices)"
    }
    lines += HiddenSight(of: driver, isOfBars: true).lines
    lines += keys.map { "key \($0.input ?? "") \($0.modifierFlags.rawValue)" }
    lines.append("status bar \(window.headlessStatusBarStyle) \(window.headlessIsStatusBarHidden)")
    // How many requests that nobody answers are out already is up to the machine.
    lines += isAwaiting || server.further == .awaited ? [] : (requests + asked.taken()).sorted()
    requests = []
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
  /// - Parameters:
  ///   - most: How often at most, beside what is typed into the fields that are seen first.
  ///   - isHasty: Whether bars come first, which may lead to something else.
  ///   - avoided: What is not touched, by its labels.
  func use(moves most: Int, isHasty: Bool = false, avoiding avoided: [String] = []) async throws {
    var done: Set<String> = []
    func looked() throws -> [SeenElement] { try look().filter { !avoided.contains($0.label) } }
    var elements = try looked()
    let typed = elements.reduce(0) { $0 + ($1.role == .button ? 0 : KeyMove.moves(of: $1).count) }
    for _ in 0..<most + typed {
      guard let move = next(elements, isHasty, &done) else { break }
      try witness.note("> \(move)")
      try await make(move)
      try await rest()
      elements = try looked()
    }
  }

  private func next(
    _ elements: [SeenElement], _ isHasty: Bool, _ done: inout Set<String>
  ) -> KeyMove? {
    let alert = driver.topScreen as? UIAlertController
    let isSelecting = driver.list?.isEditing ?? driver.table?.isEditing ?? false
    let place = (driver.screenStack + [alert?.title ?? "", isSelecting ? "selecting" : ""])
      .joined(separator: "/")
    let refusals = (alert?.actions ?? []).filter { $0.style == .cancel }.map { $0.title ?? "" }
    let isWayOut = { (element: SeenElement) in
      element.isWayOut || refusals.contains(element.label)
    }
    // Another tab is no part of the screen, but of the whole app.
    let ranked = elements.filter { host == .app || $0.role != .tab }.map { element in
      (element, KeyMove.rank(of: element, isHasty: isHasty, isWayOut: isWayOut(element)))
    }
    for (element, rank) in ranked.sorted(by: { $0.1 < $1.1 }) where rank != .never {
      if rank == .out {
        if done.insert("\(place) \(element.id)").inserted { return leave(by: element) }
        continue
      }
      for move in KeyMove.moves(of: element) {
        let name = move.name(at: element)
        if done.insert("\(place) \(name)").inserted { return move }
      }
    }
    let first = elements.first { $0.role == .tab }.flatMap { $0.isSelected ? nil : $0 }
    return (elements.first(where: isWayOut) ?? first).map(leave)
  }

  /// Whoever comes back after some time may find what has been loaded anew.
  private func leave(by out: SeenElement) -> KeyMove {
    clock.advance(by: .seconds(61))
    return .press(out.id)
  }

  private func make(_ move: KeyMove) async throws {
    switch move {
    case .press(let id): live.press(id)
    case .type(let text, let id):
      live.type(text, into: id)
      live.pressReturn(in: id)
      clock.advance(by: .seconds(1))
    case .search(let text, let id):
      live.type(text, into: id)
      for pause in Self.pauses {
        clock.advance(by: pause)
        try await rest()
        try look()
      }
      live.pressReturn(in: id)
    case .choose(let choice, let id): live.choose(choice, in: id)
    }
  }

  /// What is looked for is asked for after some of these.
  private static let pauses: [Duration] = [.milliseconds(400), .milliseconds(300), .seconds(1)]

  /// What fingers do with rows beside tapping them, and what the app tells its screens.
  func useRows() async throws {
    for line in HiddenSight(of: driver).lines { try witness.note(line) }
    try await rest()
    for line in PressedSight(of: driver, in: live).pictures { try witness.note(line) }
    let gestures: [(ScreenDriver) async throws -> Void] = [
      { try await $0.advance(by: .seconds(2)) },
      // Who stays long sees what is asked for again.
      { try await $0.advance(by: .seconds(91)) },
      { try await $0.resize(to: CGSize(width: 390, height: 320)) },
      { try await $0.scrollThroughAll() }, { try await $0.scrollToStart() },
      { [size] in try await $0.resize(to: size) },
      { driver in
        driver.beginTab(at: 1)
        try await driver.advance(by: .seconds(61))
        driver.beginTab(at: 0)
        try await driver.settle()
      },
    ]
    try await pull()
    for event in ["changed", "stirred"] {
      app.runtime.emit(ScreenEvent(event))
      try await rest()
      try look()
    }
    // What swipes do may lead away.
    for row in 0..<KeyMove.rows {
      try await look(after: { try await $0.openPreview(row: row) })
      try await look(after: { try await $0.closePreview() })
      try await look(after: { try await $0.fullSwipe(row: row, edge: .leading) })
      try await look(after: { try await $0.fullSwipe(row: row, edge: .trailing) })
      try await look(after: { try await $0.move(row: row, to: row == 0 ? 1 : 0) })
      InnerLists(of: driver).move(row: row, to: row == 0 ? 1 : 0)
      try await rest()
      try look()
    }
    for gesture in gestures { try await look(after: gesture) }
    try witness.note(driver.indexTitles.joined())
  }

  /// Pulls a list down, and looks before and after anything has come.
  private func pull() async throws {
    pull(driver.window)
    try look()
    try await rest()
    try look()
  }

  private func pull(_ view: UIView) {
    if let list = view as? UIScrollView, list.refreshControl != nil, list.isScrollEnabled {
      list.headlessPullToRefresh()
    }
    for part in view.subviews { pull(part) }
  }

  /// Goes to where more of the list would be.
  func reachEnd() async throws {
    let bounds = driver.window.bounds
    // Below what stands above tabs there are others.
    let middle = CGPoint(x: bounds.midX, y: host == .header ? bounds.midY / 2 : bounds.midY)
    for _ in 0..<2 {
      live.scroll(at: middle, by: CGPoint(x: 0, y: 5_000))
      try await rest()
      try look()
    }
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

extension SeenElement {
  /// What assistive technology is told that it is.
  @MainActor
  fileprivate var shownTraits: UInt64 {
    guard case .view(let view) = target else { return 0 }
    return UInt64(view.accessibilityTraits.rawValue)
  }

  /// Between which days wheels choose; nil for all else.
  @MainActor
  fileprivate var days: String? {
    guard case .view(let view) = target, let picker = view as? UIDatePicker else { return nil }
    return [picker.minimumDate, picker.maximumDate].map { $0?.formatted(.iso8601) ?? "–" }
      .joined(separator: " … ")
  }
}
