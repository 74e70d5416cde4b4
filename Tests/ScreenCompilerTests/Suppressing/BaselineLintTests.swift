import Diagnostics
import Foundation
import Testing

@testable import ScreenCompiler

@Suite struct BaselineLintTests {
  private func project() throws -> ScratchProject {
    let project = try ScratchProject(ScratchProject.small)
    try project.write("model: Lost\nfields: { id: ID }\n", to: "Specs/Deep/Lost.yaml")
    return project
  }

  private func lint(
    _ project: ScratchProject, only: Set<String>? = nil
  ) throws -> Report {
    let file = try BaselineFile(path: project.folder.appending(path: "baseline.json").path)
    let filter = FindingFilter(only: only, baseline: file)
    return try Compiler(project: try Project.find(specRoot: project.specs), filter: filter).lint()
  }

  @Test func whatIsKeptIsNotShownAgain() throws {
    let project = try project()
    let baseline = try project.compiler().lint().baseline
    #expect(baseline.entries.map(\.path) == ["Deep/Lost.yaml"])
    try project.write(baseline.text, to: "baseline.json")
    try project.write("# new\n\nmodel: Lost\nfields: { id: ID }\n", to: "Specs/Deep/Lost.yaml")
    let report = try lint(project)
    #expect(report.diagnostics.isEmpty)
    #expect(report.suppressed.map(\.kind) == [.baseline])
    try project.write(
      "model: Lost\nfields: { id: ID }\n---\nmodel: Too\nfields: { id: ID }\n",
      to: "Specs/Deep/Lost.yaml")
    let more = try lint(project)
    #expect(more.diagnostics.map(\.rule) == ["unused-model", "unused-model"])
    #expect(more.diagnostics[0].notes == ["the baseline has 1 of the 2 in this file"])
  }

  @Test func entriesThatNoLongerHoldAreShownWhereTheyStand() throws {
    let project = try project()
    try project.write(
      """
      {
        "version": 1,
        "findings": {
          "Deep/Lost.yaml": { "unused-model": 3, "no-such-rule": 1 }
        }
      }
      """, to: "baseline.json")
    let report = try lint(project)
    #expect(report.diagnostics.map(\.rule) == ["stale-baseline", "stale-baseline"])
    #expect(
      report.diagnostics.map(\.message) == [
        "the baseline has 3 of `unused-model` in Deep/Lost.yaml, where 1 is left",
        "`no-such-rule` has nothing to report in Deep/Lost.yaml any more",
      ])
    let text = TextRenderer(sources: report.sources).render(report.diagnostics)
    #expect(text.contains("/baseline.json:4:25: warning: "))
    #expect(try lint(project, only: ["unused-adapter"]).diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("", ":1:1: "), ("{", ":1:2: "), (#"{"version": 2}"#, "`version` is not 1"),
    (#"{"version": 1, "findings": {"a": {"b": "c"}}}"#, ":1:40: the number of findings"),
  ])
  func aFileThatIsNoBaselineIsRefused(text: String, message: String) throws {
    let project = try project()
    try project.write(text, to: "baseline.json")
    do throws(FileError) {
      _ = try BaselineFile(path: project.folder.appending(path: "baseline.json").path)
      Issue.record("it was taken")
    } catch {
      #expect(error.description.contains(message), "\(error)")
    }
  }

  @Test func aBuildThatIsCleanForTheBaselineIsNotRemembered() throws {
    let project = try project()
    try project.write(try project.compiler().lint().baseline.text, to: "baseline.json")
    let file = try BaselineFile(path: project.folder.appending(path: "baseline.json").path)
    let found = try Project.find(specRoot: project.specs)
    let filtered = Compiler(
      project: found, filter: FindingFilter(baseline: file), remembersBuildsOf: "test")
    #expect(try filtered.build(into: project.output, mode: .write).report.diagnostics.isEmpty)
    let whole = Compiler(project: found, remembersBuildsOf: "test")
    let report = try whole.build(into: project.output, mode: .write).report
    #expect(report.diagnostics.map(\.rule) == ["unused-model"])
  }
}

@Suite struct FolderSeverityTests {
  private func found(
    _ configuration: String, at path: String = "Specs/screenc.yaml"
  ) throws -> [String] {
    let project = try ScratchProject(ScratchProject.small)
    try project.remove("Specs/screenc.yaml")
    for folder in ["Old", "Old/Older", "Older"] {
      let name = folder.replacing("/", with: "")
      try project.write(
        "model: \(name)Model\nfields: { id: ID }\n", to: "Specs/\(folder)/One.yaml")
    }
    try project.write(configuration, to: path)
    let report = try project.compiler().lint()
    return report.diagnostics.map { diagnostic in
      let path = report.sources.pathBelowRoot(of: diagnostic.primary.file) ?? "screenc.yaml"
      return "\(path) \(diagnostic.severity) \(diagnostic.rule)"
    }
  }

  @Test func theDeepestFolderCounts() throws {
    #expect(
      try found(
        """
        severities: { unused-model: error }
        folders:
          Old: { unused-model: off }
          Old/Older/: { unused-model: note }
        """) == ["Old/Older/One.yaml note unused-model", "Older/One.yaml error unused-model"])
  }

  @Test func foldersAreRelativeToTheConfiguration() throws {
    #expect(
      try found("folders: { Specs/Old: { unused-model: off } }\n", at: "screenc.yaml")
        == ["Older/One.yaml warning unused-model"])
    #expect(try found("folders: { Specs: { unused-model: off } }\n", at: "screenc.yaml") == [])
    #expect(try found("folders: { .: { unused-model: off } }\n") == [])
  }

  @Test func whatIsNotThereIsSaid() throws {
    #expect(
      try found("folders: { Odl: { unused-modle: off } }\nseverities: { unused-model: off }\n")
        == ["screenc.yaml warning unknown-folder", "screenc.yaml error unknown-rule"])
  }

  @Test(
    "a severity in other words is told its own",
    arguments: [
      ("warn", "warning"), ("warnings", "warning"), ("Error", "error"), ("2", "error"),
      ("info", "note"), ("disabled", "off"), ("false", "off"), ("fine", nil),
    ])
  func severitiesAreSuggested(word: String, severity: String?) throws {
    let project = try ScratchProject(ScratchProject.small)
    try project.write(
      "output: ../Generated\nseverities: { unused-model: \(word) }\n", to: "Specs/screenc.yaml")
    let found = try project.compiler().lint().diagnostics
    #expect(
      found.map(\.message) == [
        "expected one of `off`, `note`, `warning`, `error`, found `\(word)`"
      ])
    #expect(found.first?.help == severity.map { ["did you mean `\($0)`?"] } ?? [])
    #expect(found.first?.fixes.map(\.title) == severity.map { ["write `\($0)`"] } ?? [])
  }

  @Test func aRuleThatIsOffCanBeAskedForInAFolder() throws {
    let names = RuleCatalogue.all.filter(\.isOptIn).map(\.name)
    #expect(!names.isEmpty)
    for name in names {
      let everywhere = try found("severities: { \(name): error, unused-model: off }\n")
      let inFolder = try found(
        "severities: { unused-model: off }\nfolders: { Old: { \(name): error } }\n")
      #expect(inFolder == everywhere.filter { $0.hasPrefix("Old/") })
    }
  }
}
