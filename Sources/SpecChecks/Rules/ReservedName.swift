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
struct ReservedName: NameRule, ScreenRule {
  var rule: Rule { .reservedName }
  var aspects: RuleAspects { RuleAspects(name: self, screen: self) }

  func check(
    _ name: Name, _ role: NameRole, at location: Location, into findings: inout Findings
  ) {
    if ReservedNames.contains(name.text, role) { report(name, at: location, into: &findings) }
  }

  /// A screen's presenter is called after it, and must not be called like what it inherits from.
  func check(_ site: ScreenSite, into findings: inout Findings) {
    let name = site.screen.name
    guard site.index.architecture(of: site.screen) == .mvp,
      ReservedNames.presentedScreens.contains(name.text)
    else { return }
    report(name, at: site.location(name.span), into: &findings)
  }

  private func report(_ name: Name, at location: Location, into findings: inout Findings) {
    findings.report(
      Diagnostic(
        rule, "`\(name.text)` is taken by the generated code", at: location,
        help: ["choose a name that says more"]))
  }
}
