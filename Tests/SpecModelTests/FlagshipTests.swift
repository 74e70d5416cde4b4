import Foundation
import SourceText
import Testing

@testable import SpecModel

@Suite struct FlagshipTests {
  private static let specs = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Specs")

  @Test func everySpecOfTheFlagshipIsRead() throws {
    let paths = try #require(FileManager.default.enumerator(atPath: Self.specs.path))
      .compactMap { $0 as? String }
      .filter { $0.hasSuffix(".yaml") && $0 != "screenc.yaml" }
    #expect(paths.count > 20)
    for path in paths {
      let bytes = try Data(contentsOf: Self.specs.appending(path: path))
      let file = SpecReader.read(Array(bytes), id: FileID(rawValue: 0), path: path)
      #expect(file.diagnostics.map { "\(path): \($0.message)" } == [])
      #expect(!file.declarations.isEmpty)
    }
  }
}
