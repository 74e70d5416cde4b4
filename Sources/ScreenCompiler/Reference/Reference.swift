import SpecModel
import SpecSemantics

/// The reference of the language, written from the grammar table.
public struct Reference: Sendable {
  let chapters: [Chapter]
  private let systems: ScreenSystems
  /// Where each construct stands: the keys that ask for it.
  private let uses: [Construct: [(key: String, owner: Construct)]]

  public init(systems: ScreenSystems = .standard) {
    self.systems = systems
    chapters = Grammar.chapters
    var uses: [Construct: [(key: String, owner: Construct)]] = [:]
    for construct in chapters.flatMap(\.constructs) {
      for group in construct.groups where group.home == nil || group.home == construct {
        for key in group.keys {
          for part in key.shape.mentioned { uses[part, default: []].append((key.name, construct)) }
        }
      }
    }
    self.uses = uses
  }

  /// The whole reference as one page of Markdown.
  public var markdown: String {
    let body = chapters.map(text) + [chapterOnSystems]
    return Self.introduction + "\n" + body.joined(separator: "\n")
  }

  /// What sections are asked for by: the names of constructs and notations, with hyphens in the place of spaces.
  public var sectionNames: [String] {
    chapters.flatMap { $0.notations.map(\.rawValue) + $0.constructs.map(\.name) }.map(\.anchor)
  }

  /// The sections of a name, as Markdown; nil if there is none.
  public func section(named name: String) -> String? {
    let anchor = name.anchor
    let sections = chapters.flatMap { chapter in
      chapter.notations.filter { $0.rawValue.anchor == anchor }.map(text)
        + chapter.constructs.filter { $0.name.anchor == anchor }.map(text)
    }
    return sections.isEmpty ? nil : sections.joined(separator: "\n")
  }

  static let introduction = """
    # Language reference

    The language of screen specs, construct by construct.

    A project is a folder of YAML files. Each YAML document declares one thing, and its first key
    says which and names it: `screen: Feed`. Several documents may share a file, with `---` between
    them. Names hold in the whole app, whatever file or folder declares them. Folders are for people.

    Every key, name and value is checked. Values are read by the type that their place asks for, so
    that `no`, `010` or `on` are texts where a text is due, and only `true` and `false` are Booleans.
    Paths are relative to the spec folder.

    `screenc reference` prints all of it, and with a name one page of it. In the tables, *Since* is the version of the
    language that introduced a key; an app says by `language:` which version it is written in.

    """

  private func text(_ chapter: Chapter) -> String {
    let sections = chapter.notations.map(text) + chapter.constructs.map(text)
    return "## \(chapter.title)\n\n\(chapter.introduction)\n\n" + sections.joined(separator: "\n")
  }

  private func text(_ notation: Notation) -> String {
    var paragraphs = ["### \(notation.rawValue)", notation.documentation]
    paragraphs.append("```text\n\(notation.grammar)\n```")
    let examples = notation.examples.map { "`\($0)`" }.joined(separator: ", ")
    paragraphs.append("For instance \(examples).")
    switch notation {
    case .path:
      let rows = Scope.allCases.map { ["`$\($0.rawValue)`", $0.documentation] }
      paragraphs.append(MarkdownTable(["Scope", "What it is"], rows).text)
    case .type:
      let rows = BuiltinType.allCases.map { ["`\($0.rawValue)`", $0.documentation] }
      paragraphs.append(MarkdownTable(["Type", "What its values are"], rows).text)
    default: break
    }
    return paragraphs.joined(separator: "\n\n") + "\n"
  }

