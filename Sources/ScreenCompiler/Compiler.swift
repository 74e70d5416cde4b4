import Diagnostics
import SourceText
import SpecChecks
import SpecModel
import SwiftEmitter

/// What a run found.
public struct Report: Sendable {
  /// In the order in which they are shown, severities of the project applied.
  public let diagnostics: [Diagnostic]
  public let sources: SpecSources
  /// The number of spec files that were read.
  public var specCount: Int { specs.count }

  /// What was read and understood. It lives as long as the report: who ends after showing one need
  /// not take a large app to pieces first.
  let specs: [SpecFile]
  let app: CheckedApp?

  /// Whether anything keeps code from being generated.
  public var hasErrors: Bool {
    diagnostics.contains { $0.severity == .error }
  }

  /// Whether the configuration is wrong, and not only the specs.
  public var hasConfigurationErrors: Bool {
    diagnostics.contains {
      $0.severity == .error && $0.primary.file == Project.configurationID
    }
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
    let checked = try check(isForBuilding: false)
    guard let app = checked.app else { return checked.report }
    let collisions = OutputPlan(files: app.index.files).collisions
    guard !collisions.isEmpty else { return checked.report }
    return checked.report.adding(collisions, sources: checked.report.sources)
  }

  /// Reads and checks the specs and brings the output folder up to date.
  ///
  /// Nothing is written if there is an error.
  public func build(
    into output: String, mode: BuildMode
  ) throws(FileError) -> (report: Report, outcome: BuildOutcome?) {
    let checked = try check(isForBuilding: true)
    guard let app = checked.app, !checked.report.hasErrors else { return (checked.report, nil) }
    let writer = OutputWriter(folder: output, mode: mode)
    let plan = OutputPlan(files: app.index.files)
    guard plan.collisions.isEmpty else {
      return (checked.report.adding(plan.collisions, sources: checked.report.sources), nil)
    }
    let outcome = try writer.bringUpToDate(plan, with: Emitter(app: app))
    let sources = checked.report.sources.adding(outcome.conflicts.map(\.path))
    let first = checked.report.sources.count
    let conflicts = outcome.conflicts.enumerated().map { position, conflict in
      conflict.diagnostic(file: FileID(rawValue: UInt32(first + position)))
    }
    return (checked.report.adding(conflicts, sources: sources), outcome)
  }

  /// Reads and checks the specs and writes the beginnings of what a screen leaves to hand-written
  /// code, but for what is there already.
  ///
  /// - Parameters:
  ///   - screen: The screen's name.
  ///   - gateways: Whether gateways of the app's own are begun, which a scene can do without.
  ///   - presenter: Whether a presenter of the app's own is begun, which a screen of the mvp system
  ///     can do without.
  ///   - folder: Where the files go; by default a folder of the screen's name beside the generated
  ///     code.
  ///   - output: The folder of the generated code.
  public func scaffold(
    screen: String, gateways: Bool = false, presenter: Bool = false, into folder: String?,
    output: String
  ) throws(FileError) -> (report: Report, result: ScaffoldResult?) {
    let checked = try check(isForBuilding: true)
    guard let app = checked.app, !checked.report.hasErrors, let scaffold = Scaffold(app: app) else {
      return (checked.report, nil)
    }
    let files = scaffold.files(forScreen: screen, gateways: gateways, presenter: presenter)
    guard let files else {
      let near = NearMiss.suggestion(for: screen, among: scaffold.screenNames)
      return (checked.report, .unknownScreen(suggestion: near))
    }
    let code = Path.parent(of: Path.normalized(output))
    let writer = ScaffoldWriter(
      folder: folder ?? Path.join(code, screen), codeFolder: code, generatedFolder: output)
    return (checked.report, .files(try writer.write(files)))
  }

  /// Reads and checks the specs and tells of the app as JSON for other tools.
  ///
  /// - Returns: what was found, and the text unless there is an error.
  public func dump() throws -> (report: Report, text: String?) {
    let (report, app) = try check(isForBuilding: true)
    guard let app, !report.hasErrors,
      let dump = DumpBuilder(app: app, sources: report.sources).dump()
    else { return (report, nil) }
    return (report, try JSONText.text(of: dump))
  }

  private func check(
    isForBuilding: Bool
  ) throws(FileError) -> (report: Report, app: CheckedApp?) {
    let paths = try SpecFinder.paths(below: project.specRoot)
    let files = SpecLoader.load(paths, root: project.specRoot)
    let result = Checker().check(files)
    let found =
      project.configurationDiagnostics + files.flatMap(\.diagnostics) + result.diagnostics
    let sources = SpecSources(
      configuration: project.configurationPath, root: project.specRoot, specs: paths)
    var shown = project.severities.apply(to: found)
    // Silenced or not, an error keeps code from being generated; a build must not hide the reason.
    if isForBuilding, result.app == nil, !shown.contains(where: { $0.severity == .error }) {
      shown = project.severities.applyToHarmless(found)
    }
    let report = Report(
      diagnostics: shown.sortedForDisplay(paths: sources), sources: sources, specs: files,
      app: result.app)
    return (report, result.app)
  }
}

extension SeverityOverrides {
  /// The diagnostics with their rules' settings applied, but errors left as they are.
  fileprivate func applyToHarmless(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let errors = diagnostics.filter { $0.severity == .error }.map { error in
      guard self[error.rule] != nil else { return error }
      var explained = error
      explained.notes.append(
        "screenc.yaml lowers `\(error.rule)`, which lint obeys; no code can be generated with it")
      return explained
    }
    return errors + apply(to: diagnostics.filter { $0.severity != .error })
  }
}

extension Report {
  func adding(_ more: [Diagnostic], sources: SpecSources) -> Report {
    guard !more.isEmpty else { return self }
    return Report(
      diagnostics: (diagnostics + more).sortedForDisplay(paths: sources), sources: sources,
      specs: specs, app: app)
  }
}
