/// What `--help` says.
enum HelpText {
  static func text(_ command: Subcommand?) -> String {
    switch command {
    case nil: overview
    case .lint: lint
    case .explain: explain
    case .rules: rules
    }
  }

  private static let overview = """
    screenc compiles declarative screen specs into Swift for UIKit apps.

    Usage: screenc COMMAND [OPTIONS]

    Commands:
      lint     check the specs
      explain  say what a rule is about
      rules    list all rules

    Options:
      --help     show this, or with a command what it does
      --version  show the version

    Exit codes: 0 clean, 1 findings, 2 usage or configuration, 3 internal error,
    4 generated code out of date (build --check).

    """

  private static let lint = """
    Checks all specs of an app at once.

    Usage: screenc lint [SPECS] [OPTIONS]

    SPECS is the folder of the specs (default: Specs). `screenc.yaml`, in it or above it,
    configures the run.

    Options:
      --format FORMAT  text or json (default: text)
      --strict         warnings make the run fail, too

    """

  private static let explain = """
    Says what a rule is about, why it matters, and what breaks it.

    Usage: screenc explain RULE

    """

  private static let rules = """
    Lists all rules with their severities.

    Usage: screenc rules [--format FORMAT]

    Options:
      --format FORMAT  text or json (default: text)

    """
}
