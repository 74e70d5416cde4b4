import Diagnostics
import SourceText
import SpecModel

extension Rule {
  static let reservedName = Rule(
    name: "reserved-name",
    summary:
      "A name is taken by Swift, the system or the run-time library where the generated code "
      + "needs it.",
    rationale:
      "The generated code would mean something else by it, or not compile.",
    failing: RuleExample(
      """
      model: ‹Event›
      fields: { id: ID, title: String }
      """
    ),
    passing: RuleExample(
      """
      model: CalendarEvent
      fields: { id: ID, title: String }
      """
    ))
}

/// Names leave alone what generated code has a use for.
struct ReservedName: NameRule {
  var rule: Rule { .reservedName }

  func check(
    _ name: Name, _ role: NameRole, at location: Location, into findings: inout Findings
  ) {
    guard ReservedNames.contains(name.text, role) else { return }
    findings.report(
      Diagnostic(
        rule, "`\(name.text)` is taken by the generated code", at: location,
        help: ["choose a name that says more"]))
  }
}
