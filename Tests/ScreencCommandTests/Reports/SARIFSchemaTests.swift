import Diagnostics
import Foundation
import PythonTools
import ScreenCompiler
import SourceText
import TestTools
import Testing

/// Reports are what the standard's own schema says, checked by Python's `jsonschema`.
///
/// The schema is looked for beside the package: it is not this project's.
@Suite(
  .enabled(if: FileManager.default.fileExists(atPath: schema), "there is no \(schema)"),
  .enabled(if: PythonScript.canImport("jsonschema"), "Python's jsonschema is not installed"))
struct SARIFSchemaTests {
  private static let script = PythonScript(
    path: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "validate.py").path)

  /// What every rule's failing example comes to.
  @Test func reportsOfAllRulesAreValid() throws {
    let rules = RuleCatalogue.all.filter { $0.failing?.isLarge == false }
    #expect(rules.count > 60)
    let cases = try rules.map { rule in
      PythonScript.Case(name: rule.name, text: try report(of: try #require(rule.failing)))
    }
    try expectValid(cases)
  }

  @Test func reportsOfUnusualRunsAreValid() throws {
    let place = Location(file: FileID(rawValue: 7), span: .zero)
    let gone = Diagnostic(
      rule: "of-no-catalogue", severity: .note, message: "m", at: place,
      related: [.init(place, "there")],
      fixes: [
        Fix("f", .unsafe, edits: [.init(place, replacement: "x")]), Fix("g", .safe, edits: []),
      ])
    let runs = [
      RunDescription(version: "0.1.0", exitCode: 2, isSuccessful: false),
      RunDescription(version: "0.1.0", paths: ReportPaths(directory: "/a b/c")),
    ]
    let cases = runs.enumerated().flatMap { index, run in
      let renderer = ReportFormat.sarif.renderer(sources: SourceTable(), run: run)
      return [[], [gone]].enumerated().map { count, found in
        PythonScript.Case(name: "\(index) \(count)", text: renderer.render(found))
      }
    }
    try expectValid(cases)
  }

  /// The validator sees mistakes.
  @Test func whatIsNoReportIsRefused() throws {
    let errors: [String: String?] = try Self.script.answer(
      to: [.init(name: "x", text: #"{"version":"2.1.0","runs":[{}]}"#)], [schema])
    #expect(errors["x"]??.contains("tool") == true)
  }

  private func expectValid(_ cases: [PythonScript.Case]) throws {
    let errors: [String: String?] = try Self.script.answer(to: cases, [schema])
    #expect(errors.count == cases.count)
    for (name, error) in errors { #expect(error == nil, "\(name)") }
  }

  private func report(of example: RuleExample) throws -> String {
    let scratch = try ScratchFolder("sarif")
    let folder = scratch.path
    for file in example.files where !file.path.hasPrefix("../") {
      try scratch.write(file.parsed.text, to: file.path)
    }
    let report = try Compiler(project: try Project.find(specRoot: folder)).lint()
    let run = RunDescription(
      version: "0.1.0", rules: RuleCatalogue.all, paths: ReportPaths(directory: folder))
    return ReportFormat.sarif.renderer(sources: report.sources, run: run)
      .render(report.diagnostics)
  }
}

private let schema = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appending(path: "shared/schemas/sarif-2.1.0.json").path
