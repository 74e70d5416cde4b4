import Diagnostics
import Foundation
import SourceText
import SpecModel
import Testing

@testable import SpecChecks

/// The flagship's specs, read from the repository.
@Suite struct FlagshipTests {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Specs")

  static func files(changing change: (String, String) -> String = { $1 }) throws -> [SpecFile] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".yaml") && $0 != "screenc.yaml" }
      .sorted()
    return try paths.enumerated().map { position, path in
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      return SpecReader.read(
        Array(change(path, text).utf8), id: FileID(rawValue: UInt32(position)), path: path)
    }
  }

  @Test func flagshipHasNoFindings() throws {
    let files = try Self.files()
    #expect(files.count > 20)
    #expect(files.flatMap(\.diagnostics).map(\.message) == [])
    let result = Checker().check(files)
    #expect(result.diagnostics.map { "\($0.rule): \($0.message)" } == [])
    #expect(result.app != nil)
  }

  @Test func takingOutAnAdapterNamesTheModelTheCaseTheSourceAndTheCure() throws {
    let files = try Self.files { path, text in
      guard path == "Feed/Feed.yaml" else { return text }
      return text.replacing(
        "[PostCard, StoryCarousel, AdBanner]", with: "[PostCard, StoryCarousel]")
    }
    let result = Checker().check(files)
    let missing = try #require(result.diagnostics.first { $0.rule == "missing-adapter" })
    #expect(missing.message == "`Feed` has no adapter for `Ad`, which `FeedSource` yields as `ad`")
    #expect(
      missing.related.map(\.message) == [
        "`FeedSource` yields `FeedItem`", "`ad` of `FeedItem` is `Ad`",
      ])
    #expect(missing.help == ["add `AdBanner`, which shows `Ad`"])
    #expect(result.app == nil)
  }

  @Test func findingsDoNotDependOnTheOrderOfTheFiles() throws {
    let files = try Self.files { _, text in text.replacing("$item.author.name", with: "$item.autor")
    }
    let found = Checker().check(files).diagnostics
    #expect(found.count > 3)
    #expect(Checker().check(files.reversed()).diagnostics == found)
  }
}
