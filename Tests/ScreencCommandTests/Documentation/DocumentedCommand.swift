@testable import screenc

/// A command of screenc as it stands in a text.
struct DocumentedCommand {
  let line: String
  let name: String
  let options: [String]

  /// All commands of a script or a configuration.
  static func all(in text: String) -> [DocumentedCommand] {
    text.split(separator: "\n").flatMap { line in
      line.split(separator: /&&|\||;/).compactMap { DocumentedCommand(String($0)) }
    }
  }

  /// Nil for what is no command of screenc's.
  init?(_ text: String) {
    guard
      let match = text.firstMatch(of: /(?:^|[\s\/"'])screenc"? ([a-z-]+)(.*)$/),
      !text.contains(/--package-path|--product|git clone|test -d/)
    else { return nil }
    line = text
    name = String(match.1)
    options = match.2.split { " '\"`=".contains($0) }.filter { $0.hasPrefix("--") && $0.count > 2 }
      .map(String.init)
  }

  /// What is wrong with it, if anything is.
  var problem: String? {
    if name == "help" || name.hasPrefix("-") { return nil }
    guard let command = Subcommand(rawValue: name).map(Command.of) else {
      return "there is no command \(name)"
    }
    let unknown = options.filter { !command.optionNames.contains($0) }
    return unknown.isEmpty ? nil : "\(name) has no \(unknown.joined(separator: ", "))"
  }
}
