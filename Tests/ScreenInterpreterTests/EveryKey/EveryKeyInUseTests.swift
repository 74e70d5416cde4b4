import Foundation
import ProbedKeys
import Testing

/// Whatever a spec says of a screen can be told from the app in use, wherever the screen stands: one with a key and one
/// without it, or with another value of it, differ in what is seen, asked or told. Or a finding says that nothing comes
/// of it there.
///
/// To try all takes too long for each change: some are drawn, others by `SCREENC_KEYS_SEED`, and `SCREENC_KEYS_IN_USE=1`
/// tries all of them.
///
/// `SCREENC_EVERY_KEY=1` tries every key in each place of every system. Without it some places are drawn for each screen,
/// and some of the effects: that all systems are generated from all of them `EveryKeyTests` holds.
struct EveryKeyInUseTests {
  @Test(.enabled(if: KeysInUse.areAskedFor, "SCREENC_KEYS_IN_USE=1 asks for it"))
  func everyKeyIsSeenInUseOrTold() async throws {
    let trials = try KeyUse.drawn()
    let result = try await Self.run(trials)
    #expect(result.unexplained == [])
    if KeyProbes.areComplete {
      for exception in SilentKey.all {
        #expect(
          result.silent.contains(where: exception.covers), "no exception any more: \(exception)")
      }
    }
    let counts = Dictionary(grouping: result.verdicts.values) { "\($0)" }.mapValues(\.count)
    print("cases of a key in a place of a system, in use:", result.verdicts.count, counts)
    #expect(result.verdicts.count > Self.leastCount)
    // A place may refuse a screen, which says so, but not each of them.
    let tried = Set(result.verdicts.keys.map(\.host))
    #expect(Set(trials.map(\.host.rawValue)).subtracting(tried) == [])
  }

  private static let leastCount = 2_900

  @Test(.enabled(if: !KeysInUse.areAskedFor, "all are tried"))
  func drawnKeysAreSeenInUseOrTold() async throws {
    let draw = KeyDraw(from: try KeyUse.drawn())
    print("keys in use,", draw)
    let result = try await Self.run(draw.uses)
    #expect(result.unexplained == [], "SCREENC_KEYS_SEED=\(draw.seed) draws them again")
    #expect(result.verdicts.count > Self.leastDrawn)
  }

  /// Several of the keys that are drawn may stand in one place.
  private static let leastDrawn = 8

  // MARK: Running

  private static func run(_ trials: [KeyUse]) async throws -> KeyTrial.Result {
    try await withThrowingTaskGroup(of: KeyTrial.Result.self) { group in
      var (result, waiting) = (KeyTrial.Result(), trials[...])
      // While one app is used, others are checked.
      for _ in 0..<4 {
        if let trial = waiting.popFirst() { group.addTask { try await trial.run() } }
      }
      while let next = try await group.next() {
        result.join(next)
        if let trial = waiting.popFirst() { group.addTask { try await trial.run() } }
      }
      return result
    }
  }
}

extension KeyTrial.Result {
  fileprivate var silent: [KeyCase] { verdicts.filter { $0.value == .silent }.map(\.key) }

  /// Those of which nothing comes without a reason.
  fileprivate var unexplained: [String] {
    silent.filter { key in !SilentKey.all.contains { $0.covers(key) } }.map(\.description).sorted()
  }
}

private enum KeysInUse {
  static var areAskedFor: Bool {
    KeyProbes.areComplete || ProcessInfo.processInfo.environment["SCREENC_KEYS_IN_USE"] == "1"
  }
}
