import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Whether a field is there is said by others.
  static let selfHidingField: SpecRule = .init(
    name: "self-hiding-field",
    summary: "A field of a form is there only under a condition of its own value.",
    rationale:
      "What makes it go can't be taken back: nobody can change the value of a field that is not there.",
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
        guard let condition = field.condition else { continue }
        let name = field.field.name.text
        var asksForItself = false
        condition.visitPaths { path in
          if path.scope == .form, path.components.first?.text == name { asksForItself = true }
        }
        guard asksForItself else { continue }
        findings.report(
          .selfHidingField,
          "`\(name)` is there only if its own value says so, so that it can't come back",
          at: site.location(condition.span),
          help: ["ask for another field, or for `$state`"])
      }
    })
}
