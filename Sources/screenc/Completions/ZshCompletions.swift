/// Completion by zsh: the options and operands of each command as `_arguments` takes them.
enum ZshCompletions {
  static var script: String {
    """
    #compdef screenc
    # Completes command lines of screenc in zsh.
    _screenc() {
      local -a commands
      commands=(
    \(Command.all.map { "    \("\($0.name.rawValue):\($0.summary)".shellQuoted)\n" }.joined())    'help:show what a command does'
      )
      if (( CURRENT == 2 )); then
        _describe -t commands command commands
        _arguments '(- *)'{-h,--help}'[show what screenc does]' '(- *)'{-V,--version}'[show the version]'
        return
      fi
      local command=$words[2]
      shift words
      (( CURRENT-- ))
      case $command in
    \(Command.all.map(branch).joined())    help) _describe -t commands command commands ;;
      esac
    }
    if [[ $funcstack[1] == _screenc ]]; then
      _screenc "$@"
    else
      compdef _screenc screenc
    fi

    """
  }

  private static func branch(_ command: Command) -> String {
    let options = (command.options + Command.everywhere).flatMap(option)
    let arguments = options + operands(command)
    return "    \(command.name.rawValue)) _arguments \\\n      "
      + arguments.joined(separator: " \\\n      ") + " ;;\n"
  }

  private static func option(_ option: Command.Option) -> [String] {
    option.spellings.map { name in
      let help = "[\(option.help.zshEscaped)]"
      guard let form = option.value else { return "\(name)\(help)".shellQuoted }
      // A value can stand behind an equals sign or be the next word; some options come again.
      let start = option.isRepeated ? "*" : ""
      let sign = name.hasPrefix("--") ? "=" : ""
      // Two colons stand before what may be missing.
      let colons = option.hasOptionalValue ? "::" : ":"
      let what = "\(colons)\(form.placeholder.zshEscaped):\(action(form.completion))"
      return "\(start)\(name)\(sign)\(help)\(what)"
        .shellQuoted
    }
  }

  private static func operands(_ command: Command) -> [String] {
    command.operands.enumerated().map { position, operand in
      let what = operand.form.placeholder.zshEscaped
      let place = operand.usage.hasSuffix("…]") ? "*" : "\(position + 1)"
      return "\(place):\(what):\(action(operand.form.completion))".shellQuoted
    }
  }

  private static func action(_ form: ValueForm.Completion) -> String {
    switch form {
    case .file: "_files"
    case .folder: "_files -/"
    case .nothing: " "
    case .rule, .words: "(\((form.words ?? []).joined(separator: " ")))"
    }
  }
}

extension String {
  /// The text where `:`, `[` and `]` are signs of `_arguments`.
  fileprivate var zshEscaped: String {
    [":", "[", "]"].reduce(self) { $0.replacing($1, with: "\\" + $1) }
  }
}
