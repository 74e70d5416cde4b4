/// What `--help` says.
enum HelpText {
  static func text(_ command: Subcommand?) -> String {
    command.map { text(of: .of($0)) } ?? overview
  }

  /// What the status of a run says, in lines.
  static let exitCodes = [
    "0 clean, 1 findings, 2 usage or configuration, 3 internal error,",
    "4 generated code out of date (build --check).",
  ]

  private static var overview: String {
    let commands = table(Command.all.map { ($0.name.rawValue, $0.summary) })
    let options = table([
      ("-h, --help", "show this, or with a command what it does"),
      ("-V, --version", "show the version"),
    ])
    return """
      screenc compiles declarative screen specs into Swift for UIKit apps.

      Usage: screenc COMMAND [OPTIONS]

      Commands:
      \(commands)
      Options:
      \(options)
      `screenc help` with any words finds commands, rules and pages of the reference.

      Exit codes: \(exitCodes[0])
      \(exitCodes[1])

      """
  }

  private static func text(of command: Command) -> String {
    let options = table(
      (command.options + Command.everywhere).map { (title(of: $0), help(of: $0)) })
    let parts = [
      command.details, "Usage: " + usage(of: command), command.explanation,
      "Options:\n" + options.dropLast(), command.epilogue,
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// The line of a command.
  static func usage(of command: Command) -> String {
    let required = command.options.filter(\.isRequired).map(title)
    let words =
      ["screenc", command.name.rawValue] + required + command.operands.map(\.usage) + ["[OPTIONS]"]
    return words.joined(separator: " ")
  }

  /// How an option stands in help.
  static func title(of option: Command.Option) -> String {
    let names = (option.letter.map { "-\($0), " } ?? "") + option.name
    guard let value = option.value?.placeholder else { return names }
    return option.hasOptionalValue ? "\(names) [\(value)]" : "\(names) \(value)"
  }

  /// What an option does, in a phrase.
  static func help(of option: Command.Option) -> String {
    option.isRepeated ? option.help + "; may be given several times" : option.help
  }

  // MARK: - Columns

  /// The most columns that help takes.
  private static let width = 100
  /// Titles that are longer have a line of their own.
  private static let widestTitle = 22

  /// Lines of two columns, of which the second is broken where it is too long.
  private static func table(_ rows: [(title: String, text: String)]) -> String {
    let column = rows.map(\.title.count).filter { $0 <= widestTitle }.max() ?? 0
    let indent = String(repeating: " ", count: column + 4)
    return rows.map { title, text in
      let lines = wrapped(text, to: width - indent.count)
      let isWide = title.count > widestTitle
      let padding = String(repeating: " ", count: max(0, column - title.count) + 2)
      let start = "  " + title + (isWide ? "\n" + indent : padding)
      return start + lines.joined(separator: "\n" + indent) + "\n"
    }.joined()
  }

  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let line = lines.last, line.count + 1 + word.count <= width {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
