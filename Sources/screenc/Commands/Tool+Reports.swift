import Diagnostics
import ScreenCompiler

/// What was found, in the formats that are asked for.
extension Tool {
  /// Writes the reports of the apps of a run as one.
  func show(_ reports: [Report], _ options: LintOptions, isOutOfDate: Bool = false) -> ExitCode {
    for (folder, report) in zip(options.folders, reports) where report.specCount == 0 {
      return failForNoSpecs(in: folder)
    }
    return show(.joining(reports), options, isOutOfDate: isOutOfDate)
  }

  private func failForNoSpecs(in folder: String) -> ExitCode {
    fail("there are no specs in \(folder): specs end in `.yaml` or `.yml`")
  }

  /// Writes all reports of a run.
  ///
  /// - Parameters:
  ///   - rules: The rules that were applied.
  ///   - isOutOfDate: Whether generated code was found to be.
  ///   - kind: What has been checked.
  /// - Returns: The status with which the run ends.
  func show(
    _ report: Report, _ options: LintOptions,
    rules: @escaping @autoclosure @Sendable () -> [Rule] = RuleCatalogue.all,
    isOutOfDate: Bool = false, of kind: String = "spec"
  ) -> ExitCode {
    self.report = report
    guard report.specCount > 0 else {
      return failForNoSpecs(in: options.specs)
    }
    let counts = DiagnosticCounts(report.diagnostics)
    let code = isOutOfDate ? .outOfDate : code(of: report, counts, options)
    let run = run(report, options, rules, code)
    show(report, options, run)
    let areWritten = write(report, options, run)
    let specs = report.specCount == 1 ? "1 \(kind)" : "\(report.specCount) \(kind)s"
    let hidden = report.suppressed.count
    let note = hidden > 0 ? "; \(hidden) suppressed" : ""
    console.status("\(counts.summary)\(note); \(specs) checked\n")
    if options.fixes == .none { console.status(Self.words(on: report.fixCounts)) }
    if format(of: options).isForReading { console.status(Self.wayToLearn(of: report.diagnostics)) }
    return areWritten ? code : .usage
  }

  /// Writes the findings, or how many there are of each rule, to the standard output.
  private func show(_ report: Report, _ options: LintOptions, _ run: RunDescription) {
    guard !options.showsStatistics else {
      return console.output(RuleStatistics(report.diagnostics).text)
    }
    let outcome = findings(of: report, options)
    var run = run
    run.omitted = outcome.omitted
    let renderer = format(of: options).renderer(
      sources: report.sources, run: run, colors: console.usesColors(options.color),
      columns: console.columns)
    console.output(renderer.render(outcome.shown))
    for omitted in outcome.omitted {
      console.status("\(report.sources.path(of: omitted.file)): \(omitted.message)\n")
    }
  }

  /// The findings that the standard output gets, and how many it does not.
  func findings(of report: Report, _ options: LintOptions) -> FindingLimit.Outcome {
    let format = format(of: options)
    let limit = options.limit ?? (format.isForReading ? .standard : FindingLimit(most: nil))
    let gathers = format == .text && limit.most != nil
    let findings =
      gathers
      ? CommonCauses.gathered(report.diagnostics, sources: report.sources) : report.diagnostics
    return limit.apply(to: findings, sources: report.sources)
  }

  /// How to learn more of the rules that have findings.
  private static func wayToLearn(of diagnostics: [Diagnostic]) -> String {
    guard let first = diagnostics.first?.rule else { return "" }
    let areSeveral = diagnostics.contains { $0.rule != first }
    return areSeveral
      ? "`screenc explain RULE` says more about a rule, such as `\(first)`\n"
      : "`screenc explain \(first)` says more\n"
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
    _ report: Report, _ options: LintOptions, _ rules: @escaping @Sendable () -> [Rule],
    _ code: ExitCode
  ) -> RunDescription {
    RunDescription(
      version: Self.version, exitCode: Int(code.rawValue), isSuccessful: code != .usage,
      failing: options.isStrict ? .warning : .error, rules: rules(),
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
  private func write(_ report: Report, _ options: LintOptions, _ run: RunDescription) -> Bool {
    let limit = options.limit ?? FindingLimit(most: nil)
    let outcome = limit.apply(to: report.diagnostics, sources: report.sources)
    var run = run
    run.omitted = outcome.omitted
    var areWritten = true
    for file in options.reports {
      let renderer = file.format.renderer(sources: report.sources, run: run)
      do throws(FileError) {
        try FileSystem.put(Array(renderer.render(outcome.shown).utf8), at: file.path)
      } catch {
        console.error("\(error)")
        areWritten = false
      }
    }
    return areWritten
  }
}
