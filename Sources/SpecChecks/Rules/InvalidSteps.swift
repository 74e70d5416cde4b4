import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Each field of a form with steps is in one of them, and of one with groups in one of those.
  static let invalidSteps: SpecRule = .init(
    name: "invalid-steps",
    summary: "A field of a form is in none of its steps or groups, or in several.",
    rationale:
      "Of a form with steps those fields are seen that the step asks for. One that is in none of them would be asked for "
      + "with what the last step asks for, and of one that is in two of them the second would have nothing. In the same way "
      + "each field stands in one of the groups of a form that has some.",
    examples: """
      screen: Join
      form:
        name: { type: String, title: join.name }
        street: { type: String, title: join.street }
        ‹town›: { type: String, title: join.town }
      steps:
        - { title: join.you, fields: [name] }
        - { title: join.address, fields: [street«→, town»] }
      submit:
        title: join.send
        call: join
        with: { name: $form.name, street: $form.street, town: $form.town }
      """,
    .screens { site, findings in
      guard case .form(let form) = site.screen.body,
        form.stepsPlace != nil || form.groupsPlace != nil,
        !site.index.isBroken(.screen, site.screen.name.text)
      else { return }
      checkGroups(of: form, site, into: &findings)
      guard let place = form.stepsPlace else { return }
      guard !form.steps.isEmpty else {
        return findings.report(
          .invalidSteps, "a form asks for something in each of its steps, and here are none",
          at: site.location(place), help: ["leave out `steps:`"])
      }
      for step in form.steps where step.fields.isEmpty {
        findings.report(
          .invalidSteps, "this step asks for nothing, and is never seen",
          at: site.location(step.title.span),
          help: ["list what it asks for under `fields:`, or leave the step out"])
      }
      check(Listed(form.steps.flatMap(\.fields), by: .step, of: form), site, into: &findings)
      if form.steps.count == 1 {
        findings.report(
          .ineffectiveKey, "`steps` means nothing here: one step is the whole form",
          at: site.location(place), help: ["leave out `steps:`, or make several of it"])
      }
    })
}
