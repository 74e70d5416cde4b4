/// Completion by bash, without any other package: a function that looks at the words before the
/// cursor.
enum BashCompletions {
  static var script: String {
    """
    # Completes command lines of screenc in bash.
    _screenc() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
      local command=${COMP_WORDS[1]}
      # Bash takes the equals sign of an option and its value for a word of its own.
      if [[ $current == '=' ]]; then
        current=
      elif [[ $previous == '=' ]]; then
        previous=${COMP_WORDS[COMP_CWORD-2]}
      fi
      COMPREPLY=()
      if [[ $COMP_CWORD -eq 1 ]]; then
        COMPREPLY=($(compgen -W \(firstWords.shellQuoted) -- "$current"))
        return
      fi
      case $command:$previous in
    \(Command.all.map(values).joined())  esac
      if [[ $current == -* ]]; then
        case $command in
    \(Command.all.map(options).joined())    esac
        return
      fi
      case $command in
    \(Command.all.map(operands).joined())  esac
    }
    complete -o filenames -F _screenc screenc

    """
  }

  private static var firstWords: String {
    (Command.all.map(\.name.rawValue) + ["help", "--help", "--version"]).joined(separator: " ")
  }

  /// What completes the values of a command's options.
  private static func values(_ command: Command) -> String {
    command.options.compactMap { option in
      option.value.map { form in
        let patterns = option.spellings.map { "\(command.name.rawValue):\($0)" }
        return "    \(patterns.joined(separator: "|"))) \(completing(form.completion)); return ;;\n"
      }
    }.joined()
  }

  private static func options(_ command: Command) -> String {
    let names = (command.options + Command.everywhere).map(\.name).joined(separator: " ")
    return "      \(command.name.rawValue)) \(completing(.words([names]))) ;;\n"
  }

  private static func operands(_ command: Command) -> String {
    guard let first = command.operands.first else { return "" }
    // What comes after a name is a folder.
    let others = command.operands.count > 1 ? ValueForm.Completion.folder : first.form.completion
    let form =
      command.operands.count > 1
      ? "if [[ $COMP_CWORD -eq 2 ]]; then "
        + completing(first.form.completion) + "; else " + completing(others) + "; fi"
      : completing(first.form.completion)
    return "    \(command.name.rawValue)) \(form) ;;\n"
  }

  /// The command that offers what can stand in a place.
  private static func completing(_ form: ValueForm.Completion) -> String {
    switch form {
    case .file: return #"COMPREPLY=($(compgen -f -- "$current"))"#
    case .folder: return #"COMPREPLY=($(compgen -d -- "$current"))"#
    case .nothing: return "COMPREPLY=()"
    case .rule, .words:
      let words = (form.words ?? []).joined(separator: " ").shellQuoted
      return #"COMPREPLY=($(compgen -W \#(words) -- "$current"))"#
    }
  }
}
