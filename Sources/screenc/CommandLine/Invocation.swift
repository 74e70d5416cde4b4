import Diagnostics
import ScreenCompiler

/// What the command line asks for.
enum Invocation: Equatable {
  case start(StartOptions)
  case importing(ImportOptions)
  case lint(LintOptions)
  case build(BuildOptions)
  case format(FormatOptions)
  case scaffold(ScaffoldOptions)
  case rename(RenameOptions)
  case explain(rule: String)
  case rules(OutputFormat)
  case schema(draft: String)
  case dump(LintOptions)
  case graph(GraphOptions)
  case preview(PreviewOptions)
  case tests(TestsOptions)
  case interface(InterfaceOptions)
  case complete(CompletionOptions)
  case languageServer(LanguageServerOptions)
  case breaking(BreakingOptions)
  case strings(StringsOptions)
  case record(RecordOptions)
  case migrate(MigrateOptions)
  /// The whole reference, the sections of a name, or where something stands.
  case reference(topic: String?)
  case completions(Shell)
  case manual
  case help(Subcommand?)
  /// Whatever is called so, or speaks of it.
  case topic(String)
  case version
}

/// The tool's commands.
enum Subcommand: String, CaseIterable {
  case start = "init"
  case importing = "import"
  case build, lint
  case format = "fmt"
  case scaffold, rename, strings, record, migrate, explain, rules, schema, reference, dump, graph
  case preview, tests, interface, complete
  case languageServer = "lsp"
  case breaking, completions
  case manual = "man"
}

/// How answers are written that are no findings.
enum OutputFormat: String, CaseIterable {
  case text, json
}

/// A command line that makes no sense, with what to do about it.
struct UsageError: Error, Equatable {
  let message: String
  /// The command whose line it is, where that is known.
  let command: Subcommand?

  init(message: String, command: Subcommand?) {
    self.message = message
    self.command = command
  }

  init(_ message: String) {
    self.init(message: message, command: nil)
  }
}
