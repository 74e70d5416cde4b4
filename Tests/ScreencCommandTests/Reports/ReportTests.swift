import Foundation
import Testing

@testable import screenc

@Suite struct ReportTests {
  /// A folder with specs in which there is one error.
  private final class Scratch {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "screenc-report-\(UUID().uuidString)")
    var specs: String { folder.appending(path: "Specs").path }

    init() throws {
      try FileManager.default.createDirectory(
        at: folder.appending(path: "Specs"), withIntermediateDirectories: true)
      try Data("app: Shop\nlanguage: 9\n".utf8)
        .write(to: folder.appending(path: "Specs/App.yaml"))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func path(_ name: String) -> String { folder.appending(path: name).path }

    func text(_ name: String) throws -> String {
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
  }

  @Test func anOutputThatIsNotWrittenIsNoSuccess() {
    var status = ""
    let console = Console(
      hasColors: false, output: { _ in }, standardError: { status += $0 },
      outputProblem: { "No space left on device" })
    #expect(Tool(console: console).run(["rules"]) == .usage)
    #expect(status == "error: the standard output cannot be written: No space left on device\n")
  }

  @Test func severalReportsAreWrittenAtOnce() throws {
    let scratch = try Scratch()
    try Data("old".utf8).write(to: scratch.folder.appending(path: "old.xml"))
    let run = Transcript()
    let status = run.run(
      "lint", scratch.specs, "--report", "sarif=" + scratch.path("made/it/screenc.sarif"),
      "--output=junit=" + scratch.path("old.xml"), "--format", "gitlab")
    #expect(status == .findings)
    #expect(run.output.hasPrefix("[{\"description\":"))
    let log = try scratch.text("made/it/screenc.sarif")
    #expect(log.contains(#""ruleId":"unsupported-language-version""#))
    #expect(log.contains(#""exitCode":1"#))
    #expect(try scratch.text("old.xml").contains("failures=\"1\""))
    let left = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path)
    #expect(left.sorted() == ["Specs", "made", "old.xml"])
  }

  @Test func aReportThatCannotBeWrittenIsTold() throws {
    let scratch = try Scratch()
    let run = Transcript()
    let status = run.run(
      "lint", scratch.specs, "--report", "json=" + scratch.specs,
      "--report", "text=" + scratch.path("report.txt"))
    #expect(status == .usage)
    #expect(run.status.contains("error: cannot write \(scratch.specs): Is a directory\n"))
    #expect(run.output.contains("[unsupported-language-version]"))
    #expect(try scratch.text("report.txt") == run.output)
  }

  @Test func gitHubActionsIsRecognised() throws {
    let scratch = try Scratch()
    let run = Transcript()
    run.variables = ["GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": scratch.folder.path]
    run.directory = scratch.specs
    #expect(run.run("lint", scratch.specs) == .findings)
    #expect(run.output.hasPrefix("::error file=Specs/App.yaml,line=2,endLine=2,col=11,"))
    let text = Transcript()
    text.variables = run.variables
    #expect(text.run("lint", scratch.specs, "--format", "text") == .findings)
    #expect(text.output.contains("App.yaml:2:11: error: "))
  }

  @Test func whatIsOutOfDateDoesNotBreakADocument() throws {
    let scratch = try Scratch()
    try Data("app: Shop\nlanguage: 1\n".utf8)
      .write(to: scratch.folder.appending(path: "Specs/App.yaml"))
    let run = Transcript()
    let status = run.run(
      "build", scratch.specs, "--output", scratch.path("Generated"), "--check",
      "--report", "sarif=" + scratch.path("build.sarif"), "--format", "junit")
    #expect(status == .outOfDate)
    #expect(run.output.hasSuffix("</testsuites>\n"))
    #expect(run.status.contains("App.swift is out of date\n"))
    #expect(try scratch.text("build.sarif").contains(#""exitCode":4"#))
  }

  @Test func aBrokenConfigurationIsNoSuccess() throws {
    let scratch = try Scratch()
    try Data("output: [a]\n".utf8).write(to: scratch.folder.appending(path: "Specs/screenc.yaml"))
    let run = Transcript()
    #expect(run.run("lint", scratch.specs, "--format", "sarif") == .usage)
    #expect(run.output.contains(#""executionSuccessful":false,"exitCode":2"#))
  }
}
