import Diagnostics
import ScreenCompiler
import SourceText

/// `screenc reference TOPIC` and `screenc help TOPIC`.
extension Tool {
  /// So many places are shown of each kind; the first are the most telling.
  private static let mostPlaces = 20

  func showReference(of topic: String?) -> ExitCode {
    let reference = Reference()
    guard let topic else {
      console.output(reference.markdown)
      return .clean
    }
    if let text = reference.section(named: topic) {
      console.output(text)
      return .clean
    }
    let places = Self.lines(of: reference.matches(of: topic))
    guard !places.isEmpty else {
      let near = NearMiss.suggestion(for: topic, among: reference.sectionNames)
      let hint = near.map { "did you mean `\($0)`?" } ?? "`screenc reference` has all of it"
      return fail("the reference says nothing of `\(topic)`: \(hint)")
    }
    show(places, under: "Reference", more: "screenc reference PAGE")
    return .clean
  }

  /// Commands, rules and places of the reference that are called so or speak of it.
  func help(on words: String) -> ExitCode {
    let topic = Topic(words)
    let commands = Self.ranked(Command.all, topic) { command in
      let options = command.options.map { "\($0.name) \($0.help)" }.joined(separator: " ")
      return (command.name.rawValue, "\(command.summary) \(command.details) \(options)")
    }.map { ($0.name.rawValue, $0.summary) }
    let rules = Self.ranked(
      RuleCatalogue.all + RuleCatalogue.breaking + RuleCatalogue.importing, topic
    ) {
      ($0.name, $0.summary)
    }.map { ($0.name, $0.summary) }
    let places = Self.lines(of: Reference().matches(of: words))
    guard !(commands.isEmpty && rules.isEmpty && places.isEmpty) else {
      return fail(ParsedArguments.unknown(words).message)
    }
    show(commands, under: "Commands", more: "screenc help COMMAND")
    show(rules, under: "Rules", more: "screenc explain RULE")
    show(places, under: "Reference", more: "screenc reference PAGE")
    return .clean
  }

  private static func ranked<Entry>(
    _ entries: [Entry], _ topic: Topic, by text: (Entry) -> (name: String, text: String)
  ) -> [Entry] {
    let found = entries.enumerated().compactMap { place, entry in
      let (name, text) = text(entry)
      return topic.rank(of: name, text: text).map { (rank: $0, place: place, entry: entry) }
    }
    return found.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.entry)
  }

  private static func lines(of matches: [Reference.Match]) -> [(String, String)] {
    matches.map { match in
      (match.section, match.key.map { "`\($0)`: \(match.summary)" } ?? match.summary)
    }
  }

  /// A list of what was found, and how to see one of it.
  private func show(_ lines: [(String, String)], under title: String, more: String) {
    guard !lines.isEmpty else { return }
    let shown = lines.prefix(Self.mostPlaces)
    let width = shown.map(\.0.count).max() ?? 0
    console.output("\(title) (`\(more)`):\n")
    for (name, text) in shown {
      let padding = String(repeating: " ", count: width - name.count)
      console.output("  \(name)\(padding)  \(text)\n")
    }
    if lines.count > shown.count { console.output("  … and \(lines.count - shown.count) more\n") }
    console.output("\n")
  }
}
