import Diagnostics
import Foundation
import Testing

@testable import ScreenCompiler

/// The documentation of the rules about files and about changes is what tests them.
@Suite struct ProjectRuleExampleTests {
  // What the formatter refuses is tested with the formatter.
  private static let aboutFiles = Rule.compiling.map(\.name).filter {
    $0 != Rule.unformattable.name
  }
  private static let aboutOutput = [
    Rule.editedOutput, .foreignOutput, .outputNameCollision,
  ].map(\.name)

  @Test func everyRuleHasExamples() {
    for rule in RuleCatalogue.all + RuleCatalogue.breaking + RuleCatalogue.importing {
      #expect(rule.examples != nil, "\(rule.name)")
    }
  }

  @Test(arguments: aboutFiles)
  func examplesAreReportedWhereTheyAreMarked(name: String) throws {
    let examples = try #require(RuleCatalogue.rule(named: name)?.examples)
    #expect(!marks(in: examples.failing).isEmpty)
    for example in [examples.failing, examples.passing] {
      let project = try ScratchProject(example)
      try project.changeOutput(as: example)
      let baseline = project.folder.appending(path: "baseline.json").path
      let filter = FindingFilter(
        only: nil,
        baseline: FileManager.default.fileExists(atPath: baseline)
          ? try BaselineFile(path: baseline) : nil)
      let compiler = Compiler(
        project: try Project.find(specRoot: project.specs), filter: filter, remembersBuildsOf: "1")
      let report =
        Self.aboutOutput.contains(name)
        ? try compiler.build(into: project.output, mode: .write).report : try compiler.lint()
      #expect(places(of: name, in: report, project) == marks(in: example))
    }
  }

  @Test(arguments: RuleCatalogue.breaking.map(\.name))
  func changesAreReportedWhereTheyAreMarkedInEitherState(name: String) throws {
    let examples = try #require(RuleCatalogue.explained(name)?.examples)
    #expect(
      try changes(from: examples.passing, to: examples.failing, name)
        == (marks(in: examples.failing) + marks(in: examples.passing, "Before")).sorted())
    #expect(try changes(from: examples.passing, to: examples.passing, name) == [])
  }

  @Test(arguments: RuleCatalogue.importing.map(\.name))
  func documentsAreToldOfWhereTheyAreMarked(name: String) throws {
    let examples = try #require(RuleCatalogue.explained(name)?.examples)
    for example in [examples.failing, examples.passing] {
      let project = try ScratchProject([:])
      let inputs = try example.files.filter { $0.path.contains("openapi") }.map { file in
        try project.write(file.parsed.text, to: "Specs/\(file.path)")
        return project.folder.appending(path: "Specs/\(file.path)").path
      }
      let importer = SpecImporter(inputs, specs: project.folder.appending(path: "New").path)
      let found = places(of: name, in: try importer.run().report, project)
      #expect(
        found
          == example.files.filter { $0.path.contains("openapi") }.flatMap { file in
            file.parsed.spans.map { "Specs/\(file.path) \($0)" }
          })
    }
  }

  private func changes(
    from earlier: RuleExample, to later: RuleExample, _ name: String
  ) throws -> [String] {
    let project = try ScratchProject(later)
    for file in earlier.files { try project.write(file.parsed.text, to: "Before/\(file.path)") }
    let before = project.folder.appending(path: "Before").path
    let report = try project.compiler().breakingChanges(
      since: .folder(before), Set(BreakingCategory.allCases))
    return places(of: name, in: report, project)
  }

  /// Where a rule is reported, by paths below the project's folder.
  private func places(of name: String, in report: Report, _ project: ScratchProject) -> [String] {
    let found = report.diagnostics.filter { $0.rule == name }.map(\.primary)
    return found.map { place in
      let path = URL(filePath: report.sources.path(of: place.file)).standardized.path
      return String(path.dropFirst(project.folder.standardized.path.count + 1)) + " \(place.span)"
    }.sorted()
  }

  private func marks(in example: RuleExample, _ folder: String = "Specs") -> [String] {
    example.files.flatMap { file in
      let name = file.path.components(separatedBy: " -> ")[0]
      let path = URL(filePath: "/\(folder)/\(name)").standardized.path.dropFirst()
      return file.parsed.spans.map { "\(path) \($0)" }
    }.sorted()
  }
}
