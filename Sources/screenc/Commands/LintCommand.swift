import Diagnostics

extension Command {
  static let lint = Command(
    .lint, "check the specs", details: "Checks all specs of an app at once, or of several apps.",
    operands: [.severalSpecs], explanation: specsFolders, options: lintOptions,
    epilogue: """
      A comment `# screenc:ignore RULE reason` keeps a rule from being reported at its own line or,
      alone on a line, at the next.
      """,
    initial: LintOptions()
  ) { options, operands throws(UsageError) in
    try options.expectSense()
    operands.takeSpecs(into: &options.specs, &options.others)
    try options.expectOneApp()
    return .lint(options)
  }

  /// What the folder of specs is, for commands whose run is configured.
  static let specsFolder = """
    SPECS is the folder of the specs (default: Specs). `screenc.yaml`, in it or above it, configures
    the run.
    """

  /// The same, for commands that take several.
  static let specsFolders = """
    SPECS is the folder of the specs of an app (default: Specs). `screenc.yaml`, in it or above it,
    configures the run. Of several folders each is an app of its own, and what is found in all of them
    is one report.
    """

  private static let lintOptions: [CommandOption<LintOptions>] = [
    .format, .report, .outputReport, .strict,
    CommandOption("--fix", "make the fixes that cannot be wrong, and show what is left") {
      if $0.fixes == .none { $0.fixes = .safe }
    },
    CommandOption("--unsafe-fixes", "make the others, too, which a person should look at") {
      $0.fixes = .all
    },
    CommandOption(
      "--diff", "show what the fixes would change, and write nothing; exit 1 if anything"
    ) { $0.showsDifference = true },
    CommandOption(
      "--only", ValueForm("RULE", .rule),
      "show the findings of this rule"
    ) { options, rule throws(UsageError) in options.only.append(rule) }.repeated,
    CommandOption(
      "--statistics", "show how often each rule has findings, and not the findings"
    ) { $0.showsStatistics = true },
    .limit, .color,
    CommandOption(
      "--stdin-path", ValueForm("FILE", .file),
      "take the standard input for the text of this spec, as editors have it before it is saved"
    ) { options, path throws(UsageError) in options.inputPath = path },
    CommandOption(
      "--live", ValueForm("URL"),
      "hold the specs to what this server answers now; `app` asks where the app does, and NAME=URL is about one API"
    ) { options, text throws(UsageError) in
      var live = options.live ?? AskingOptions()
      try live.addServer(text, of: "--live", allowsApp: true)
      options.live = live
    }.repeated,
    CommandOption.with.asking(),
    CommandOption.header.asking(),
    .symbols, .baseline,
    CommandOption(
      "--write-baseline", ValueForm("FILE", .file), "keep the findings in FILE, for `--baseline`"
    ) { options, file throws(UsageError) in
      guard file != "-" else {
        throw UsageError("`--write-baseline -` writes a file, so name one")
      }
      options.newBaseline = file
    },
  ]
}

extension LintOptions {
  /// Refuses options that cannot be obeyed together.
  fileprivate func expectSense() throws(UsageError) {
    if let live {
      guard live.isAsked else {
        throw UsageError("`--with` and `--header` are about the server that `--live` asks")
      }
      if showsDifference || inputPath != nil || fixes != .none || newBaseline != nil {
        throw UsageError("`--live` only checks, so nothing can be fixed or written beside it")
      }
    }
    if showsDifference, format != nil || !reports.isEmpty {
      throw UsageError("`--diff` shows changes and no findings, so no format can be chosen")
    }
    if showsStatistics, format?.isForReading == false {
      throw UsageError("`--statistics` shows counts and no findings, so no format can be chosen")
    }
    if inputPath != nil, fixes != .none || showsDifference || newBaseline != nil {
      throw UsageError(
        "what comes from the standard input is only checked, so nothing can be written")
    }
    guard newBaseline != nil else { return }
    if baseline != nil {
      throw UsageError(
        "`--write-baseline` writes all findings anew, so `--baseline` cannot hide any")
    }
    if !only.isEmpty {
      throw UsageError(
        "`--write-baseline` keeps the findings of all rules, so `--only` cannot choose any")
    }
    if fixes != .none || showsDifference {
      throw UsageError("make fixes first, and then write the baseline of what is left")
    }
  }
}
