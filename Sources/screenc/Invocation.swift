import Diagnostics
import ScreenCompiler

/// What the command line asks for.
enum Invocation: Equatable {
  case start(StartOptions)
  case lint(LintOptions)
  case build(BuildOptions)
  case format(FormatOptions)
  case scaffold(ScaffoldOptions)
  case explain(rule: String)
  case rules(OutputFormat)
  case schema(draft: String)
  case dump(LintOptions)
  case complete(CompletionOptions)
  case breaking(BreakingOptions)
  case reference
  case help(Subcommand?)
  case version
}

/// The tool's commands.
enum Subcommand: String, CaseIterable {
  case start = "init"
  case build, lint
  case format = "fmt"
  case scaffold, explain, rules, schema, reference, dump, complete, breaking
}

/// How answers are written that are no findings.
enum OutputFormat: String, CaseIterable {
  case text, json
}

/// A file for the findings of a run.
struct ReportFile: Equatable {
  var format: ReportFormat
  var path: String
}

struct LintOptions: Equatable {
  var specs = "Specs"
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
  /// The rules whose findings are shown; none for all.
  var only: [String] = []
  /// The file of findings that are not shown.
  var baseline: String?
  /// The file in which the findings are kept as those that are not shown later.
  var newBaseline: String?
}

/// Which fixes are made.
enum FixLevel: Equatable {
  case none
  /// Those that leave the meaning what was evidently meant.
  case safe
  /// Those, too, that a person should look at.
  case all
}

struct StartOptions: Equatable {
  var specs = "Specs"
  /// The app's name.
  var name = "MyApp"
}

struct BuildOptions: Equatable {
  var lint = LintOptions()
  /// Replaces the configured folder.
  var output: String?
  var checks = false
  var force = false
  /// Whether a build for which nothing changed since the last one may be taken for done.
  var usesCache = true
}

struct FormatOptions: Equatable {
  /// Files and folders; `-` alone for the standard input.
  var paths: [String] = ["Specs"]
  /// Writes nothing, and fails if a file would be written.
  var checks = false
  /// As `checks`, and shows what would be written.
  var showsDifference = false
}

struct ScaffoldOptions: Equatable {
  var lint = LintOptions()
  var screen: String
  /// Where the files go, if not beside the generated code.
  var folder: String?
  /// Replaces the configured folder of generated code.
  var output: String?
  /// Whether gateways of the app's own are begun, too.
  var gateways = false
  /// Whether a presenter of the app's own is begun, too.
  var presenter = false
}

struct CompletionOptions: Equatable {
  var lint = LintOptions()
  /// The spec in which something is written.
  var file: String
  var line: Int
  var column: Int
  /// Whether the spec's text is on the standard input, since it is not saved yet.
  var readsInput = false
  var format = OutputFormat.text
}

struct BreakingOptions: Equatable {
  var lint = LintOptions()
  /// What the specs are compared with.
  var earlier: EarlierSpecs
  /// Whom changes are reported for.
  var categories = Set(BreakingCategory.allCases)
}

/// A command line that makes no sense, with what to do about it.
struct UsageError: Error, Equatable {
  let message: String
  let command: Subcommand?
}
