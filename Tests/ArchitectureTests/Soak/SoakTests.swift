import Foundation
import ScreenKit
import Testing

/// Random operations on random screens; see README.md for how to run many.
@MainActor @Suite(.serialized) struct SoakTests {
  nonisolated private static let environment = ProcessInfo.processInfo.environment
  nonisolated private static let operations =
    environment["SCREENC_SOAK_OPERATIONS"].flatMap(Int.init) ?? 100
  nonisolated private static let seeds: [UInt64] =
    environment["SCREENC_SOAK_SEED"].map { $0.split(separator: ",").compactMap { UInt64($0) } }
    ?? [1, 2, 3, 4]

  @Test(arguments: seeds) func nothingIsInconsistentAndNothingRemains(seed: UInt64) async throws {
    let run = SoakRun(seed: seed)
    try await run.run(Self.operations)
    #expect(run.released > 0)
  }

  @Test func sameSeedIsTheSameRun() async throws {
    func digest(of seed: UInt64) async throws -> SoakDigest {
      let run = SoakRun(seed: seed)
      try await run.run(Self.operations)
      return run.digest
    }
    let first = try await digest(of: 7)
    #expect(try await digest(of: 7) == first)
    #expect(try await digest(of: 8) != first)
  }
}
