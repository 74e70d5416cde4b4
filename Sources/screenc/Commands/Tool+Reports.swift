import Diagnostics
import ScreenCompiler

/// What was found, in the formats that are asked for.
extension Tool {
  /// Writes all reports of a run.
  ///
  /// - Parameters:
  ///   - rules: The rules that were applied.
  ///   - isOutOfDate: Whether generated code was found to be.
  /// - Returns: The status with which the run ends.
  func show(
    _ report: Report, _ options: LintOptions, rules: [Rule] = RuleCatalogue.all,
    isOutOfDate: Bool = false
  ) -> ExitCode {
    self.report = report
    guard report.specCount > 0 else {
      return fail("there are no specs in \(options.specs): specs end in `.yaml` or `.yml`")
    }
    let counts = DiagnosticCounts(report.diagnostics)
    let code = isOutOfDate ? .outOfDate : code(of: report, counts, options)
    let run = run(report, options, rules, code)
    let renderer = format(of: options).renderer(
      sources: report.sources, run: run, colors: console.hasColors)
    console.output(renderer.render(report.diagnostics))
    let areWritten = write(report, to: options.reports, run)
    let specs = report.specCount == 1 ? "1 spec" : "\(report.specCount) specs"
    let hidden = report.suppressed.count
    let note = hidden > 0 ? "; \(hidden) suppressed" : ""
    console.status("\(counts.summary)\(note); \(specs) checked\n")
    if options.fixes == .none { console.status(Self.words(on: report.fixCounts)) }
    return areWritten ? code : .usage
  }

  /// What fixes the findings offer.
  private static func words(on counts: (safe: Int, unsafe: Int)) -> String {
    let (safe, unsafe) = counts
    return switch (safe, unsafe) {
    case (0, 0): ""
    case (_, 0): "\(fixes(safe)) by `screenc lint --fix`\n"
    case (0, _): "\(fixes(unsafe)) by `screenc lint --unsafe-fixes`, to be looked at\n"
    default:
      "\(fixes(safe)) by `screenc lint --fix`, \(unsafe) more by `--unsafe-fixes`, to be looked at\n"
    }
  }

  private static func fixes(_ count: Int) -> String {
    count == 1 ? "1 finding can be mended" : "\(count) findings can be mended"
  }

  private func code(
    of report: Report, _ counts: DiagnosticCounts, _ options: LintOptions
  ) -> ExitCode {
    if report.hasConfigurationErrors { return .usage }
    let fails = counts.errors > 0 || (options.isStrict && counts.warnings > 0)
    return fails ? .findings : .clean
  }

  private func run(
    _ report: Report, _ options: LintOptions, _ rules: [Rule], _ code: ExitCode
  ) -> RunDescription {
    RunDescription(
      version: Self.version, exitCode: Int(code.rawValue), isSuccessful: code != .usage,
      failing: options.isStrict ? .warning : .error, rules: rules,
      paths: ReportPaths(directory: console.directory, root: checkoutRoot),
      suppressed: report.suppressed)
  }

  /// What the standard output gets.
  func format(of options: LintOptions) -> ReportFormat {
    options.format ?? (console.variable("GITHUB_ACTIONS") == "true" ? .github : .text)
  }

  /// The folder of all that is checked out, as continuous integration says: its paths are relative to
  /// that, wherever screenc runs.
  private var checkoutRoot: String? {
    console.variable("GITHUB_WORKSPACE") ?? console.variable("CI_PROJECT_DIR")
  }

  /// - Returns: Whether all reports could be written.
  private func write(_ report: Report, to files: [ReportFile], _ run: RunDescription) -> Bool {
    var areWritten = true
    for file in files {
      let renderer = file.format.renderer(sources: report.sources, run: run)
      do throws(FileError) {
        try FileSystem.put(Array(renderer.render(report.diagnostics).utf8), at: file.path)
      } catch {
        console.error("\(error)")
        areWritten = false
      }
    }
    return areWritten
  }
}
