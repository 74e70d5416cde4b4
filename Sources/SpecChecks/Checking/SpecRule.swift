import Diagnostics

/// A rule that specs are checked against: what people read about it, and what it looks at.
public struct SpecRule: Sendable {
  /// The rule's name, severity, reason and example.
  public let rule: Rule
  /// When it is asked.
  let hooks: [Hook]
  /// What else reports it: what gives names and values their meaning, and so knows where they have none.
  let reporters: [Reporter]

  init(_ rule: Rule, _ hooks: Hook...) {
    self.rule = rule
    self.hooks = hooks
    reporters = []
  }

  init(_ rule: Rule, reportedBy reporters: Reporter..., hooks: Hook...) {
    self.rule = rule
    self.hooks = hooks
    self.reporters = reporters
  }
}
