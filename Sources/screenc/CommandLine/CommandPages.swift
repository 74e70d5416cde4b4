/// The pages of the documentation about commands: what `screenc help COMMAND` says, and their contents.
struct CommandPages {
  /// What is shown on the command's page beside its help: a line to be run, with what it is for.
  private static func examples(of command: Subcommand) -> [(line: String, purpose: String)] {
    switch command {
    case .start:
      [
        ("screenc init --name Notes", "the first specs of an app"),
        (
          "screenc init --package --name Notes",
          "a Swift package that builds, runs and passes a test"
        ),
        ("screenc init --template tabs", "two tabs, of which one has settings"),
        (
          "screenc init --existing --name Club",
          "what an app that is there needs for a first screen"
        ),
      ]
    case .importing:
      [
        ("screenc import openapi.yaml", "a server's interface, as sources, requests and models"),
        ("screenc import openapi.yaml --only pets", "what has one tag, and what it needs"),
        ("screenc import answer.json --name Post", "a model from an answer"),
        ("screenc import Colors.xcassets", "a theme from an asset catalogue"),
        ("screenc import .build/symbols", "the app's own models and cells"),
      ]
    case .build:
      [
        ("screenc build", "what a developer runs after a change"),
        ("screenc build --check", "what continuous integration runs"),
        ("screenc build --output Out", "somewhere else"),
      ]
    case .lint:
      [
        ("screenc lint --strict", "warnings fail, too"),
        ("screenc lint --fix", "makes the changes that cannot be wrong"),
        ("screenc lint --statistics", "how much there is of what"),
        ("screenc lint --live https://staging.example", "holds a server to the specs"),
        ("screenc lint --report sarif=findings.sarif", "for other programs, too"),
      ]
    case .format:
      [
        ("screenc fmt", "writes all specs in the one style"),
        ("screenc fmt --check", "says which are not, and fails"),
      ]
    case .scaffold: [("screenc scaffold Home", "begins the code that the screen leaves to the app")]
    case .rename:
      [("screenc rename Home Start --dry-run", "shows what would change, and changes nothing")]
    case .strings: [("screenc strings", "what the app's strings lack")]
    case .record:
      [
        ("screenc record", "asks where the app does, and keeps what is answered"),
        ("screenc record --server http://localhost:8001", "asks another server"),
        ("screenc record --har session.har", "takes what a browser has kept"),
      ]
    case .migrate:
      [
        ("screenc migrate", "brings the specs to the newest version of the language"),
        ("screenc migrate --dry-run", "shows what would change, and changes nothing"),
      ]
    case .explain: [("screenc explain missing-adapter", "why a rule matters, and what obeys it")]
    case .rules:
      [
        ("screenc rules", "all of them"),
        ("screenc rules --format json", "with all that is known of each"),
      ]
    case .schema: [("screenc schema --draft 7", "for an editor that knows no newer draft")]
    case .reference:
      [
        ("screenc reference screen", "one page"),
        ("screenc reference pull", "where something stands"),
      ]
    case .dump: [("screenc dump", "the checked app as JSON")]
    case .preview:
      [
        ("screenc preview --output Preview", "pages with every screen in every state"),
        ("screenc preview --only Home --state filled", "one screen with what its sources answer"),
        ("screenc preview --only Home --state long --as png", "one with long texts, for a message"),
        (
          "screenc preview --dark --size ipad --text-size accessibilityLarge",
          "files for all screens, in other surroundings"
        ),
        ("screenc preview --at Specs/Home.yaml:1 --state filled", "the screen at a cursor"),
        ("screenc preview --against git:main", "the screens that look different from `main`"),
        ("screenc preview --update Snapshots", "keeps approved pictures"),
        ("screenc preview --check Snapshots", "what continuous integration runs"),
      ]
    case .tests:
      [
        ("screenc tests", "each state and each way of all screens"),
        ("screenc tests --only Home", "those of one screen"),
        ("screenc tests --format junit", "for continuous integration"),
        ("screenc tests --scaffold Tests/BooksTests/Screens", "begins tests of the built app"),
      ]
    case .interface:
      [
        ("screenc interface Shop", "prints what others see of a module"),
        ("screenc interface Shop --output Interfaces/Shop.yaml", "writes it to a file"),
        (
          "screenc interface Shop --output Interfaces/Shop.yaml --check",
          "what continuous integration runs"
        ),
        ("screenc interface --app --output Interfaces/App.yaml", "what modules see of the app"),
      ]
    case .graph:
      [
        ("screenc graph", "prints the map for Mermaid"),
        ("screenc graph -o map.svg", "a picture, of which every screen leads to its spec"),
        ("screenc graph --only Home --depth 2", "what is around a screen"),
      ]
    case .complete: [("screenc complete Specs/Home.yaml:2:1", "what may stand at a place")]
    case .languageServer: [("screenc lsp Specs", "what an editor is told to start")]
    case .breaking: [("screenc breaking --against Specs", "against another state of the specs")]
    case .completions: [("screenc completions bash", "for the shell that you use")]
    case .manual: [("screenc man > screenc.1", "as a file that `man` shows")]
    }
  }

