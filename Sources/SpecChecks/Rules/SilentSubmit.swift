import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Whoever sends a form sees that it was sent.
  static let silentSubmit: SpecRule = .init(
    name: "silent-submit", severity: .warning,
    summary: "A form sends a request, and nothing follows on its success.",
    rationale:
      "The form stays as it was, with what was entered, so that people send it again. A request that begins the session is "
      + "left out, since the log-in gate opens then.",
    examples: """
      request: Rename
      parameters: { title: String }
      method: POST
      path: /title
      body: { title: $parameters.title }
      ---
      screen: Edit
      form:
        title: { type: String, title: edit.title }
      submit: { title: edit.save, ‹request›: Rename, with: { title: $form.title }«→, then: { do: dismiss }» }
      """,
    .screenDeclarations { screen, place, findings in
      guard case .form(let form) = screen.body, case .request(let name) = form.submit.effect.action,
        form.submit.effect.then == nil, !place.index.isBroken(.screen, screen.name.text),
        place.index.session?.beginnings.contains(where: { $0.text == name.text }) != true
      else { return }
      findings.report(
        .silentSubmit, "nothing follows when `\(name.text)` has succeeded",
        at: place.location(form.submit.effect.span),
        help: [
          screen.returns == nil
            ? "say what does, such as `then: { do: dismiss }` or `then: { notice: … }`"
            : "give its result to who shows the screen: `then: { return: … }`"
        ])
    })
}
