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
    return show([report.without(baseline)], options)
  }

  /// Checks the specs with the standard input in the place of one of them.
  func lintInput(
    as path: String, _ compilers: [Compiler], _ options: LintOptions
  ) throws(FileError) -> ExitCode {
    let text = console.input()
    let edited = try compilers.map { compiler throws(FileError) in
      try compiler.lint(replacing: path, with: text)
    }
    guard edited.contains(where: { $0 != nil }) else {
      return fail("\(path) is no spec in \(options.folders.joined(separator: " or "))")
    }
    let reports = try zip(compilers, edited).map { compiler, report throws(FileError) in
      if let report { report } else { try compiler.lint() }
    }
    return show(reports, options)
  }

  /// Shows what fixes would change.
  func showDifference(
    _ compilers: [Compiler], _ options: LintOptions
  ) throws(FileError) -> ExitCode {
    let outcomes = try compilers.map { compiler throws(FileError) in
      try compiler.fix(unsafe: options.fixes == .all, writes: false)
    }
    let changes = outcomes.flatMap(\.changes)
    for change in changes {
      console.output(UnifiedDiff(from: change.before, to: change.after).text(path: change.path))
    }
    let count = outcomes.reduce(0) { $0 + $1.count }
    console.status("\(count) \(count == 1 ? "fix" : "fixes") could be made\n")
    return changes.isEmpty ? .clean : .findings
  }

  /// Says how many fixes were made, and how many more could be.
  func tellOfFixes(_ outcomes: [FixOutcome], _ options: LintOptions) {
    let count = outcomes.reduce(0) { $0 + $1.count }
    let more =
      options.fixes == .safe ? outcomes.reduce(0) { $0 + $1.report.fixCounts.unsafe } : 0
    console.status(
      "\(count) fixed" + (more > 0 ? "; \(more) more by `--unsafe-fixes`" : "") + "\n")
  }

  /// A compiler for each spec folder of a run; nil where one is missing or lies in another, which is told.
  func compilers(
    _ options: LintOptions, output: String? = nil, filter: FindingFilter, identity: String? = nil
  ) -> [Compiler]? {
    var compilers: [Compiler] = []
    for folder in options.folders {
      var own = options
      own.specs = folder
      guard let compiler = compiler(own, output: output, filter: filter, identity: identity) else {
        return nil
      }
      compilers.append(compiler)
    }
    let places = ReportPaths(directory: console.directory)
    let folders = compilers.map { places.absolute($0.project.specRoot) }
    for (position, folder) in folders.enumerated() {
      for (other, outer) in folders.enumerated() where other != position {
        guard folder == outer || folder.hasPrefix(outer == "/" ? outer : outer + "/") else {
          continue
        }
        _ = fail(
          "\(options.folders[position]) lies in \(options.folders[other]), which is checked with all that is in it"
        )
        return nil
      }
    }
    return compilers
  }
}
