import Foundation
import TestTools
import Testing

@testable import screenc

@Suite struct ReportTests {
  /// A folder with specs in which there is one error.
  private let scratch: ScratchFolder
  private var specs: String { path("Specs") }

  init() throws {
    scratch = try ScratchFolder("report", ["Specs/App.yaml": "app: Shop\nlanguage: 9\n"])
  }

  private func path(_ name: String) -> String { scratch.file(name).path }

  @Test func anOutputThatIsNotWrittenIsNoSuccess() {
    var status = ""
    let console = Console(
      hasColors: false, output: { _ in }, standardError: { status += $0 },
      outputProblem: { "No space left on device" })
    #expect(Tool(console: console).run(["rules"]) == .usage)
    #expect(status == "error: the standard output cannot be written: No space left on device\n")
  }

  @Test func severalReportsAreWrittenAtOnce() throws {
    try scratch.write("old", to: "old.xml")
    let run = Transcript()
    let status = run.run(
      "lint", specs, "--report", "sarif=" + path("made/it/screenc.sarif"),
      "--output=junit=" + path("old.xml"), "--format", "gitlab")
    #expect(status == .findings)
    #expect(run.output.hasPrefix("[{\"description\":"))
    let log = try scratch.text("made/it/screenc.sarif")
    #expect(log.contains(#""ruleId":"unsupported-language-version""#))
    #expect(log.contains(#""exitCode":1"#))
    #expect(try scratch.text("old.xml").contains("failures=\"1\""))
    #expect(try scratch.names() == ["Specs", "made", "old.xml"])
  }

  @Test func aReportThatCannotBeWrittenIsTold() throws {
    let run = Transcript()
    let status = run.run(
      "lint", specs, "--report", "json=" + specs,
      "--report", "text=" + path("report.txt"))
    #expect(status == .usage)
    #expect(run.status.contains("error: cannot write \(specs): Is a directory\n"))
    #expect(run.output.contains("[unsupported-language-version]"))
    #expect(try scratch.text("report.txt") == run.output)
  }

  @Test func gitHubActionsIsRecognised() throws {
    let run = Transcript()
    run.variables = ["GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": scratch.path]
    run.directory = specs
    #expect(run.run("lint", specs) == .findings)
    #expect(run.output.hasPrefix("::error file=Specs/App.yaml,line=2,endLine=2,col=11,"))
    let text = Transcript()
    text.variables = run.variables
    #expect(text.run("lint", specs, "--format", "text") == .findings)
    #expect(text.output.contains("App.yaml:2:11: error: "))
  }

  @Test func whatIsOutOfDateDoesNotBreakADocument() throws {
    try scratch.write("app: Shop\nlanguage: 1\n", to: "Specs/App.yaml")
    let run = Transcript()
    let status = run.run(
      "build", specs, "--output", path("Generated"), "--check",
      "--report", "sarif=" + path("build.sarif"), "--format", "junit")
    #expect(status == .outOfDate)
    #expect(run.output.hasSuffix("</testsuites>\n"))
    #expect(run.status.contains("App.swift is out of date\n"))
    #expect(try scratch.text("build.sarif").contains(#""exitCode":4"#))
  }

  @Test func aBrokenConfigurationIsNoSuccess() throws {
    try scratch.write("output: [a]\n", to: "Specs/screenc.yaml")
    let run = Transcript()
    #expect(run.run("lint", specs, "--format", "sarif") == .usage)
    #expect(run.output.contains(#""executionSuccessful":false,"exitCode":2"#))
  }
}
