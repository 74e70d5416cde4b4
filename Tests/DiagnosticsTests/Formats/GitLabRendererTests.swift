import Diagnostics
import Foundation
import SourceText
import Testing

@Suite struct GitLabRendererTests {
  private struct Issue: Decodable {
    struct Location: Decodable {
      struct Lines: Decodable {
        var begin: Int
        var end: Int
      }
      var path: String
      var lines: Lines
    }
    var description: String
    var checkName: String
    var fingerprint: String
    var severity: String
    var location: Location

    enum CodingKeys: String, CodingKey {
      case description, fingerprint, severity, location
      case checkName = "check_name"
    }
  }

  private func issues(_ source: MarkedSource) throws -> [Issue] {
    try JSONDecoder().decode([Issue].self, from: Data(source.rendered(.gitlab).utf8))
  }

  @Test func aFindingIsAnIssue() throws {
    var source = MarkedSource("‹a:\n  - b›\n")
    source.add("‹a›", path: "Specs/G.yaml", severity: .warning)
    source.add("‹a›", path: "Specs/H.yaml", severity: .note)
    let issues = try issues(source)
    #expect(issues.map(\.severity) == ["major", "minor", "info"])
    #expect(issues.map(\.location.path) == ["Specs/Feed.yaml", "Specs/G.yaml", "Specs/H.yaml"])
    #expect(issues[0].location.lines.begin == 1 && issues[0].location.lines.end == 2)
    #expect(issues[0].checkName == "missing-adapter")
    #expect(issues[0].description.hasPrefix("no `Ad`\n"))
    #expect(issues[0].description.hasSuffix("\nhelp: add `A`"))
  }

  @Test func noFindingsAreAnEmptyList() {
    #expect(MarkedSource("a").rendered(.gitlab) == "[]\n")
  }

  @Test func fingerprintsAreUniqueAndOutliveInsertedLines() throws {
    let text = "a: ‹b›\nc: ‹b›\nd: ‹e›\n"
    let before = try issues(MarkedSource(text)).map(\.fingerprint)
    let after = try issues(MarkedSource("# new\r\n\n" + text)).map(\.fingerprint)
    #expect(Set(before).count == 3)
    #expect(before == after)
    #expect(before.allSatisfy { $0.count == 16 })
  }

  @Test func fingerprintsTellFilesRulesAndNamesApart() throws {
    var source = MarkedSource("‹b›")
    source.add("‹b›", path: "Specs/Other.yaml")
    source.add("‹b›", path: "Specs/Third.yaml", message: "no `Post`")
    let fingerprints = try issues(source).map(\.fingerprint)
    #expect(Set(fingerprints).count == 3)
    let reworded = try issues(MarkedSource("‹b›", message: "there is no `Ad` here"))
    #expect(reworded.map(\.fingerprint) == [fingerprints[0]])
  }
}
