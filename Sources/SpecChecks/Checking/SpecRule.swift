import Diagnostics

/// A rule that specs are checked against: what people read about it, and what it looks at.
public struct SpecRule: Sendable {
  /// What is wrong, and what to do about it.
  typealias Problem = (message: String, help: String)

  /// The rule's name, severity, reason and example.
  public let rule: Rule
  /// When it is asked.
  let hooks: [Hook]
  /// What else reports it: what gives names and values their meaning, and so knows where they have none.
  let reporters: [Reporter]

  init(
    name: String, severity: Severity = .error, summary: String, rationale: String,
    examples: RuleExamples, fix: String? = nil, isOptIn: Bool = false,
    reportedBy reporters: [Reporter] = [], _ hooks: Hook...
  ) {
    rule = Rule(
      name: name, severity: severity, summary: summary, rationale: rationale, examples: examples,
      fix: fix, isOptIn: isOptIn)
    self.hooks = hooks
    self.reporters = reporters
  }
}

extension Diagnostic {
  /// Creates a finding of a rule that specs are checked against.
  ///
  /// - Parameter subject: What it says, where that matters to other findings.
  init(
    _ rule: SpecRule, _ message: String, at place: Location, label: String? = nil,
    related: [Related] = [], notes: [String] = [], suggestion: Suggestion? = nil,
    help: [String] = [], fixes: [Fix] = [], about subject: Subject? = nil
  ) {
    self.init(
      rule.rule, message, at: place, label: label, related: related, notes: notes,
      suggestion: suggestion, help: help, fixes: fixes)
    self.subject = subject
  }
}

extension Findings {
  /// Reports a finding of a rule.
  mutating func report(
    _ rule: SpecRule, _ message: String, at place: Location, label: String? = nil,
    related: [Diagnostic.Related] = [], notes: [String] = [], suggestion: Suggestion? = nil,
    help: [String] = [], fixes: [Fix] = [], about subject: Subject? = nil
  ) {
    report(
      Diagnostic(
        rule, message, at: place, label: label, related: related, notes: notes,
        suggestion: suggestion, help: help, fixes: fixes, about: subject))
  }
}
