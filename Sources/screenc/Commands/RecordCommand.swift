import ScreenCompiler
import ServerSamples

struct RecordOptions: Equatable {
  var lint = LintOptions()
  var asking = AskingOptions()
  /// A file of HTTP Archive to take answers from.
  var archive: String?
  var sources: [String] = []
  var blanking = BlankingRules()
  var overwrites = false
  var isDryRun = false
}

extension Command {
  static let record = Command(
    .record, "keep what servers answer as samples of sources",
    details: """
      Asks the servers of the app for the first page of each source, or reads what a browser has
      kept of them (HAR), and keeps the answers as `Samples/SOURCE.json` beside the specs, which
      then name them under `samples:`. Whenever specs are checked, samples are decoded as the app
      would. Only calls that change nothing are sent: GET, and queries of GraphQL. A source that is
      written in a screen is called after it, with the section or the data that it is: `Home.posts`.

      Secrets and persons are blanked by stand-ins of the same form, the same for the same value:
      what stands under keys such as `token`, `email`, `phone` and `first_name`, and what looks
      like a token or an address of e-mail wherever it stands. Keys are sorted, so that differences
      are small. Look at samples before you publish them.

      A source with parameters needs their values by `--with`. What is not asked is told.
      """,
    operands: [.specs], explanation: specsFolder,
    options: [
      CommandOption(
        "--server", ValueForm("URL"),
        "ask this server instead of the app's; NAME=URL is about one API"
      ) { options, text throws(UsageError) in
        try options.asking.addServer(text, of: "--server")
      }.repeated,
      CommandOption(
        "--har", ValueForm("FILE", .file),
        "take answers from a file of HTTP Archive, and ask nobody"
      ) { options, file throws(UsageError) in options.archive = file },
      CommandOption(
        "--source", ValueForm("NAME"), "record this source (default: all)"
      ) { options, name throws(UsageError) in options.sources.append(name) }.repeated,
      CommandOption<AskingOptions>.with.within(\.asking),
      CommandOption<AskingOptions>.header.within(\.asking),
      CommandOption("--keep", ValueForm("KEY"), "do not blank what stands under this key") {
        options, key throws(UsageError) in options.blanking.kept.insert(key)
      }.repeated,
      CommandOption("--blank", ValueForm("KEY"), "blank what stands under this key, too") {
        options, key throws(UsageError) in options.blanking.blanked.insert(key)
      }.repeated,
      CommandOption(
        "--drop", ValueForm("KEY"),
        "leave out what stands under this key, such as the time that a query took"
      ) { options, key throws(UsageError) in options.blanking.dropped.insert(key) }.repeated,
      CommandOption("--force", "write over files that are there and no source names") {
        $0.overwrites = true
      },
      CommandOption("--dry-run", "write nothing, and show what would be written") {
        $0.isDryRun = true
      },
    ],
    initial: RecordOptions()
  ) { options, operands throws(UsageError) in
    if options.archive != nil,
      options.asking != AskingOptions()
    {
      throw UsageError("`--har` asks nobody, so no server, value or header can be given")
    }
    try operands.takeSpecs(into: &options.lint.specs)
    return .record(options)
  }
}
