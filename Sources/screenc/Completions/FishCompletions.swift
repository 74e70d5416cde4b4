/// Completion by fish: a line for each command, option and operand.
enum FishCompletions {
  static var script: String {
    let commands = Command.all.map { command in
      "complete -c screenc -n __fish_use_subcommand -f -a \(command.name.rawValue)"
        + " -d \(command.summary.fishQuoted)\n"
    }
    return "# Completes command lines of screenc in fish.\ncomplete -c screenc -f\n"
      + commands.joined()
      + "complete -c screenc -n __fish_use_subcommand -s h -l help -d 'show what screenc does'\n"
      + "complete -c screenc -n __fish_use_subcommand -s V -l version -d 'show the version'\n"
      + Command.all.map(lines).joined()
  }

  private static func lines(_ command: Command) -> String {
    let start =
      "complete -c screenc -n '__fish_seen_subcommand_from \(command.name.rawValue)'"
    let options = (command.options + Command.everywhere).map { option in
      let letter = option.letter.map { " -s \($0)" } ?? ""
      let isRequired = option.hasOptionalValue ? "" : " -r"
      let value = option.value.map { isRequired + arguments($0.completion) } ?? ""
      return "\(start)\(letter) -l \(option.name.dropFirst(2))\(value)"
        + " -d \(option.help.fishQuoted)\n"
    }
    let operands = command.operands.map { "\(start)\(arguments($0.form.completion))\n" }
    return (options + operands).joined()
  }

  private static func arguments(_ form: ValueForm.Completion) -> String {
    switch form {
    case .file: " -F"
    case .folder: " -f -a '(__fish_complete_directories)'"
    case .nothing: " -f"
    case .rule, .words: " -f -a \((form.words ?? []).joined(separator: " ").fishQuoted)"
    }
  }
}

extension String {
  /// The text as one word of fish, in whose quotes a backslash takes a quote's meaning.
  fileprivate var fishQuoted: String {
    "'" + replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
