import Diagnostics
import Foundation
import SourceText
import Testing

/// Places in texts of all kinds, in every format's own units.
@Suite struct PlaceTests {
  @Test(arguments: PlaceCase.all)
  func textCountsCharacters(place: PlaceCase) {
    let text = MarkedSource(place.marked).rendered(.text)
    #expect(text.hasPrefix("Specs/Feed.yaml:\(place.line):\(place.characters.0): error: "))
  }

  @Test(arguments: PlaceCase.all)
  func jsonCountsCharacters(place: PlaceCase) {
    let text = MarkedSource(place.marked).rendered(.json)
    #expect(text.contains(#""line":\#(place.line),"column":\#(place.characters.0)},"end""#))
    #expect(text.contains(#""line":\#(place.line),"column":\#(place.characters.1)}}"#))
  }

  @Test(arguments: PlaceCase.all)
  func sarifCountsUTF16(place: PlaceCase) {
    let text = MarkedSource(place.marked).rendered(.sarif)
    let region = """
      "region":{"startLine":\(place.line),"startColumn":\(place.utf16.0),\
      "endLine":\(place.line),"endColumn":\(place.utf16.1)}
      """
    #expect(text.components(separatedBy: region).count == 3)
    #expect(text.contains(#""columnKind":"utf16CodeUnits""#))
  }

  @Test(arguments: PlaceCase.all)
  func gitHubCountsUTF16(place: PlaceCase) {
    let text = MarkedSource(place.marked).rendered(.github)
    let properties = """
      ::error file=Specs/Feed.yaml,line=\(place.line),endLine=\(place.line),col=\(place.utf16.0),\
      endColumn=\(place.utf16.1),title=
      """
    #expect(text.hasPrefix(properties))
    #expect(text.contains("%0ASpecs/Feed.yaml:\(place.line):\(place.characters.0): it comes"))
  }

  @Test(arguments: PlaceCase.all)
  func gitLabCountsLines(place: PlaceCase) {
    let text = MarkedSource(place.marked).rendered(.gitlab)
    #expect(text.contains(#""lines":{"begin":\#(place.line),"end":\#(place.line)}"#))
  }

  @Test(arguments: PlaceCase.all)
  func junitShowsTheExcerptOfTheText(place: PlaceCase) throws {
    let source = MarkedSource(place.marked)
    let cases = try JUnitDocument(source.rendered(.junit)).cases
    #expect(cases.count == 1)
    #expect(cases[0].attributes["line"] == "\(place.line)")
    #expect(
      cases[0].attributes["name"]
        == "\(place.line):\(place.characters.0) missing-adapter: no `Ad`")
    #expect(cases[0].text + "\n" == source.rendered(.text))
  }

  @Test(arguments: PlaceCase.all)
  func xcodeCountsBytes(place: PlaceCase) {
    let text = MarkedSource(place.marked, path: "/a/Feed.yaml").rendered(.xcode)
    #expect(text.hasPrefix("/a/Feed.yaml:\(place.line):\(place.bytes): error: no `Ad` ["))
    #expect(text.contains("\n/a/Feed.yaml:\(place.line):\(place.bytes): note: it comes from"))
  }

  /// Whoever makes a fix by the places that the report tells changes what was marked, and nothing else.
  @Test(arguments: PlaceCase.all)
  func fixesOfSARIFCanBeMadeByTheirRegions(place: PlaceCase) throws {
    let source = MarkedSource(place.marked)
    let log = try SARIFLog(source.rendered(.sarif))
    let change = try #require(log.results[0].fixes?[0].artifactChanges[0].replacements[0])
    let (text, spans) = RuleExample.parse(place.marked)
    var expected = Array(text.utf8)
    expected.replaceSubrange(spans[0].range, with: Array("X".utf8))
    let fixed = try change.deletedRegion.replaced(in: text, by: change.insertedContent.text)
    #expect(Array(fixed.utf8) == expected)
  }

  @Test(arguments: ReportFormat.allCases)
  func directionMarksAndControlCharactersAreNotPassedOn(format: ReportFormat) {
    let source = MarkedSource(
      "a: ‹b\u{202E}\u{1B}[2J\u{7}›", message: "no `\u{202E}\u{1B}[2J\u{7}` <&\"'>")
    let text = source.rendered(format)
    for character in ["\u{1B}", "\u{7}"] { #expect(!text.contains(character)) }
    if format != .json, format != .sarif { #expect(!text.contains("\u{202E}")) }
  }

  @Test(arguments: ReportFormat.allCases)
  func filesThatAreGoneAreStillNamed(format: ReportFormat) {
    let place = Location(file: FileID(rawValue: 3), span: ByteSpan(4..<9))
    let found = Diagnostic(
      MarkedSource.rule, "m", at: place, related: [.init(place, "there")],
      fixes: [Fix("f", .safe, edits: [.init(place, replacement: "x")])])
    let renderer = format.renderer(sources: SourceTable(), run: RunDescription(version: "1"))
    let text = renderer.render([found])
    let isURI = format == .sarif
    #expect(text.contains(isURI ? "%3Cunknown%20file%3E" : "unknown file"))
    #expect(!text.contains("region"))
  }

  /// The order does not depend on that of the findings, and each comes once.
  @Test(arguments: ReportFormat.allCases)
  func reportsAreSortedAndEachFindingComesOnce(format: ReportFormat) {
    var source = MarkedSource("‹x›: ‹y›", path: "b.yaml")
    source.add("‹x›", path: "a.yaml", severity: .warning)
    let renderer = format.renderer(sources: source.sources, run: RunDescription(version: "1"))
    let found = source.diagnostics
    #expect(renderer.render(found) == renderer.render(found.reversed() + found))
  }
}
