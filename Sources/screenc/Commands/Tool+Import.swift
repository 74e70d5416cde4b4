import ScreenCompiler

/// `screenc import`.
extension Tool {
  /// So many files are named; of more, only how many they are.
  private static let mostFiles = 12

  func importSpecs(_ options: ImportOptions) -> ExitCode {
    var choices = options.choices
    choices.directory = console.directory
    let importer = SpecImporter(options.inputs, specs: options.lint.specs, choices: choices)
    do throws(FileError) {
      let outcome = try importer.run()
      let rules = RuleCatalogue.all + RuleCatalogue.importing
      let status = show(outcome.report, options.lint, rules: rules, of: "document")
      guard !outcome.files.isEmpty else { return status }
      guard outcome.obstacles.isEmpty else { return tell(of: outcome.obstacles, outcome) }
      show(outcome, options)
      return status
    } catch {
      return fail(error.description)
    }
  }

  private func tell(of obstacles: [String], _ outcome: SpecImporter.Outcome) -> ExitCode {
    for path in obstacles.prefix(Self.mostFiles) { console.error("\(path) is there already") }
    let more = obstacles.count - Self.mostFiles
    if more > 0 { console.error("and \(more) more") }
    return fail(
      "nothing was written: `--force` writes over what is there, and `--into` takes another folder")
  }

  private func show(_ outcome: SpecImporter.Outcome, _ options: ImportOptions) {
    // A document for another program must stay one.
    let isDocument = format(of: options.lint).isDocument
    let say: (String) -> Void = isDocument ? { self.console.status($0) } : console.output
    let verb = options.choices.isDryRun ? "would be written" : "written"
    let written = outcome.files.filter { !$0.isUnchanged }
    for file in written.prefix(Self.mostFiles) { say("\(file.path): \(verb)\n") }
    if written.count > Self.mostFiles {
      say("and \(written.count - Self.mostFiles) more files \(verb)\n")
    }
    let unchanged = outcome.files.count - written.count
    if unchanged > 0 { console.status("\(unchanged) unchanged\n") }
    console.status("\(outcome.summary)\n")
    for line in outcome.leftOut { console.status("\(line)\n") }
    // What was shown stands far above, and files between.
    let hidden = findings(of: outcome.report, options.lint).omitted.reduce(0) { $0 + $1.count }
    if hidden > 0 {
      let phrase = hidden == 1 ? "1 finding is" : "\(hidden) findings are"
      console.status("\(phrase) not shown: `--max-findings 0` shows all\n")
    }
    for advice in outcome.advice { console.status("\(advice)\n") }
    console.status("next: `screenc lint \(options.lint.specs)`\n")
  }
}
