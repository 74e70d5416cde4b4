import Foundation
import SourceText
import Testing

@testable import Diagnostics

@Suite struct SARIFRendererTests {
  private let run = RunDescription(
    version: "1.2.3", exitCode: 1, rules: [MarkedSource.rule],
    paths: ReportPaths(directory: "/ci/app"))

  @Test func aRunHasItsResultsAndTheirRules() {
    let text = MarkedSource("a: ‹b›").rendered(.sarif, run)
    let place = """
      {"artifactLocation":{"uri":"Specs/Feed.yaml","uriBaseId":"%SRCROOT%"},\
      "region":{"startLine":1,"startColumn":4,"endLine":1,"endColumn":5}}
      """
    #expect(
      text.hasPrefix(
        #"{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","#))
    #expect(text.contains(#""name":"screenc","version":"1.2.3","semanticVersion":"1.2.3""#))
    #expect(
      text.contains(
        """
        "invocations":[{"executionSuccessful":true,"exitCode":1,\
        "workingDirectory":{"uri":"file:///ci/app/"}}],\
        "originalUriBaseIds":{"%SRCROOT%":{"uri":"file:///ci/app/"}}
        """))
    #expect(
      text.contains(
        """
        "ruleId":"missing-adapter","ruleIndex":0,"level":"error",\
        "message":{"text":"no `Ad`\\nnote: a note\\nhelp: add `A`"},\
        "locations":[{"physicalLocation":\(place)}],\
        "relatedLocations":[{"id":1,"physicalLocation":\(place),\
        "message":{"text":"it comes from `here`"}}]
        """))
    #expect(text.contains(#""defaultConfiguration":{"enabled":true,"level":"error"}"#))
    #expect(text.contains(#""shortDescription":{"text":"Rows need adapters."}"#))
    #expect(text.contains(#"```yaml\nadapters: ‹[]›\n```"#))
    #expect(text.contains(#""properties":{"safety":"safe"}"#))
  }

  @Test func rulesAreNamedOnceInTheOrderOfTheirResults() throws {
    let place = Location(file: FileID(rawValue: 0), span: .zero)
    let sources = SourceTable([SourceFile(path: "a", text: "")])
    let found = ["b", "a", "b", "c"].enumerated().map { index, name in
      Diagnostic(rule: name, severity: .note, message: "m\(index)", at: place)
    }
    let log = try SARIFLog(SARIFRenderer(sources: sources, run: run).render(found))
    #expect(log.run.tool.driver.rules.map(\.id) == ["a", "b", "c"])
    for result in log.results {
      #expect(log.run.tool.driver.rules[result.ruleIndex].id == result.ruleId)
      #expect(result.level == "note")
    }
  }

  @Test func fingerprintsAreUniqueAndOutliveInsertedLines() throws {
    func fingerprints(_ text: String) throws -> [String] {
      try SARIFLog(MarkedSource(text).rendered(.sarif, run)).results
        .compactMap { $0.partialFingerprints["screencFinding/v1"] }
    }
    let before = try fingerprints("a: ‹b›\nc: ‹b›\n")
    #expect(Set(before).count == 2)
    #expect(try fingerprints("# 👍\n\na: ‹b›\nc: ‹b›\n") == before)
  }

  @Test func pathsAreEncodedAsURIs() {
    func uri(_ path: String) -> String? {
      MarkedSource("‹a›", path: path).rendered(.sarif, run)
        .firstMatch(of: /"artifactLocation":\{"uri":"([^"]*)"/).map { String($0.output.1) }
    }
    #expect(uri("Specs/Zoë 100%#?.yaml") == "Specs/Zo%C3%AB%20100%25%23%3F.yaml")
    #expect(uri("a:b.yaml") == "a%3Ab.yaml")
    #expect(uri("../b.yaml") == "file:///ci/b.yaml")
    #expect(uri("/ci/app/Specs/a.yaml") == "Specs/a.yaml")
  }

  @Test func placesOfSeveralLinesHaveBothEnds() {
    let text = MarkedSource("‹a:\r\n  - 👍›\r\n").rendered(.sarif, run)
    #expect(
      text.contains(#""region":{"startLine":1,"startColumn":1,"endLine":2,"endColumn":7}"#))
  }

  @Test func noFindingsAreAnEmptyRun() throws {
    let log = try SARIFLog(MarkedSource("a").rendered(.sarif, run))
    #expect(log.results.isEmpty && log.run.tool.driver.rules.isEmpty)
  }
}
