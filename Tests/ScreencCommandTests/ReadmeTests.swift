import Foundation
import Testing

/// What README.md shows is what there is.
@Suite struct ReadmeTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  /// The first block of code of a language.
  static func block(_ language: String) throws -> String {
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let start = try #require(readme.range(of: "```\(language)\n"))
    let end = try #require(readme.range(of: "```", range: start.upperBound..<readme.endIndex))
    return String(readme[start.upperBound..<end.lowerBound])
  }

  @Test func theSpecIsTheFlagships() throws {
    #expect(try text("Specs/Feed/Feed.yaml").contains(Self.block("yaml")))
  }

  @Test func theSwiftIsWhatIsGeneratedForIt() throws {
    let generated = try text("Examples/Moments/Sources/MomentsFeed/Generated/Feed.Feed.swift")
    #expect(try generated.contains(Self.block("swift")))
  }
}
