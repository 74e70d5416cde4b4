import Diagnostics

/// A file for the findings of a run.
struct ReportFile: Equatable {
  var format: ReportFormat
  var path: String
}

struct LintOptions: Equatable {
  /// What servers are asked, if they are.
  var live: AskingOptions?
  var specs = "Specs"
  /// Further folders, each with the specs of another app.
  var others: [String] = []
  /// Where the symbol graphs of the app's code are; they replace the configured folders.
  var symbols: [String] = []
  /// What goes to the standard output; nil for what suits the place where screenc runs.
  var format: ReportFormat?
  /// Where findings are written, too.
  var reports: [ReportFile] = []
  /// Warnings make the run fail, too.
  var isStrict = false
  /// The fixes that are made before findings are shown.
  var fixes = FixLevel.none
  /// Shows what the fixes would change, and makes none.
  var showsDifference = false
  /// When colours are used; nil for where they can be seen.
  var color = ColorChoice.auto
  /// How many findings of a rule are shown of a file; nil for what suits the format.
  var limit: FindingLimit?
  /// Shows how often each rule has findings, and not the findings.
  var showsStatistics = false
  /// The path of a spec whose text is that of the standard input.
  var inputPath: String?
  /// The rules whose findings are shown; none for all.
  var only: [String] = []
  /// The file of findings that are not shown.
  var baseline: String?
  /// The file in which the findings are kept as those that are not shown later.
  var newBaseline: String?
}

extension LintOptions {
  /// All folders of specs.
  var folders: [String] { [specs] + others }

  /// Refuses options that are about one app where there are several.
  func expectOneApp(output: String? = nil) throws(UsageError) {
    guard !others.isEmpty else { return }
    if baseline != nil || newBaseline != nil {
      throw UsageError("a baseline is that of one spec folder, so check each of them by itself")
    }
    if !symbols.isEmpty {
      throw UsageError(
        "`--symbols` is about one app, so say `symbols:` in the screenc.yaml of each folder")
    }
    if output != nil {
      throw UsageError(
        "`--output` is about one app, so say `output:` in the screenc.yaml of each folder")
    }
  }
}

/// When colours are used.
enum ColorChoice: String, CaseIterable {
  case auto, always, never
}

enum FixLevel: Equatable {
  case none
  /// Those that leave the meaning what was evidently meant.
  case safe
  /// Those, too, that a person should look at.
  case all
}

// MARK: - Options that several commands have

extension CommandOption<LintOptions> {
  static let format = CommandOption(
    "--format", .word("FORMAT", of: ReportFormat.self),
    "what the standard output gets: text, concise (a line for each finding), json, sarif, github,"
      + " gitlab, junit or xcode (default: text; in GitHub Actions github)"
  ) { options, text throws(UsageError) in options.format = try choice(text) as ReportFormat }

  static let report = CommandOption(
    "--report", ValueForm("FORMAT=FILE", .words(ReportFormat.allCases.map { "\($0.rawValue)=" })),
    "write the findings to a file, too"
  ) { options, text throws(UsageError) in
    try options.add(report: text, of: "--report")
  }.repeated

  /// How `--report` was called before.
  static let outputReport = CommandOption("--output", ValueForm("FORMAT=FILE"), "") {
    options, text throws(UsageError) in try options.add(report: text, of: "--output")
  }.noting { "`--output \($0)` is spelled `--report \($0)` now" }

  static let strict = CommandOption("--strict", "warnings make the run fail, too") {
    $0.isStrict = true
  }

  static let color = CommandOption(
    "--color", .word("WHEN", of: ColorChoice.self),
    "auto, always or never (default: auto: on a terminal, as NO_COLOR, FORCE_COLOR and"
      + " CLICOLOR_FORCE say)"
  ) { options, text throws(UsageError) in options.color = try choice(text, called: "colour") }

  static let limit = CommandOption(
    "--max-findings", ValueForm("N"),
    "show at most N findings of a rule in a file, and count the rest; 0 for all (default: 20 for"
      + " people, all in other formats)"
  ) { options, text throws(UsageError) in
    guard let count = Int(text), count >= 0 else {
      throw UsageError("`--max-findings \(text)` is no number: write 0 or more, such as 20")
    }
    options.limit = FindingLimit(most: count == 0 ? nil : count)
  }

  static let baseline = CommandOption(
    "--baseline", ValueForm("FILE", .file), "do not show the findings that FILE has"
  ) { options, file throws(UsageError) in options.baseline = file }

  static let symbols = CommandOption(
    "--symbols", ValueForm("DIR", .folder),
    "look up there what specs leave to the app's code: DIR has the symbol graphs that"
      + " `swiftc -emit-symbol-graph` writes (default: `symbols` of screenc.yaml)"
  ) { options, folder throws(UsageError) in options.symbols.append(folder) }.repeated
}

extension ReportFile {
  /// A format and a file, as `sarif=screenc.sarif`; nil if no format stands before an equals sign.
  init?(_ text: String) {
    guard let equals = text.firstIndex(of: "="),
      let format = ReportFormat(rawValue: String(text[..<equals]))
    else { return nil }
    self.init(format: format, path: String(text[text.index(after: equals)...]))
  }
}

extension LintOptions {
  /// Adds a report to those that are written.
  fileprivate mutating func add(report text: String, of option: String) throws(UsageError) {
    guard let file = ReportFile(text) else {
      throw UsageError(
        "`\(option) \(text)` names no format and file, as `--report sarif=screenc.sarif` does")
    }
    guard !file.path.isEmpty else { throw UsageError("`\(option) \(text)` names no file") }
    guard file.path != "-" else {
      throw UsageError(
        "`\(option) \(text)` writes a file: `--format` says what the standard output gets")
    }
    guard !reports.contains(where: { $0.path == file.path }) else {
      throw UsageError("two reports cannot be written to \(file.path)")
    }
    reports.append(file)
  }
}
