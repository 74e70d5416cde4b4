import ScreenCompiler

/// The commands that print something, and read nothing but the specs.
extension Command {
  static let dump = Command(
    .dump, "print the checked app as JSON, for other tools",
    details: """
      Checks the specs and prints the app as JSON for other tools: declarations with their names
      resolved, the adapters of each model, and the ways between screens. With an error it shows the
      findings instead, as `screenc lint` does.
      """,
    operands: [.specs], explanation: "SPECS is the folder of the specs (default: Specs).",
    options: [
      CommandOption("--format", ValueForm("FORMAT", .words(["json"])), "json (default: json)") {
        _, format throws(UsageError) in
        guard format == OutputFormat.json.rawValue else {
          throw UsageError(
            "there is no format `\(format)` of dumps: the one there is is `json`")
        }
      }
    ],
    initial: LintOptions()
  ) { options, operands throws(UsageError) in
    try operands.takeSpecs(into: &options.specs)
    return .dump(options)
  }

  static let schema = Command(
    .schema, "print the JSON Schema of specs, for editors",
    details: """
      Prints the JSON Schema of specs, with which an editor completes keys, shows what they mean and
      marks what cannot stand where it does. It holds for each document of a spec.
      """,
    options: [
      CommandOption(
        "--draft", ValueForm("DRAFT", .words(SchemaText.drafts)),
        "2020-12 or 7 (default: 2020-12)"
      ) { draft, text throws(UsageError) in
        guard SchemaText.drafts.contains(text) else {
          let drafts = SchemaText.drafts.map { "`\($0)`" }.joined(separator: " and ")
          throw UsageError("there is no draft `\(text)`: drafts are \(drafts)")
        }
        draft = text
      }
    ],
    epilogue: """
      For the YAML language server, write it to a file and name that in the editor's settings
      (`yaml.schemas`), or at the top of a spec:

        # yaml-language-server: $schema=../.screenc/schema.json
      """,
    initial: SchemaText.drafts[0]
  ) { draft, _ throws(UsageError) in .schema(draft: draft) }

  static let reference = Command(
    .reference, "print the reference of the language",
    details: """
      Prints the reference of the language as Markdown: every construct with its keys, their types
      and defaults, examples, and what the systems cannot express; or only what it says of one of
      them, as `screenc reference screen` does. For any other topic, such as `pull` or `dark mode`,
      it lists where the reference speaks of it.
      """,
    operands: [.any(ValueForm("TOPIC", .words(Reference().sectionNames)))],
    explanation: "TOPIC is the name of a construct or a key, or words to look for.",
    options: [CommandOption<Bool>](), initial: false
  ) { _, operands throws(UsageError) in
    let words = operands.rest
    operands.rest = []
    return .reference(topic: words.isEmpty ? nil : words.joined(separator: " "))
  }

  static let rules = Command(
    .rules, "list all rules",
    details: """
      Lists all rules with their severities; as JSON with all that `screenc explain` says, how safe
      their fixes are and since which version they are there.
      """,
    options: [
      CommandOption(
        "--format", .word("FORMAT", of: OutputFormat.self), "text or json (default: text)"
      ) { format, text throws(UsageError) in format = try choice(text) }
    ],
    initial: OutputFormat.text
  ) { format, _ throws(UsageError) in .rules(format) }

  static let explain = Command(
    .explain, "say what a rule is about",
    details: "Says what a rule is about, why it matters, and what breaks it.",
    operands: [.required(ValueForm("RULE", .rule))], options: [CommandOption<Bool>](),
    initial: false
  ) { _, operands throws(UsageError) in
    guard operands.rest.count == 1, let name = operands.next() else {
      throw UsageError("`explain` takes the name of one rule, for instance `missing-adapter`")
    }
    return .explain(rule: name)
  }

  static let manual = Command(
    .manual, "print the manual page",
    details:
      "Prints the manual page of screenc, which says what the help of all commands says, for `man`.",
    options: [CommandOption<Bool>](),
    epilogue: """
      To have it shown by `man screenc`:

        screenc man > ~/.local/share/man/man1/screenc.1
      """,
    initial: false
  ) { _, _ throws(UsageError) in .manual }

  static let completions = Command(
    .completions, "print what a shell needs to complete command lines",
    details: """
      Prints a script with which a shell completes commands, options, their values and the names of
      rules.
      """,
    operands: [.required(.word("SHELL", of: Shell.self))],
    explanation: "SHELL is bash, zsh or fish.", options: [CommandOption<Bool>](),
    epilogue: """
      To have them in every new shell:

        bash  screenc completions bash > ~/.local/share/bash-completion/completions/screenc
        zsh   screenc completions zsh > FOLDER/_screenc, FOLDER being one of `$fpath`
        fish  screenc completions fish > ~/.config/fish/completions/screenc.fish
      """,
    initial: false
  ) { _, operands throws(UsageError) in
    guard let name = operands.next() else {
      throw UsageError("`completions` takes the name of a shell: bash, zsh or fish")
    }
    return .completions(try choice(name, called: "completion for"))
  }
}
