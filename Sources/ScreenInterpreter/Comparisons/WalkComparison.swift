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
    public let compiled: String
    public let interpreted: String

    public var description: String {
      "after \(moves.joined(separator: ", ")):\ncompiled:\n\(compiled)\ninterpreted:\n\(interpreted)"
    }
  }

  /// Why an app cannot be walked through.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// After how many moves the apps are started again: what is presented over a screen may have no way on.
  private static let movesOfAStart = 20

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
      try await walk.add(most, drawnBy: &random, in: apps(seed, start))
    }
    return walk
  }

  /// Both apps, just started.
  private func apps(_ seed: UInt64, _ start: Start) throws -> WalkedApps {
    let server = RememberingServer(of: blueprint.index, answers, failing: seed)
    let interpreted = try WalkedApp(asking: server, strings) { launch, asked in
      let app = InterpretedApp(
        blueprint, launch: launch, answers: { asked.transport(for: server.transport(for: $0)) })
      guard let root = app.makeHost() else {
        throw Failure(description: "the app has no `host`: nothing of it is shown by itself")
      }
      return (app, root)
    }
    let compiled = try WalkedApp(asking: server, strings) { launch, _ in try start(launch) }
    return WalkedApps(compiled: compiled, interpreted: interpreted)
  }
}

extension WalkComparison.Walk {
  /// Makes moves in apps that have just started.
  @MainActor
  fileprivate mutating func add(
    _ count: Int, drawnBy random: inout SeededGenerator, in apps: WalkedApps
  ) async throws {
    defer { apps.close() }
    let first = moves.count
    moves.append("start")
    while difference == nil {
      let compiled = try await apps.compiled.look()
      let interpreted = try await apps.interpreted.look()
      screens.formUnion(apps.compiled.front)
      if compiled != interpreted {
        difference = WalkComparison.Difference(
          moves: Array(moves[first...]), compiled: compiled.told(besides: interpreted),
          interpreted: interpreted.told(besides: compiled))
      }
      guard difference == nil, moves.count < first + count else { return }
      let move = RandomMove(in: apps.interpreted.live, drawnBy: &random)
      moves.append("\(move)")
      // The one that is remembered goes first.
      try await apps.interpreted.make(move)
      try await apps.compiled.make(move)
    }
  }
}

/// The two apps that have to do the same.
@MainActor
private struct WalkedApps {
  let compiled: WalkedApp
  let interpreted: WalkedApp

  func close() {
    compiled.close()
    interpreted.close()
  }
}
