import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Whether a field is there is said by others.
  static let selfHidingField: SpecRule = .init(
    name: "self-hiding-field",
    summary: "A field of a form, or a control, is there only under a condition of its own value.",
    rationale:
      "What makes it go can't be taken back: nobody can change the value of a field that is not there. A switch, a "
      + "picker or a text field of a screen is told as a warning, where it is all that changes its piece of the state: "
      + "it comes back when the screen is shown anew.",
    examples: """
      screen: Compose
      form:
        signed: { type: Bool, title: compose.signed, default: true«→ }
        name: { type: String, title: compose.name», when: ‹$form.signed› }
      submit: { title: compose.send, do: dismiss }
      """,
    .screens { site, findings in
      guard case .form(let form) = site.screen.body else { return }
      for field in form.fields {
        let name = field.field.name.text
        let conditions = [field.ownCondition, field.groupCondition].compactMap(\.self)
        guard let condition = conditions.first(where: { $0.reads(name, of: .form) }) else {
          continue
        }
        findings.report(
          .selfHidingField,
          "`\(name)` is there only if its own value says so, so that it can't come back",
          at: site.location(condition.span),
          help: ["ask for another field, or for `$state`"])
      }
    },
    .collecting(
      [HiddenControl].self,
      on: .reads { reads, declaration, place, hidden in
        guard reads.areKnown, case .screen(let screen) = declaration, !screen.state.isEmpty,
          screen.readsAlone(in: place.index)
        else { return }
        hidden += screen.hiddenControls(in: place.index).filter {
          reads.changedState.contains($0.name) && !reads.changedAgain.contains($0.name)
        }.map { $0.placed(in: place.file) }
      }
    ) { _, hidden, findings in
      for control in hidden {
        findings.report(
          Diagnostic(
            rule: SpecRule.selfHidingField.rule.name, severity: .warning,
            message:
              "this \(control.noun) is there only if its own value says so, and nothing else changes `$state.\(control.name)`",
            at: Location(file: control.file, span: control.condition),
            related: control.isOfSection
              ? [.init(Location(file: control.file, span: control.target), "it stands here")] : [],
            help: ["let it be there whatever its value is, or ask for another one"]))
      }
    })
}
