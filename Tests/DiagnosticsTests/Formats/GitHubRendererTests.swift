import SourceText
import Testing

@testable import Diagnostics

@Suite struct GitHubRendererTests {
  @Test func aFindingIsOneLine() {
    #expect(
      MarkedSource("a: ‹b›").rendered(.github) == """
        ::error file=Specs/Feed.yaml,line=1,endLine=1,col=4,endColumn=5,\
        title=screenc (missing-adapter)::no `Ad`%0ASpecs/Feed.yaml:1:4: it comes from `here`\
        %0Anote: a note%0Ahelp: add `A`

        """)
  }

  @Test func placesOfSeveralLinesHaveNoColumns() {
    let text = MarkedSource("‹a:\n  - b›\n").rendered(.github)
    #expect(text.hasPrefix("::error file=Specs/Feed.yaml,line=1,endLine=2,title="))
  }

  @Test func whatHasAMeaningInCommandsIsEscaped() {
    let source = MarkedSource("‹a›", path: "100%: a,b.yaml", message: "50%: a, b")
    let text = source.rendered(.github)
    #expect(text.hasPrefix("::error file=100%25%3A a%2Cb.yaml,line=1,"))
    #expect(text.contains("::50%25: a, b%0A"))
    #expect(text.split(separator: "\n").count == 1)
  }

  @Test func helpOfSeveralLinesStaysInItsCommand() {
    let place = Location(file: FileID(rawValue: 0), span: .zero)
    let found = Diagnostic(MarkedSource.rule, "m\r\nn", at: place, help: ["one\ntwo"])
    let text = GitHubRenderer(sources: SourceTable(), paths: ReportPaths()).render([found])
    #expect(text.unicodeScalars.count { $0 == "\n" || $0 == "\r" } == 1)
    #expect(text.hasSuffix("%0Ahelp: one%0A  two\n"))
  }

  @Test(arguments: [(Severity.error, "error"), (.warning, "warning"), (.note, "notice")])
  func severitiesAreCommands(severity: Severity, command: String) {
    var source = MarkedSource("")
    source.add("‹a›", path: "a.yaml", severity: severity)
    #expect(source.rendered(.github).hasPrefix("::\(command) file="))
  }

  @Test func nothingIsWrittenOfNoFindings() {
    #expect(MarkedSource("a").rendered(.github).isEmpty)
  }
}
