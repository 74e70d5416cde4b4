import Diagnostics

/// The pages of the documentation about rules: what `screenc explain` says, and a list of them.
public struct RulePages: Sendable {
  private let rules = RuleCatalogue.all
  private let breaking = RuleCatalogue.breaking
  private let importing = RuleCatalogue.importing

  public init() {}

  /// The page of each rule by the name of the rule.
  public var pages: [(name: String, markdown: String)] {
    (rules + breaking + importing).map { ($0.name, "# \($0.name)\n\n\($0.markdown)") }
  }

  /// The list of all rules, with links to their pages in a folder `Rules` beside it.
  public var index: String {
    let rows = rules.map { rule in
      [
        link(to: rule), rule.isOptIn ? "off" : rule.severity.rawValue, rule.fix == nil ? "" : "yes",
        rule.summary,
      ]
    }
    return Self.introduction + "\n"
      + MarkdownTable(["Rule", "Severity", "Fix", "Summary"], rows).text
      + "\n" + Self.breakingIntroduction + "\n"
      + MarkdownTable(["Rule", "Summary"], breaking.map { [link(to: $0), $0.summary] }).text
      + "\n" + Self.importingIntroduction + "\n"
      + MarkdownTable(["Rule", "Summary"], importing.map { [link(to: $0), $0.summary] }).text
      + "\n"
  }

  private func link(to rule: Rule) -> String { "[\(rule.name)](Rules/\(rule.name).md)" }

  private static let introduction = """
    # Rules

    All that screenc holds specs to.

    Each page says what `screenc explain RULE` says: why the rule matters, specs that break it, specs that obey it and
    what its fix does. What many of these specs name (a post, its row, a source of posts) is declared at their end.
    `screenc rules --format json` has the same for programs, and for each rule how safe its fixes are (`fixes`) and which
    version of screenc had it first (`since`). Rules whose severity is `off` apply only where a project gives them one;
    `screenc.yaml` sets severities, and a comment [ignores a rule at a place](Suppressing.md).

    """

  private static let breakingIntroduction = """

    ## Changes that break others

    `screenc breaking --against git:main` compares the specs with an earlier state of them. What it reports begins with
    who is hurt: `source` is Swift code beside the generated code, `route` are ways into the app, `data` is what is sent,
    decoded, kept and told, and `visual` is what people see. `--category` chooses among them.

    """

  private static let importingIntroduction = """

    ## What is imported

    `screenc import` [begins specs](Beginning.md) from what a team has, and tells what it leaves out.

    """
}