  private func text(_ construct: Construct) -> String {
    var paragraphs = ["### \(construct.name)", construct.documentation]
    if let places = places(of: construct) { paragraphs.append(places) }
    paragraphs.append("```yaml\n\(construct.example)\n```")
    let own = construct.groups.filter { $0.home == nil || $0.home == construct }.flatMap(\.keys)
    if !own.isEmpty { paragraphs.append(table(of: own)) }
    for group in construct.groups {
      guard let home = group.home, home != construct else { continue }
      let names = group.keys.map { "`\($0.name)`" }.joined(separator: ", ")
      paragraphs.append("Further keys, described under \(link(home)): \(names).")
    }
    let relations = construct.groups.compactMap(\.home).filter { $0 != construct }
      .flatMap(\.relations)
    let sentences = construct.relations.filter { !relations.contains($0) }.map(\.sentence)
    if !sentences.isEmpty { paragraphs.append(sentences.map { "- \($0)" }.joined(separator: "\n")) }
    paragraphs += own.compactMap(choices)
    if let limits = limits(of: construct) { paragraphs.append(limits) }
    return paragraphs.joined(separator: "\n\n") + "\n"
  }

  /// Which keys of which constructs a construct stands under.
  private func places(of construct: Construct) -> String? {
    guard let uses = uses[construct], !uses.isEmpty else { return nil }
    let owners = uses.map(\.owner).reduce(into: [Construct]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    let places = owners.map { owner in
      let keys = uses.filter { $0.owner == owner }.map { "`\($0.key)`" }
      return "\(keys.joined(separator: ", ")) of \(owner == construct ? "itself" : link(owner))"
    }
    return "Stands under \(places.joined(separator: "; "))."
  }

  private func table(of keys: [KeyDescription]) -> String {
    let rows = keys.map { key in
      [
        "`\(key.name)`", key.shape.markdown, key.presence == .required ? "yes" : "no",
        key.defaultValue.map { "`\($0)`" } ?? "", String(key.since),
        key.documentation + key.deprecationNote,
      ]
    }
    return MarkdownTable(["Key", "Type", "Required", "Default", "Since", "What it says"], rows).text
  }

  /// What the names mean that a key chooses from.
  private func choices(of key: KeyDescription) -> String? {
    let choices = key.shape.choices
    guard !choices.isEmpty else { return nil }
    let lines = choices.map { "- `\($0.name)`: \($0.documentation)" }
    return "Choices of `\(key.name)`:\n\n" + lines.joined(separator: "\n")
  }

  /// What not every system can express of a construct.
  private func limits(of construct: Construct) -> String? {
    let lines = ScreenConstruct.allCases.filter { $0.place.construct == construct.name }
      .compactMap { part -> String? in
        let without = systems.all.filter { !$0.supports(part) }
        guard !without.isEmpty else { return nil }
        let names = without.map { "`\($0.name.rawValue)`" }.joined(separator: ", ")
        return "- `\(part.place.key)`: not in \(names)"
      }
    guard !lines.isEmpty else { return nil }
    return "Not every [system](#systems) has all of it:\n\n" + lines.joined(separator: "\n")
  }

  var chapterOnSystems: String {
    let rows = ScreenConstruct.allCases.map { part in
      [
        "`\(part.place.key)` of [\(part.place.construct)](#\(part.place.construct.anchor))"
      ]
        + systems.all.map { $0.supports(part) ? "yes" : "no" }
    }
    let reasons = systems.all.compactMap { system -> String? in
      var parts: [(reason: String, names: [String])] = []
      for part in ScreenConstruct.allCases {
        guard let reason = system.obstacle(to: part)?.reason else { continue }
        let name = "`\(part.place.key)`"
        if let place = parts.firstIndex(where: { $0.reason == reason }) {
          parts[place].names.append(name)
        } else {
          parts.append((reason, [name]))
        }
      }
      guard !parts.isEmpty else { return nil }
      let said = parts.map { "\($0.names.joined(separator: ", ")): \($0.reason)" }
      return "- `\(system.name.rawValue)`: \(said.joined(separator: "; "))."
    }
    let header = ["Part"] + systems.all.map { "`\($0.name.rawValue)`" }
    return """
      ## Systems

      A screen is generated for the system that its `architecture` says, or the app's. All systems
      have every construct but these; what a system lacks is an error where it is used
      (`unsupported-by-architecture`).

      \(MarkdownTable(header, rows).text)

      Why they lack it:

      \(reasons.joined(separator: "\n"))

      """
  }

  private func link(_ construct: Construct) -> String { construct.markdownLink }
}
