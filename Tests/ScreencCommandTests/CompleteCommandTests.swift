import Foundation
import Testing

@testable import screenc

@Suite struct CompleteCommandTests {
  private static let specs = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Specs").path
  private static let feed = "\(specs)/Feed/Feed.yaml"

  @Test func listsWhatMayStandThere() throws {
    let run = Transcript()
    run.input = "screen: Feed\nti"
    #expect(run.run("complete", "\(Self.feed):2:3", Self.specs, "--stdin") == .clean)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("title\t") == true)
  }

  @Test func answersEditorsInJSON() throws {
    let run = Transcript()
    run.input = "screen: Feed\nsource: { use: FeedS }\n"
    #expect(
      run.run("complete", "\(Self.feed):2:21", Self.specs, "--stdin", "--format", "json") == .clean)
    let answer = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(answer["version"] as? Int == 1)
    let start = try #require(answer["start"] as? [String: Int])
    #expect(start == ["offset": 28, "line": 2, "column": 16])
    let candidates = try #require(answer["candidates"] as? [[String: Any]])
    #expect(candidates.compactMap { $0["name"] as? String } == ["FeedSource"])
  }

  @Test func readsTheFileItself() {
    let run = Transcript()
    #expect(run.run("complete", "\(Self.feed):1:1", Self.specs) == .clean)
    #expect(run.output.contains("screen\t"))
  }

  @Test(arguments: ["Feed.yaml", "Feed.yaml:0:1", "Feed.yaml:1", "Feed.yaml:1:x"])
  func placesHaveALineAndAColumn(place: String) {
    let run = Transcript()
    #expect(run.run("complete", place, Self.specs) == .usage)
    #expect(run.status.contains("`Specs/Feed.yaml:12:9`"))
  }

  @Test func saysWhatIsWrongWithAPlace() {
    let run = Transcript()
    #expect(run.run("complete", "\(Self.feed):99999:1", Self.specs) == .usage)
    #expect(run.status.contains("has no line 99999"))
    #expect(run.run("complete", "/nowhere/Feed.yaml:1:1", Self.specs, "--stdin") == .usage)
    #expect(run.status.contains("is no spec below"))
    #expect(run.run("complete", "\(Self.specs)/None.yaml:1:1", Self.specs) == .usage)
  }
}
