/// A rule of the compiler: what it looks for, and why.
public struct Rule: Sendable, Hashable {
  /// The stable kebab-case name (`missing-adapter`).
  public let name: String
  /// How much its findings matter unless a project says otherwise.
  public let severity: Severity
  /// What the rule says, in one sentence.
  public let summary: String
  /// Why it matters.
  public let rationale: String
  /// What breaks the rule, and what obeys it.
  public let examples: RuleExamples?
  /// What the rule's fix does; nil if it has none.
  public let fix: String?
  /// Whether specs are held to the rule only where a project gives it a severity.
  public let isOptIn: Bool
  /// The version of screenc that had it first.
  public let since: String

  /// Creates a rule.
  public init(
    name: String,
    severity: Severity = .error,
    summary: String,
    rationale: String,
    examples: RuleExamples? = nil,
    fix: String? = nil,
    isOptIn: Bool = false,
    since: String = "0.1.0"
  ) {
    self.name = name
    self.severity = severity
    self.summary = summary
    self.rationale = rationale
    self.examples = examples
    self.fix = fix
    self.isOptIn = isOptIn
    self.since = since
  }
  /// What breaks the rule, with the places where it is reported marked.
  public var failing: RuleExample? { examples?.failing }
  /// What obeys the rule.
  public var passing: RuleExample? { examples?.passing }
}
