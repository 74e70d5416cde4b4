import Foundation
import RandomSpecs
import Testing

/// Random apps do the same whether their screens are made straight from the specs or compiled: the same moves are made in
/// both, and after each what is seen and what was asked is compared.
///
/// `SCREENC_WALK_SEEDS=100-160` tries others, `SCREENC_WALK_MOVES` takes more moves.
@Suite(
  .serialized,
  .enabled(if: Workshop.isOpen, "the apps are compiled against modules of these tests"),
  .timeLimit(.minutes(20)))
struct RandomAppTests {
  private static let seeds: ClosedRange<UInt64> = {
    let text = ProcessInfo.processInfo.environment["SCREENC_WALK_SEEDS"] ?? "1-3"
    let ends = text.split(separator: "-").compactMap { UInt64($0) }
    guard let first = ends.first, let last = ends.last, first <= last else { return 1...3 }
    return first...last
  }()

  private static let moves =
    ProcessInfo.processInfo.environment["SCREENC_WALK_MOVES"].flatMap(Int.init) ?? 120

  @Test(arguments: Array(seeds))
  func compiledAppsDoTheSameAsThoseStraightFromSpecs(seed: UInt64) async throws {
    var world = RandomWorld(seed: seed)
    let workshop = try Workshop("Random", over: .interpreter)
    try workshop.write(world.spec(), to: "Specs/App.yaml")
    try workshop.write("output: ../Sources/Random/Generated\n", to: "Specs/screenc.yaml")
    let built = try await workshop.run("screenc build")
    try #require(built.status == 0, "\(built.text)")
    let begun = try await workshop.sh(
      """
      screenc scaffold --all
      find Sources -name '*.swift' -exec sed -i '/#warning/d' {} +
      """)
    try #require(begun.status == 0, "\(begun.text)")
    try workshop.write(
      String(
        contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(
          path: "Walk.swift"), encoding: .utf8), to: "Sources/Walk/Walk.swift")
    let walked = try await workshop.run("swift run Walk \(seed) \(Self.moves)")
    #expect(walked.status == 0, "SCREENC_WALK_SEEDS=\(seed): \(walked.text)")
  }
}
