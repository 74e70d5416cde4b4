import Diagnostics
import SourceText
import Testing

@Suite struct JUnitRendererTests {
  @Test func filesAreSuitesAndFindingsAreCases() throws {
    var source = MarkedSource("‹a›: ‹b›")
    source.add("‹a›", path: "Specs/Other.yaml", severity: .warning)
    let document = try JUnitDocument(source.rendered(.junit))
    #expect(document.whole["tests"] == "3" && document.whole["failures"] == "2")
    #expect(document.suites.map { $0["name"] } == ["Specs/Feed.yaml", "Specs/Other.yaml"])
    #expect(document.suites.map { $0["tests"] } == ["2", "1"])
    #expect(document.suites.map { $0["failures"] } == ["2", "0"])
    #expect(document.cases.map { $0.parts[0].name } == ["failure", "failure", "system-out"])
    #expect(document.cases[0].parts[0].attributes == ["type": "error", "message": "no `Ad`"])
    #expect(
      document.cases.map { $0.attributes["name"] } == [
        "1:1 missing-adapter: no `Ad`", "1:4 missing-adapter: no `Ad`",
        "1:1 missing-adapter: no `Ad`",
      ])
    #expect(
      document.cases.map { $0.attributes["classname"] } == [
        "Specs/Feed.yaml", "Specs/Feed.yaml", "Specs/Other.yaml",
      ])
  }

  @Test func whatMakesTheRunFailIsAFailure() throws {
    var source = MarkedSource("")
    source.add("‹a›", path: "Specs/Other.yaml", severity: .warning)
    let run = RunDescription(version: "1", failing: .warning)
    let document = try JUnitDocument(source.rendered(.junit, run))
    #expect(document.whole["failures"] == "1")
    #expect(document.cases.map { $0.parts[0].name } == ["failure"])
  }

  @Test func noFindingsAreACaseThatPassed() throws {
    let document = try JUnitDocument(MarkedSource("a").rendered(.junit))
    #expect(document.whole["tests"] == "1" && document.whole["failures"] == "0")
    #expect(document.cases.map(\.attributes) == [["name": "no findings", "classname": "screenc"]])
    #expect(document.cases[0].parts.isEmpty)
  }

  @Test func whatHasAMeaningInXMLIsEscaped() throws {
    let source = MarkedSource(
      "a: ‹<b>&]]>\u{FFFE}›", path: "a&\"<\n.yaml", message: "no `<b>` & \"c\"\u{FFFF}\u{0}")
    let document = try JUnitDocument(source.rendered(.junit))
    #expect(document.suites[0]["name"] == "a&\"<\n.yaml")
    #expect(document.cases[0].parts[0].attributes["message"] == "no `<b>` & \"c\"\u{FFFD}␀")
    #expect(document.cases[0].text.contains("<b>&]]>\u{FFFD}"))
  }
}
