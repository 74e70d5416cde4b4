/// What `--help` says.
enum HelpText {
  static func text(_ command: Subcommand?) -> String {
    switch command {
    case nil: overview
    case .start: start
    case .lint: lint
    case .build: build
    case .format: format
    case .scaffold: scaffold
    case .explain: explain
    case .rules: rules
    case .schema: schema
    case .dump: dump
    case .complete: complete
    case .breaking: breaking
    case .reference: reference
    }
  }

  private static let overview = """
    screenc compiles declarative screen specs into Swift for UIKit apps.

    Usage: screenc COMMAND [OPTIONS]

    Commands:
      init       write the first specs of an app
      build      check the specs and bring the generated Swift up to date
      lint       check the specs
      fmt        write specs in canonical order and style
      scaffold   begin the hand-written code of a screen
      explain    say what a rule is about
      rules      list all rules
      schema     print the JSON Schema of specs, for editors
      reference  print the reference of the language
      dump       print the checked app as JSON, for other tools
      complete   list what may stand at a place of a spec, for editors
      breaking   compare the specs with an earlier state and tell what breaks others

    Options:
      --help     show this, or with a command what it does
      --version  show the version

    Exit codes: 0 clean, 1 findings, 2 usage or configuration, 3 internal error,
    4 generated code out of date (build --check).

    """

  private static let start = """
    Writes the first files of a project: specs of an app with one screen, `screenc.yaml`, and
    `.yamllint` beside the folder, with which yamllint has nothing against what `screenc fmt`
    writes. What is there already stays as it is.

    Usage: screenc init [SPECS] [OPTIONS]

    SPECS is the folder for the specs (default: Specs).

    Options:
      --name NAME  the app's name, a capital and then letters and digits (default: MyApp)

    """

  private static let lint = """
    Checks all specs of an app at once.

    Usage: screenc lint [SPECS] [OPTIONS]

    SPECS is the folder of the specs (default: Specs). `screenc.yaml`, in it or above it,
    configures the run.

    Options:
      --format FORMAT       what the standard output gets: text, json, sarif, github, gitlab, junit
                            or xcode (default: text; in GitHub Actions github)
      --output FORMAT=FILE  write the findings to a file, too; may be given several times
      --strict              warnings make the run fail, too
      --fix                 make the fixes that cannot be wrong, and show what is left
      --unsafe-fixes        make the others, too, which a person should look at
      --diff                show what the fixes would change, and write nothing; exit 1 if anything
      --only RULE           show the findings of this rule; may be given several times
      --symbols DIR         look up there what specs leave to the app's code: DIR has the symbol graphs
                            that `swiftc -emit-symbol-graph` writes; may be given several times
                            (default: `symbols` of screenc.yaml)
      --baseline FILE       do not show the findings that FILE has
      --write-baseline FILE keep the findings in FILE, for `--baseline`

    A comment `# screenc:ignore RULE reason` keeps a rule from being reported at its own line or,
    alone on a line, at the next.

    """

  private static let build = """
    Checks all specs of an app and generates its Swift. Files that are right already are not
    touched; files that were changed by hand are reported and left as they are; files of specs
    that are gone are removed. With an error nothing is written.

    A build without findings is remembered in `.screenc/` in SPECS, which is not for version
    control: when neither specs nor generated code changed since, the next one does nothing.

    Usage: screenc build [SPECS] [OPTIONS]

    SPECS is the folder of the specs (default: Specs). `screenc.yaml`, in it or above it,
    configures the run.

    Options:
      --output DIR          the folder for generated code (default: `output` of screenc.yaml)
      --check               write nothing; exit 4 if generated code is out of date
      --force               overwrite generated files that were changed by hand
      --no-cache            do all the work, and remember nothing
      --symbols DIR         look up there what specs leave to the app's code: DIR has the symbol graphs
                            that `swiftc -emit-symbol-graph` writes; may be given several times
                            (default: `symbols` of screenc.yaml). What is wrong with that code is
                            reported, and the Swift is generated all the same
      --format FORMAT       what the standard output gets: text, json, sarif, github, gitlab, junit
                            or xcode (default: text; in GitHub Actions github)
      --output FORMAT=FILE  write the findings to a file, too; may be given several times
      --baseline FILE       do not show the findings that FILE has
      --strict              warnings make the run fail, too

    """

