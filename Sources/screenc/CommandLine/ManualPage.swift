/// What `man screenc` shows: the help of all commands, in the language of manual pages.
struct ManualPage {
  let version: String

  var text: String {
    let start = [
      ".TH SCREENC 1 \"\" \"screenc \(version)\" \"User Commands\"",
      section("NAME", "screenc - compile declarative screen specs into Swift for UIKit apps"),
      ".SH SYNOPSIS", ".B screenc", ".I COMMAND", "[OPTIONS]", ".br", ".B screenc help",
      ".I TOPIC", ".br", ".B screenc --version",
      section(
        "DESCRIPTION",
        """
        A team describes in YAML what the screens of an app show. screenc checks all specs at once, and writes the Swift \
        that wires them. The words of help find commands, rules and pages of the reference: screenc help dark mode.
        """), ".SH COMMANDS",
    ]
    let commands = Command.all.flatMap(lines)
    let end = [
      section("EXIT STATUS", HelpText.exitCodes.joined(separator: " ")),
      section(
        "FILES",
        """
        screenc.yaml, in the folder of specs or above it, says where generated code goes and how much findings matter. \
        .screenc, in the folder of specs, remembers the last build, and can be removed.
        """),
      section("ENVIRONMENT", "NO_COLOR, FORCE_COLOR and CLICOLOR_FORCE say when colours are used."),
    ]
    return (start + commands + end).joined(separator: "\n") + "\n"
  }

  private func section(_ title: String, _ text: String) -> String {
    ".SH \(title)\n\(text.roff)"
  }

  private func lines(_ command: Command) -> [String] {
    let start = [".SS \(command.name.rawValue)", "\\fB\(HelpText.usage(of: command).roff)\\fR"]
    let texts = [command.details, command.explanation].filter { !$0.isEmpty }
      .flatMap { $0.split(separator: "\n\n") }.flatMap { [".PP", String($0).roff] }
    let options = (command.options + Command.everywhere).flatMap { option in
      [".TP", "\\fB\(HelpText.title(of: option).roff)\\fR", HelpText.help(of: option).roff]
    }
    // Lines that are examples keep their form.
    let end = command.epilogue.isEmpty ? [] : [".PP", ".nf", command.epilogue.roff, ".fi"]
    return start + texts + options + end
  }
}

extension String {
  /// The text as `man` takes it: no line begins a request, and dashes are those that are typed.
  fileprivate var roff: String {
    let text = replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("…", with: "...")
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&\($0)" : String($0) }
      .joined(separator: "\n")
  }
}
