import Foundation
import ProbedKeys
import Testing

/// Whatever a spec says of a screen can be told from the app in use, wherever the screen stands: one with a key and one
/// without it, or with another value of it, differ in what is seen, asked or told. Or a finding says that nothing comes
/// of it there.
///
/// `SCREENC_EVERY_KEY=1` tries every key in each place of every system. Without it some places are drawn for each screen,
/// and some of the effects: that all systems are generated from all of them `EveryKeyTests` holds.
///
/// It takes too long for each change: `SCREENC_KEYS_IN_USE=1` asks for it.
@Suite(.enabled(if: KeysInUse.areAskedFor, "SCREENC_KEYS_IN_USE=1 asks for it"))
struct EveryKeyInUseTests {
  @Test func everyKeyIsSeenInUseOrTold() async throws {
    let trials = try KeyUse.drawn()
    let result = try await Self.run(trials)
    let silent = result.verdicts.filter { $0.value == .silent }.keys
    let unexplained = silent.filter { key in
      !SilentKey.all.contains { $0.covers(key) }
    }
    #expect(unexplained.map(\.description).sorted() == [])
    if KeyProbes.areComplete {
      for exception in SilentKey.all {
        #expect(silent.contains(where: exception.covers), "no exception any more: \(exception)")
      }
    }
    let counts = Dictionary(grouping: result.verdicts.values) { "\($0)" }.mapValues(\.count)
    print("cases of a key in a place of a system, in use:", result.verdicts.count, counts)
    #expect(result.verdicts.count > Self.leastCount)
    // A place may refuse a screen, which says so, but not each of them.
    let tried = Set(result.verdicts.keys.map(\.host))
    #expect(Set(trials.map(\.host.rawValue)).subtracting(tried) == [])
  }

  private static let leastCount = 2_500

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

private enum KeysInUse {
  static var areAskedFor: Bool {
    KeyProbes.areComplete || ProcessInfo.processInfo.environment["SCREENC_KEYS_IN_USE"] == "1"
  }
}