  private static let format = """
    Writes specs with their keys in canonical order and in one style. Comments, anchors and what the
    specs say stay as they are. A file that cannot be read as YAML is reported and left as it is,
    and the others are formatted.

    Usage: screenc fmt [PATH …] [OPTIONS]

    PATH is a file, or a folder of specs (default: Specs); `-` formats the standard input to the
    standard output. Files are written only if they change.

    Options:
      --check  write nothing; exit 1 and name the files that are not formatted
      --diff   write nothing; exit 1 and show what would change, if anything does

    """

  private static let scaffold = """
    Writes the beginnings of what a screen leaves to hand-written code: what its effects call, what
    takes the events that it tells, the `computed:` values of its models, and adapters, sources and
    screens of the app's own, each in the shape of the screen's system. A file that is there stays
    as it is, and what the app's code has already is not written again.

    Usage: screenc scaffold SCREEN [SPECS] [OPTIONS]

    SPECS is the folder of the specs (default: Specs). `screenc.yaml`, in it or above it,
    configures the run.

    Options:
      --into DIR    the folder for the files (default: one of the screen's name beside the
                    generated code)
      --gateways    also begin gateways of the app's own, which a viper scene can be given in the
                    place of those to the network
      --presenter   also begin a presenter of the app's own over the generated one, which a
                    screen of the mvp system can be given
      --output DIR  the folder of generated code (default: `output` of screenc.yaml)

    """

  private static let explain = """
    Says what a rule is about, why it matters, and what breaks it.

    Usage: screenc explain RULE

    """

  private static let dump = """
    Checks the specs and prints the app as JSON for other tools: declarations with their names
    resolved, the adapters of each model, and the ways between screens. With an error it shows the
    findings instead, as `screenc lint` does.

    Usage: screenc dump [SPECS] [OPTIONS]

    SPECS is the folder of the specs (default: Specs).

    Options:
      --format FORMAT  json (default: json)

    """

  private static let breaking = """
    Compares the specs with an earlier state of them and tells what breaks others: what does not
    compile, is not found or cannot be decoded any more, and for whom. `screenc explain RULE` says why
    a change matters. The specs have to be free of errors.

    Usage: screenc breaking --against STATE [SPECS] [OPTIONS]

    STATE is `git:` and a commit, tag or branch (`git:main`), of which the folder SPECS is taken, or
    another folder of specs. SPECS is the folder of the specs (default: Specs).

    Options:
      --against STATE    what the specs are compared with
      --category NAME    only changes of this kind; may be given several times (default: all)
                           source  Swift code beside the generated code
                           route   links and the menu
                           data    what is sent, decoded, kept and told to analytics
                           visual  the theme and the app's strings
      --format FORMAT    how they are written to the standard output, as for `lint`
      --output FORMAT=FILE
                         write them to a file, too

    """

  private static let complete = """
    Lists what may stand at a place of a spec: keys and words with what they mean, and the names of
    the app that fit there, as far as they begin with what is written before the place.

    Usage: screenc complete FILE:LINE:COLUMN [SPECS] [OPTIONS]

    FILE is a spec below SPECS, the folder of the specs (default: Specs). Lines and columns count
    from 1, columns in characters, as in findings.

    Options:
      --stdin          take the text of FILE from the standard input, as it is not saved yet
      --format FORMAT  text or json (default: text)

    """

  private static let schema = """
    Prints the JSON Schema of specs, with which an editor completes keys, shows what they mean and
    marks what cannot stand where it does. It holds for each document of a spec.

    Usage: screenc schema [--draft DRAFT]

    Options:
      --draft DRAFT  2020-12 or 7 (default: 2020-12)

    For the YAML language server, write it to a file and name that in the editor's settings
    (`yaml.schemas`), or at the top of a spec:

      # yaml-language-server: $schema=../.screenc/schema.json

    """

  private static let reference = """
    Prints the reference of the language as Markdown: every construct with its keys, their types
    and defaults, examples, and what the systems cannot express.

    Usage: screenc reference

    """

  private static let rules = """
    Lists all rules with their severities; as JSON with all that `screenc explain` says.

    Usage: screenc rules [--format FORMAT]

    Options:
      --format FORMAT  text or json (default: text)

    """
}
