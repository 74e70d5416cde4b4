import Diagnostics
import ScreenCompiler

/// What `screenc lint` does beside showing findings.
extension Tool {
  /// What of the findings is shown; nil where that makes no sense, which is told.
  func filter(_ options: LintOptions) -> FindingFilter? {
    for name in options.only where RuleCatalogue.rule(named: name) == nil {
      _ = failForUnknownRule(name)
      return nil
    }
    var filter = FindingFilter(only: options.only.isEmpty ? nil : Set(options.only))
    guard let path = options.baseline else { return filter }
    do throws(FileError) {
      filter.baseline = try BaselineFile(path: path)
    } catch {
      _ = fail(error.description)
      return nil
    }
    return filter
  }

  /// Says of rules that are asked for and switched off why nothing is found by them.
  func tellOfSilentRules(_ options: LintOptions, _ project: Project) {
    for name in options.only where !project.severities.reports(name) {
      console.status(
        "`\(name)` is off: `severities: { \(name): warning }` in screenc.yaml turns it on\n")
    }
  }

  func failForUnknownRule(_ name: String) -> ExitCode {
    let near = RuleCatalogue.suggestion(for: name).map { "did you mean `\($0)`?" }
    return fail("there is no rule `\(name)`: \(near ?? "`screenc rules` lists all rules")")
  }

  /// Keeps all findings, so that none is left to show but those of the configuration.
  func writeBaseline(
    _ path: String, _ compiler: Compiler, _ options: LintOptions
  ) throws(FileError) -> ExitCode {
    let report = try compiler.lint()
    let baseline = report.baseline
    try FileSystem.put(Array(baseline.text.utf8), at: path)
    let count = baseline.entries.reduce(0) { $0 + $1.count }
    console.status("\(path): \(count) \(count == 1 ? "finding" : "findings") kept\n")
    return show(report.without(baseline), options)
  }

  /// Checks the specs with the standard input in the place of one of them.
  func lintInput(
    as path: String, _ compiler: Compiler, _ options: LintOptions
  ) throws(FileError) -> ExitCode {
    guard let report = try compiler.lint(replacing: path, with: console.input()) else {
      return fail("\(path) is no spec in \(options.specs)")
    }
    return show(report, options)
  }

  /// Shows what fixes would change.
  func showDifference(_ compiler: Compiler, _ options: LintOptions) throws(FileError) -> ExitCode {
    let outcome = try compiler.fix(unsafe: options.fixes == .all, writes: false)
    for change in outcome.changes {
      console.output(UnifiedDiff(from: change.before, to: change.after).text(path: change.path))
    }
    let count = outcome.count
    console.status("\(count) \(count == 1 ? "fix" : "fixes") could be made\n")
    return outcome.changes.isEmpty ? .clean : .findings
  }
}
