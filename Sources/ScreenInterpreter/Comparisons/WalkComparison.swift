import ScreenDriver
public import ScreenKit
import SeededRandom
public import SpecSemantics

/// Holds an app that is made straight from specs against the compiled one while both are used: moves that a seed draws are
/// made in both, and after each what is seen, and what was asked of servers, has to be the same.
@MainActor
public struct WalkComparison {
  /// Starts the compiled app.
  ///
  /// - Returns: What keeps it alive, and what its window shows.
  public typealias Start =
    @MainActor (LaunchValues) throws -> (app: AnyObject, root: UIViewController)

  /// What was done, and whether both apps did the same.
  public struct Walk: Sendable {
    /// The moves, in words.
    public fileprivate(set) var moves: [String] = []
    /// The controllers that were seen in front, by their types in the compiled app.
    public fileprivate(set) var screens: Set<String> = []
    /// The first that was not the same; nil where all was.
    public fileprivate(set) var difference: Difference?
  }

  /// What was not the same after the last of some moves.
  public struct Difference: Sendable, CustomStringConvertible {
    public let moves: [String]
    /// Lines of what only the compiled app showed or asked for.
    public let compiled: [String]
    /// Lines of what only the app straight from the specs showed or asked for.
    public let interpreted: [String]

    private static let mostLines = 20

    public var description: String {
      let sides = [("only compiled", compiled), ("only interpreted", interpreted)]
      return sides.reduce("after \(moves.joined(separator: ", "))") { text, side in
        let lines = side.1.prefix(Self.mostLines).joined(separator: "\n")
        return "\(text)\n\(side.0), \(side.1.count) lines:\n\(lines)"
      }
    }
  }

  /// Why an app cannot be walked through.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// After how many moves the apps are started again: what is presented over a screen may have no way on.
  private static let movesOfAStart = 20
  private static let tries = 5

  private let blueprint: AppBlueprint
  private let answers: SourceAnswers
  private let strings: StringTable

  /// - Parameters:
  ///   - answers: What sources and requests answer, some of which fail all the same.
  public init(of app: CheckedApp, answers: SourceAnswers, strings: StringTable) {
    blueprint = AppBlueprint(of: app)
    self.answers = answers
    self.strings = strings
  }

  /// Makes moves until there are enough or something is not the same.
  ///
  /// - Throws: ``Failure`` where the app has no host, and `DriverError` where a screen does not come to rest.
  public func walk(seed: UInt64, moves count: Int, compiled start: Start) async throws -> Walk {
    var random = SeededGenerator(seed: seed)
    var walk = Walk()
    while walk.moves.count < count, walk.difference == nil {
      let most = min(Self.movesOfAStart, count - walk.moves.count)
      walk.add(try await steadyLeg(of: most, drawnBy: &random, seed, start))
    }
    return walk
  }

  /// Some moves from a start on. Of several sources that load at once any may answer first, and what a screen makes of that
  /// may differ: where something is not the same, the same moves are made some more times.
  private func steadyLeg(
    of count: Int, drawnBy random: inout SeededGenerator, _ seed: UInt64, _ start: Start
  ) async throws -> Walk {
    let begin = random
    var leg = Walk()
    for _ in 0..<Self.tries {
      random = begin
      leg = try await apps(seed, start).walk(count, drawnBy: &random)
      if leg.difference == nil { break }
    }
    return leg
  }

  /// Both apps, just started.
  private func apps(_ seed: UInt64, _ start: Start) async throws -> WalkedApps {
    let server = RememberingServer(of: blueprint.index, answers, failing: seed)
    let interpreted = try WalkedApp(asking: server, strings) { launch, asked in
      let app = InterpretedApp(
        blueprint, launch: launch, answers: { asked.transport(for: server.transport(for: $0)) })
      guard let root = app.makeRoot() else {
        throw Failure(description: "the app has no `host`: nothing of it is shown by itself")
      }
      return (app, root)
    }
    // What it asks has to be remembered before the other one asks.
    try await interpreted.rest()
    let compiled = try WalkedApp(asking: server, strings) { launch, _ in try start(launch) }
    return WalkedApps(compiled: compiled, interpreted: interpreted)
  }
}

extension WalkComparison.Walk {
  fileprivate mutating func add(_ leg: WalkComparison.Walk) {
    moves += leg.moves
    screens.formUnion(leg.screens)
    difference = leg.difference
  }
}

/// The two apps that have to do the same.
@MainActor
private struct WalkedApps {
  let compiled: WalkedApp
  let interpreted: WalkedApp

  /// Makes moves in apps that have just started, and ends them.
  func walk(
    _ count: Int, drawnBy random: inout SeededGenerator
  ) async throws -> WalkComparison.Walk {
    defer {
      compiled.close()
      interpreted.close()
    }
    var walk = WalkComparison.Walk()
    walk.moves.append("start")
    while true {
      let shown = try await (compiled: compiled.look(), interpreted: interpreted.look())
      walk.screens.formUnion(compiled.front)
      guard shown.compiled == shown.interpreted else {
        walk.difference = WalkComparison.Difference(
          moves: walk.moves, compiled: shown.compiled.lines(besides: shown.interpreted),
          interpreted: shown.interpreted.lines(besides: shown.compiled))
        return walk
      }
      guard walk.moves.count < count else { return walk }
      let move = RandomMove(in: interpreted.live, drawnBy: &random)
      walk.moves.append("\(move)")
      // The one whose requests are remembered goes first.
      try await interpreted.make(move)
      try await compiled.make(move)
    }
  }
}
