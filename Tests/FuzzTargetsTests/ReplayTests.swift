import Foundation
import FuzzTargets
import Testing

/// What fuzzing has found, and what it starts from, holds together.
@Suite struct ReplayTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let package = folder.deletingLastPathComponent().deletingLastPathComponent()

  private static func files(below folder: URL, named suffix: String = "") throws -> [URL] {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isRegularFileKey], options: .skipsHiddenFiles)
    return try (files?.allObjects as? [URL] ?? [])
      .filter { try $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true }
      .filter { $0.lastPathComponent.hasSuffix(suffix) }.sorted { $0.path < $1.path }
  }

  private func expectNoViolation(_ bytes: [UInt8], by target: FuzzTarget, _ name: String) {
    let violation = target.violation(of: bytes)
    #expect(violation == nil, "\(name), \(target): \(String(decoding: bytes, as: UTF8.self))")
  }

  @Test(arguments: FuzzTarget.allCases)
  func inputsOfTheCorpusHoldTogether(target: FuzzTarget) throws {
    let files = try Self.files(below: Self.folder.appending(path: "Corpus"))
    #expect(!files.isEmpty)
    for file in files {
      expectNoViolation([UInt8](try Data(contentsOf: file)), by: target, file.lastPathComponent)
    }
  }

  @Test(arguments: FuzzTarget.allCases)
  func changedSpecsHoldTogether(target: FuzzTarget) throws {
    let specs = try Self.files(below: Self.package.appending(path: "Specs"), named: ".yaml")
    #expect(specs.count > 5)
    for round in 0..<120 {
      let spec = [UInt8](try Data(contentsOf: specs[round % specs.count]))
      var mutator = SpecMutator(seed: UInt64(round))
      expectNoViolation(mutator.mutated(spec, limit: 8_192), by: target, "round \(round)")
    }
  }

  @Test func changedStringsHoldTogether() throws {
    let folder = Self.folder.appending(path: "Corpus/Strings")
    let files = try Self.files(below: folder)
    #expect(files.count > 5)
    for round in 0..<240 {
      let file = files[round % files.count]
      var mutator = SpecMutator(seed: UInt64(round))
      let changed = mutator.mutated([UInt8](try Data(contentsOf: file)), limit: 8_192)
      expectNoViolation(changed, by: .strings, "\(file.lastPathComponent), round \(round)")
    }
  }

  @Test func mutatorsMakeTheSameChangesForTheSameSeed() {
    let spec = Array("screen: Feed\ntitle: feed.title\n".utf8)
    var mutator = SpecMutator(seed: 7)
    var other = SpecMutator(seed: 7)
    let changed = (0..<20).map { _ in mutator.mutated(spec, limit: 64) }
    #expect(changed == (0..<20).map { _ in other.mutated(spec, limit: 64) })
    #expect(changed.allSatisfy { $0.count <= 64 })
    #expect(Set(changed).count > 10)
  }
}