  /// The status that a command ends with, beside those that all have.
  private static func codes(of command: Subcommand) -> [(code: ExitCode, meaning: String)] {
    let findings = (ExitCode.findings, "there are findings")
    let own: [(ExitCode, String)] =
      switch command {
      case .build: [findings, (.outOfDate, "generated code is out of date (`--check`)")]
      case .lint, .breaking, .dump, .graph, .preview, .strings, .rename, .scaffold, .interface,
        .complete:
        [findings]
      case .format: [(.findings, "some specs are not formatted (`--check`), or cannot be read")]
      case .tests: [(.findings, "a test has failed, or the specs have errors")]
      case .importing:
        [(.findings, "a document cannot be read; with `--strict`, something was left out")]
      case .record: [(.findings, "a source was not answered, or the specs cannot be read")]
      case .migrate:
        [(.findings, "the specs have errors; with `--dry-run`, something would change")]
      case .languageServer: [(.findings, "the editor ended it without `shutdown`")]
      case .start: [(.findings, "`--package` found something in specs that were there before")]
      case .explain, .rules, .schema, .reference, .completions, .manual: []
      }
    return [(.clean, "all is well")] + own + [
      (.usage, "the command line or the configuration makes no sense"),
      (.internalError, "a mistake of screenc"),
    ]
  }

  /// The page of each command, by its name.
  var pages: [(name: String, markdown: String)] {
    Command.all.map { ($0.name.rawValue, Self.page(of: $0)) }
  }

  /// The list of all commands, with links to their pages in a folder `Commands` beside it.
  var contents: String {
    let rows = Command.all.map { command in
      let name = command.name.rawValue
      return "| [\(name)](Commands/\(name).md) | \(command.summary) |"
    }
    return """
      # Commands

      All that `screenc` does.

      Each page says what `screenc help COMMAND` says. `screenc help` with any other words finds the commands, rules
      and pages of the reference that speak of them: `screenc help dark mode`.

      | Command | What it does |
      | --- | --- |
      \(rows.joined(separator: "\n"))

      """
  }

  private static func page(of command: Command) -> String {
    let name = command.name
    let examples = examples(of: name)
    let width = examples.map(\.line.count).max() ?? 0
    let lines = examples.map { line, purpose in
      line + String(repeating: " ", count: width - line.count) + "  # " + purpose
    }
    let codes = codes(of: name).map { "| \($0.code.rawValue) | \($0.meaning) |" }
    return """
      # \(name.rawValue)

      \(command.summary.prefix(1).uppercased() + command.summary.dropFirst()).

      ```text
      \(HelpText.text(name))```

      ## Examples

      ```sh
      \(lines.joined(separator: "\n"))
      ```

      ## Exit status

      | Status | When |
      | --- | --- |
      \(codes.joined(separator: "\n"))

      """
  }
}
