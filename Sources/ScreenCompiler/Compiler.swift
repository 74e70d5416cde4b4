import Diagnostics
import SourceText
import SpecChecks
import SpecModel

/// What a run found.
public struct Report: Sendable {
  /// In the order in which they are shown, severities of the project applied.
  public let diagnostics: [Diagnostic]
  public let sources: SpecSources
  /// The number of spec files that were read.
  public let specCount: Int

  /// Whether anything keeps code from being generated.
  public var hasErrors: Bool {
    diagnostics.contains { $0.severity == .error }
  }
}

/// The whole pipeline: finds, reads, checks, generates and writes.
///
/// It prints nothing and knows no command line, so that command line, plugins and editors share it.
public struct Compiler: Sendable {
  public let project: Project

  public init(project: Project) {
    self.project = project
  }

  /// Reads and checks the specs.
  public func lint() throws(FileError) -> Report {
    try check().report
  }

  private func check() throws(FileError) -> (report: Report, app: CheckedApp?) {
    let paths = try SpecFinder.paths(below: project.specRoot)
    let files = SpecLoader.load(paths, root: project.specRoot)
    let result = Checker().check(files)
    let found =
      project.configurationDiagnostics + files.flatMap(\.diagnostics) + result.diagnostics
    let sources = SpecSources(
      configuration: project.configurationPath, root: project.specRoot, specs: paths)
    let report = Report(
      diagnostics: project.severities.apply(to: found).sortedForDisplay(paths: sources),
      sources: sources, specCount: paths.count)
    return (report, result.app)
  }
}
