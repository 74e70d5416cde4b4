import Diagnostics

/// The pages of the documentation about rules: what `screenc explain` says, and a list of them.
public struct RulePages: Sendable {
  private let rules: [Rule]

  public init() {
    rules = RuleCatalogue.all
  }

  /// The page of each rule by the name of the rule.
  public var pages: [(name: String, markdown: String)] {
    rules.map { ($0.name, "# \($0.name)\n\n\($0.markdown)") }
  }

  /// The list of all rules, with links to their pages in a folder `Rules` beside it.
  public var index: String {
    let rows = rules.map { rule in
      [
        "[\(rule.name)](Rules/\(rule.name).md)", rule.isOptIn ? "off" : rule.severity.rawValue,
        rule.fix == nil ? "" : "yes", rule.summary,
      ]
    }
    return Self.introduction + "\n"
      + MarkdownTable(["Rule", "Severity", "Fix", "Summary"], rows).text
      + "\n"
  }

  private static let introduction = """
    # Rules

    All that screenc holds specs to.

    Each page says what `screenc explain RULE` says: why the rule matters, specs that break it, specs that obey it and
    what its fix does. `screenc rules --format json` has the same for programs. Rules whose severity is `off` apply only
    where a project gives them one; `screenc.yaml` sets severities, and a comment
    [ignores a rule at a place](Suppressing.md).

    """
}
