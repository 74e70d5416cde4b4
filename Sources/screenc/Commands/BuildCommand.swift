import Diagnostics

struct BuildOptions: Equatable {
  var lint = LintOptions()
  /// Replaces the configured folder.
  var output: String?
  var checks = false
  var force = false
  /// Whether a build for which nothing changed since the last one may be taken for done.
  var usesCache = true
  /// Whether a spec that needs no Swift has a file, too.
  var filePerSpec = false
  /// The file that says what the build read.
  var dependencyFile: String?
}

extension Command {
  static let build = Command(
    .build, "check the specs and bring the generated Swift up to date",
    details: """
      Checks all specs of an app and generates its Swift. Files that are right already are not
      touched; files that were changed by hand are reported and left as they are; files of specs
      that are gone are removed. With an error nothing is written.

      A build without findings is remembered in `.screenc/` in SPECS, which is not for version
      control: when neither specs nor generated code changed since, the next one does nothing.
      """,
    operands: [.severalSpecs], explanation: specsFolders, options: buildOptions,
    initial: BuildOptions()
  ) { options, operands throws(UsageError) in
    if options.checks, options.force {
      throw UsageError("`--check` writes nothing, so `--force` has nothing to do")
    }
    if options.checks, options.dependencyFile != nil {
      throw UsageError("`--check` writes nothing, so `--depfile` has nothing to be about")
    }
    operands.takeSpecs(into: &options.lint.specs, &options.lint.others)
    try options.lint.expectOneApp(output: options.output)
    return .build(options)
  }

  private static let buildOptions: [CommandOption<BuildOptions>] = [
    CommandOption(
      "--output", letter: "o", ValueForm("DIR", .folder),
      "the folder for generated code (default: `output` of screenc.yaml)"
    ) { options, text throws(UsageError) in
      // Reports were once asked for by the same word.
      guard ReportFile(text) != nil else {
        options.output = text
        return
      }
      try CommandOption.outputReport.read(&options.lint, text)
    }.noting { ReportFile($0) == nil ? nil : CommandOption.outputReport.notice($0) },
    CommandOption("--check", "write nothing; exit 4 if generated code is out of date") {
      $0.checks = true
    },
    CommandOption("--force", "overwrite generated files that were changed by hand") {
      $0.force = true
    },
    CommandOption("--no-cache", "do all the work, and remember nothing") {
      $0.usesCache = false
    },
    CommandOption(
      "--depfile", ValueForm("FILE", .file),
      "write to FILE, in the language of Make, what the build read, once it has found no error: FILE is what is made"
    ) { options, file throws(UsageError) in options.dependencyFile = file },
    CommandOption(
      "--file-per-spec",
      "write a Swift file for each spec, an empty one where it needs none: so their names are known beforehand"
    ) { $0.filePerSpec = true },
    CommandOption.symbols.within(\.lint), CommandOption.format.within(\.lint),
    CommandOption.report.within(\.lint), CommandOption.baseline.within(\.lint),
    CommandOption.strict.within(\.lint), CommandOption.limit.within(\.lint),
    CommandOption.color.within(\.lint),
  ]
}
