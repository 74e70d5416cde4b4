import Diagnostics
import SpecModel

extension SpecRule {
  static let controlBinding: SpecRule = .init(
    name: "control-binding",
    summary:
      "A control edits something that it cannot, or that another one edits already, or goes by steps that do not fit.",
    rationale:
      "A control shows a piece of the screen's state and changes it; each kind of control has its "
      + "types of values. Two of a kind that edit the same move together: one was most likely copied from the other. "
      + "Steps that do not come to the end of what they go through end in a shorter one, and lead back by other "
      + "numbers.",
    examples: """
      screen: Settings
      state: { volume: Int = 5 }
      sections:
        - { id: main, rows: [{ «toggle→stepper»: ‹$state.volume›, title: settings.volume }] }
      """,
    reportedBy: [.components, .controls],
    .screenDeclarations { screen, place, findings in checkTwins(on: screen, place, &findings) })

  /// Two controls of a kind that edit the same value: one was most likely copied from the other.
  private static func checkTwins(
    on screen: ScreenDeclaration, _ place: DeclarationPlace, _ findings: inout Findings
  ) {
    // What has a condition may be the other's alternative.
    var controls: [ControlDeclaration] = []
    for section in screen.sections where section.condition == nil {
      for row in section.content.rows where row.condition == nil {
        if let control = row.control { controls.append(control) }
      }
    }
    let twins = controls.repeats(
      of: { "\($0.kind.noun) \($0.target.value.text)" },
      where: { $0.kind.noun == $1.kind.noun && $0.target.value.isSame(as: $1.target.value) })
    for (twin, control) in twins {
      report(control, twinOf: twin, on: screen, place, &findings)
    }
  }

  private static func report(
    _ control: ControlDeclaration, twinOf twin: ControlDeclaration, on screen: ScreenDeclaration,
    _ place: DeclarationPlace, _ findings: inout Findings
  ) {
    let name = control.target.value.components.first?.text
    let edited = screen.sections.flatMap(\.content.rows).compactMap {
      $0.control?.target.value.components.first?.text
    }
    let type = screen.state.first { $0.name.text == name }?.type.shape
    let idle = screen.state.filter { $0.type.shape == type && !edited.contains($0.name.text) }
      .map(\.name.text)
    let titled = idle.first { name in
      if case .key(let key, _) = control.title { key.text.hasSuffix(".\(name)") } else { false }
    }
    let meant = titled ?? (idle.count == 1 ? idle[0] : nil)
    findings.report(
      Diagnostic(
        rule: SpecRule.controlBinding.rule.name, severity: .warning,
        message:
          "two controls of `\(screen.name.text)` edit `\(control.target.value.text)` in the same way",
        at: place.location(control.target.span),
        related: [.init(place.location(twin.target.span), "the first one")],
        help: [
          meant.map { "did you mean `$state.\($0)`, which no control edits?" }
            ?? "let one of them edit another value, or leave it out"
        ]))
    // What should be edited here is most likely read by nothing else.
    for name in idle {
      findings.note(
        explained: causeOfUnread("$state.\(name)", in: place.file), by: .controlBinding)
    }
  }
}
