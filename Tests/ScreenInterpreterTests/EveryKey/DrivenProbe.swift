import ProbedKeys
import ScreenDriver
import ScreenInterpreter
import ScreenKit
import Testing

/// One of the scripts that an app is used by, each from its start on.
enum DrivenStage: String, CaseIterable {
  case filled, used, failed, loading, empty, surroundings, rows, left, again

  private static let otherSurroundings = [
    Surroundings(isDark: true), Surroundings(textSize: .accessibilityLarge),
    Surroundings(isRightToLeft: true), Surroundings(size: CGSize(width: 1024, height: 768)),
  ]

  /// Takes down all that is seen, asked and told.
  @MainActor
  func run(
    _ blueprint: AppBlueprint, of screen: String, in host: KeyHost, _ witness: Witness
  ) async throws {
    func use(
      _ state: ScreenState, store: any StateStore = MemoryStore(),
      by script: (DrivenApp) async throws -> Void
    ) async throws {
      let app = try DrivenApp(
        blueprint, showing: screen, in: host, state, store: store, witness)
      defer { app.close() }
      try await app.enter(host)
      try await script(app)
    }
    switch self {
    case .filled: try await use(.filled) { try $0.look() }
    case .used: try await use(.filled) { try await $0.use(moves: 24) }
    case .failed: try await use(.error) { try await $0.use(moves: 10) }
    case .loading: try await use(.loading) { try $0.look() }
    case .empty: try await use(.empty) { try await $0.use(moves: 6) }
    case .surroundings:
      try await use(.filled) { try await $0.look(inEach: Self.otherSurroundings) }
    case .rows: try await use(.filled) { try await $0.useRows() }
    case .left: try await use(.filled) { try await $0.leave() }
    case .again:
      // The app starts once more with what it has kept.
      let store = MemoryStore()
      try await use(.filled, store: store) { app in
        try await app.use(moves: 8)
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
  private let whole: AppBlueprint?
  private var notes: [DrivenStage: [String]] = [:]

  init(_ whole: ProbeApp.Outcome, of screen: String, in host: KeyHost, named name: String) {
    self.whole = whole.app.map { AppBlueprint(of: $0) }
    (self.screen, self.host, self.name) = (screen, host, name)
  }

  func isAlike(_ other: ProbeApp.Outcome) async throws -> Bool {
    guard let other = other.app.map({ AppBlueprint(of: $0) }) else { return false }
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
