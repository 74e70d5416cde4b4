/// What the command line asks for.
enum Invocation: Equatable {
  case lint(LintOptions)
  case explain(rule: String)
  case rules(OutputFormat)
  case help(Subcommand?)
  case version
}

/// The tool's commands.
enum Subcommand: String, CaseIterable {
  case lint, explain, rules
}

/// How findings and answers are written.
enum OutputFormat: String, CaseIterable {
  case text, json
}

struct LintOptions: Equatable {
  var specs = "Specs"
  var format = OutputFormat.text
  /// Warnings make the run fail, too.
  var isStrict = false
}

/// A command line that makes no sense, with what to do about it.
struct UsageError: Error, Equatable {
  let message: String
  let command: Subcommand?
}
