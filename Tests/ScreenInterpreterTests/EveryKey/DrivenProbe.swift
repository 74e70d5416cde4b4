import ProbedKeys
import ScreenDriver
import ScreenInterpreter
import ScreenKit
import Testing

/// One of the scripts that an app is used by, each from its start on.
enum DrivenStage: String, CaseIterable {
  // Those that take least come first: most differences show in them.
  case filled, loading, listless, refusedPage, awaitedPage, surroundings, rows, left, expired, used,
    failed
  case empty, hasty, refused, gate, again

  /// How somebody gets into an app with a gate.
  private static let waysIn = [
    "Log in by e-mail", "Log in by phone", "Sign up by e-mail", "Sign up by phone",
  ]

  private static let otherSurroundings = [
    Surroundings(isDark: true), Surroundings(hasIncreasedContrast: true),
    Surroundings(isDark: true, hasIncreasedContrast: true),
    Surroundings(textSize: .accessibilityLarge),
    Surroundings(isRightToLeft: true), Surroundings(size: CGSize(width: 1024, height: 768)),
  ]

  /// How tall the window is: nobody scrolls who uses all that is seen. Where many lists end in sight, which of them asks
  /// for more is up to the machine.
  private func height(for screen: String, in host: KeyHost) -> CGFloat {
    // What stands above tabs has half of the room.
    host == .header ? 2 * height(for: screen) : height(for: screen)
  }

  private func height(for screen: String) -> CGFloat {
    switch self {
    case _ where screen != "Probe": 844
    case .gate, .expired, .used, .hasty, .failed, .empty, .left, .refused, .again: 1600
    case .filled, .rows, .loading, .listless, .refusedPage, .awaitedPage, .surroundings: 844
    }
  }

  /// Takes down all that is seen, asked and told.
  @MainActor
  func run(
    _ plan: DrivenApp.Plan, of screen: String, in host: KeyHost, _ witness: Witness
  ) async throws {
    func use(
      _ state: ScreenState, further: DrivenServer.Further = .answered,
      isRefusing: Bool = false, lacksLists: Bool = false, isExpired: Bool = false,
      store: any StateStore = MemoryStore(),
      by script: (DrivenApp) async throws -> Void
    ) async throws {
      let app = try DrivenApp(
        plan, showing: screen, in: host,
        of: DrivenServer(
          state: state, further: further, isRefusing: isRefusing, lacksLists: lacksLists,
          isExpired: isExpired),
        height: height(for: screen, in: host), store: store, witness)
      defer { app.close() }
      if self != .gate { try await app.enter() }
      try await script(app)
    }
    switch self {
    case .gate where host != .app, .expired where host != .app: break
    case .gate:
      // Who has forgotten a password doesn't log in, and others take one way after the other.
      let avoided = [["Log in"]] + Self.waysIn.indices.map { Array(Self.waysIn[..<$0]) }
      for labels in avoided {
        try await use(.filled) { try await $0.use(moves: 30, avoiding: labels) }
      }
    case .expired: try await use(.filled, isExpired: true) { try $0.look() }
    case .filled: try await use(.filled) { try $0.look() }
    case .used: try await use(.filled) { try await $0.use(moves: 100) }
    case .hasty: try await use(.filled) { try await $0.use(moves: 50, isHasty: true) }
    case .refusedPage: try await use(.filled, further: .refused) { try await $0.reachEnd() }
    case .awaitedPage: try await use(.filled, further: .awaited) { try await $0.reachEnd() }
    case .failed: try await use(.error) { try await $0.use(moves: 40) }
    case .refused:
      try await use(.filled, isRefusing: true) { app in
        try await app.useRows()
        try await app.use(moves: 30)
      }
    case .loading: try await use(.loading) { try $0.look() }
    case .listless: try await use(.filled, lacksLists: true) { try $0.look() }
    case .empty: try await use(.empty) { try await $0.use(moves: 24) }
    case .surroundings:
      try await use(.filled) { try await $0.look(inEach: Self.otherSurroundings) }
    case .rows: try await use(.filled) { try await $0.useRows() }
    case .left: try await use(.filled) { try await $0.leave() }
    case .again:
      // The app starts once more with what it has kept.
      let store = MemoryStore()
      try await use(.filled, store: store) { app in
        try await app.use(moves: 40, isHasty: true)
        try await app.wait()
      }
      try await use(.filled, store: store) { try $0.look() }
    }
    try witness.end()
  }
}

/// An app of a probe in use: another one is alike if it can't be told from it by any script.
@MainActor
final class DrivenProbe: KeyComparison {
  private let name: String
  private let screen: String
  private let host: KeyHost
  private let whole: DrivenApp.Plan?
  private var notes: [DrivenStage: [String]] = [:]

  init(_ whole: ProbeApp.Outcome, of screen: String, in host: KeyHost, named name: String) {
    self.whole = whole.app.map { DrivenApp.Plan(of: $0) }
    (self.screen, self.host, self.name) = (screen, host, name)
  }

  func isAlike(_ other: ProbeApp.Outcome) async throws -> Bool {
    guard let other = other.app.map({ DrivenApp.Plan(of: $0) }) else { return false }
    for stage in DrivenStage.allCases {
      let witness = Witness(expecting: try await notes(in: stage))
      do {
        try await stage.run(other, of: screen, in: host, witness)
      } catch is Witness.Difference {
        return false
      } catch let error where isFailure(error) {
        return false
      }
    }
    return true
  }

  /// What is noticed of the app with all of its keys.
  private func notes(in stage: DrivenStage) async throws -> [String] {
    if let notes = notes[stage] { return notes }
    let witness = Witness()
    do {
      try await stage.run(try #require(whole), of: screen, in: host, witness)
    } catch let error where isFailure(error) {
      Issue.record("\(name), \(host.rawValue), \(stage.rawValue): \(error)")
    }
    notes[stage] = witness.notes
    return witness.notes
  }

  /// Whether an app could not be used.
  private func isFailure(_ error: any Error) -> Bool {
    error is DriverError || error is DrivenApp.Failure
  }
}
