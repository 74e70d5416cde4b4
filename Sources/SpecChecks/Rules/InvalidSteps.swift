import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Each field of a form with steps is in one of them.
  static let invalidSteps: SpecRule = .init(
    name: "invalid-steps",
    summary: "A field of a form is in none of its steps, or in several.",
    rationale:
      "Of a form with steps those fields are seen that the step asks for. One that is in none of them would be asked for "
      + "with what the last step asks for, and of one that is in two of them the second would have nothing.",
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
      guard case .form(let form) = site.screen.body, let place = form.stepsPlace,
        !site.index.isBroken(.screen, site.screen.name.text)
      else { return }
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
      let hasUnknown = checkNames(in: form, site, into: &findings)
      // One that is in no step may be the one that is meant by a name which there is not.
      if !hasUnknown { checkForLeftOut(in: form, site, into: &findings) }
      if form.steps.count == 1 {
        findings.report(
          .ineffectiveKey, "`steps` means nothing here: one step is the whole form",
          at: site.location(place), help: ["leave out `steps:`, or make several of it"])
      }
    })

  /// Says whether a step names a field that there is not.
  private static func checkNames(
    in form: FormDeclaration, _ site: ScreenSite, into findings: inout Findings
  ) -> Bool {
    let names = form.fields.map(\.field.name.text)
    var places: [String: ByteSpan] = [:]
    var hasUnknown = false
    for field in form.steps.flatMap(\.fields) {
      if let first = places[field.text] {
        findings.report(
          .invalidSteps, "`\(field.text)` is asked for already", at: site.location(field.span),
          related: [.init(site.location(first), "it is asked for here")],
          help: ["leave out one of them"])
      } else if !names.contains(field.text) {
        hasUnknown = true
        findings.report(
          .unknownField, "the form has no field `\(field.text)`", at: site.location(field.span),
          suggestion: suggestion(for: field.text, in: form))
      }
      places[field.text] = places[field.text] ?? field.span
    }
    return hasUnknown
  }

  /// The field that is meant by a name: one of that name for servers, or nearly of it, and else the only one that no step
  /// asks for.
  private static func suggestion(for name: String, in form: FormDeclaration) -> Suggestion {
    let names = form.fields.map(\.field.name.text)
    let asked = form.steps.flatMap(\.fields).map(\.text)
    let left = names.filter { !asked.contains($0) }
    let sent = form.fields.filter { $0.refusedName?.written == name }.map(\.field.name.text)
      .filter(left.contains)
    if sent.count == 1 { return Suggestion(meaning: sent[0], note: "which servers call so") }
    let suggestion = Suggestion(for: name, among: names, kind: "fields")
    guard !suggestion.isGuess, left.count == 1, asked.count(where: { !names.contains($0) }) == 1
    else { return suggestion }
    return Suggestion(meaning: left[0], note: "which no step asks for")
  }

  private static func checkForLeftOut(
    in form: FormDeclaration, _ site: ScreenSite, into findings: inout Findings
  ) {
    let asked = Set(form.steps.flatMap(\.fields).map(\.text))
    for name in form.fields.map(\.field.name) where !asked.contains(name.text) {
      findings.report(
        .invalidSteps, "no step of the form asks for `\(name.text)`",
        at: site.location(name.span), help: ["add it to the `fields:` of a step"])
    }
  }
}
