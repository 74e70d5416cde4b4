public import Foundation
public import ScreenDriver
public import ScreenKit
import SpecModel
public import SpecSemantics

/// Pictures and trees of the screens of a checked app.
@MainActor
public struct ScreenPreview {
  /// A screen as it looks.
  public struct Shown: Hashable, Sendable {
    /// The picture, as SVG.
    public let picture: String
    /// The bars, cells and texts that are seen, line by line.
    public let tree: String

    static let none = Shown(picture: "", tree: "")
  }

  let blueprint: AppBlueprint
  let answers: SourceAnswers
  let strings: StringTable
  let now: Date

  /// - Parameters:
  ///   - answers: What sources answer.
  ///   - strings: The app's texts.
  ///   - now: When the screens are seen.
  public init(
    of blueprint: AppBlueprint, answers: SourceAnswers, strings: StringTable,
    at now: Date = ManualClock().now
  ) {
    self.blueprint = blueprint
    self.answers = answers
    self.strings = strings
    self.now = now
  }

  /// - Parameters:
  ///   - samples: What sources answer.
  ///   - strings: The app's texts.
  public init(of app: CheckedApp, samples: Samples, strings: StringTable) {
    self.init(of: AppBlueprint(of: app), answers: SourceAnswers(samples), strings: strings)
  }

  /// The names of all screens, in the order of the specs.
  public var screens: [String] {
    blueprint.index.files.flatMap(\.declarations).compactMap { declaration in
      if case .screen(let screen) = declaration { screen.name.text } else { nil }
    }
  }

  /// A screen in a state and in surroundings; nil where there is no screen of the name.
  ///
  /// - Parameter parameters: What the screen is shown with; what is missing is made up.
  /// - Throws: `DriverError` where the screen does not come to rest.
  public func show(
    _ screen: String, in state: ScreenState, _ surroundings: Surroundings,
    with parameters: [String: DynamicValue] = [:]
  ) async throws -> Shown? {
    try await show(screen, in: state, surroundings, with: parameters) { driver, _ in
      Shown(picture: driver.picture, tree: driver.dump)
    }
  }

  /// What is seen by `look` of a screen in a state and in surroundings; nil where there is no screen of the name.
  ///
  /// - Parameter look: Is also told whether any source was asked for what the screen shows.
  public func show<Seen>(
    _ screen: String, in state: ScreenState, _ surroundings: Surroundings,
    with parameters: [String: DynamicValue] = [:],
    look: @MainActor (ScreenDriver, Bool) throws -> Seen
  ) async throws -> Seen? {
    try await visit(screen, in: state, surroundings, with: parameters) { driver, _, isLoaded in
      try look(driver, isLoaded)
    }
  }

  /// Shows a screen in a state to `look` in one surroundings after the other. It is made and loaded once, and looks as
  /// if it had been made for each: only what it is in changes.
  ///
  /// - Parameter look: Is also told whether any source was asked for what the screen shows.
  public func show(
    _ screen: String, in state: ScreenState, inEach surroundings: [Surroundings],
    look: @MainActor (ScreenDriver, Surroundings, Bool) throws -> Void
  ) async throws {
    guard var current = surroundings.first else { return }
    let isLoading = state == .loading
    try await visit(screen, in: state, current) { driver, _, isLoaded in
      try look(driver, current, isLoaded)
      for next in surroundings.dropFirst() {
        try await next.apply(to: driver, from: current)
        // It has come to rest before, and what it is in loads nothing. Turns are dear: each goes through threads.
        try await Self.rest(driver, isLoading: isLoading, quietTurns: 1)
        try look(driver, next, isLoaded)
        current = next
      }
    }
  }

  /// What is seen by `look`, which is also handed what the screen is made of: nil for one that is written by hand.
  func visit<Seen>(
    _ screen: String, in state: ScreenState, _ surroundings: Surroundings,
    supposing supposition: Supposition = Supposition(),
    with parameters: [String: DynamicValue] = [:],
    look: @MainActor (ScreenDriver, ScreenParts?, Bool) async throws -> Seen
  ) async throws -> Seen? {
    let clock = ManualClock(now: now)
    var isLoaded = false
    let app = InterpretedApp(
      blueprint, launch: Self.launch(strings: strings, clock: clock),
      answers: { [answers, index = blueprint.index] asking in
        guard case .source(let source) = asking else {
          return StateTransport(state: state, answer: nil)
        }
        isLoaded = true
        return StateTransport(state: state, answer: answers.answer(of: source, in: state, index))
      })
    let controller = app.makeController(
      forScreen: screen, supposing: supposition, answers, with: parameters)
    guard let controller else { return nil }
    let root = ScreenNavigationController(runtime: app.runtime, root: controller)
    return try await Self.shown(
      root, clock: clock, in: surroundings, isLoading: state == .loading
    ) { driver in try await look(driver, app.made.parts(of: controller), isLoaded) }
  }

  /// What is seen of the screens from `root` on, once they have come to rest.
  public static func shown(
    _ root: UIViewController, clock: ManualClock, in surroundings: Surroundings,
    isLoading: Bool = false
  ) async throws -> Shown {
    try await shown(root, clock: clock, in: surroundings, isLoading: isLoading) { driver in
      Shown(picture: driver.picture, tree: driver.dump)
    }
  }

  private static func shown<Seen>(
    _ root: UIViewController, clock: ManualClock, in surroundings: Surroundings, isLoading: Bool,
    look: @MainActor (ScreenDriver) async throws -> Seen
  ) async throws -> Seen {
    let driver = ScreenDriver(root: root, size: surroundings.size, clock: clock)
    defer { driver.close() }
    try await surroundings.apply(to: driver, from: Surroundings(size: surroundings.size))
    try await rest(driver, isLoading: isLoading)
    if isLoading {
      clock.advance(by: .seconds(1))
      try await driver.finishTransitions()
    }
    return try await look(driver)
  }

  /// Waits for what is on its way; what waits for an answer that does not come is never quiet.
  private static func rest(
    _ driver: ScreenDriver, isLoading: Bool, quietTurns: Int = 3
  ) async throws {
    if isLoading {
      try await driver.finishTransitions()
    } else {
      try await driver.settle(afterQuietTurns: quietTurns)
    }
  }

  /// What apps are started with here: nothing of the machine's is read or kept.
  public static func launch(
    strings: StringTable, clock: ManualClock, transport: (any HTTPTransport)? = nil
  ) -> LaunchValues {
    LaunchValues(
      strings: strings, clock: clock, transport: transport ?? SilentTransport(),
      store: MemoryStore())
  }
}
