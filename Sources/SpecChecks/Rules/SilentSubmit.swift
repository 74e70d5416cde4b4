import Diagnostics
import SourceText
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
    .app { app, findings in
      for (number, head) in app.index.heads.enumerated() where head.kind == .screen {
        let id = DeclarationID(number)
        guard case .screen(let screen) = app.index.declaration(id),
          let sent = screen.sentInSilence(app.index)
        else { continue }
        findings.report(
          .silentSubmit, "nothing follows when `\(sent.request.text)` has succeeded",
          at: Location(file: app.index.file(of: id), span: sent.span),
          help: [
            screen.returns == nil
              ? "say what does, such as \(next(id, app))"
              : "give its result to who shows the screen: `then: { return: … }`"
          ])
      }
    })

  /// What may follow on a screen: what is pushed is not presented, and what is always there cannot be closed.
  private static func next(_ id: DeclarationID, _ app: AppSite) -> String {
    let notice = "`then: { notice: … }`"
    guard !app.uses[.embeds].contains(where: { $0.to == id }) else { return notice }
    let edges = app.uses[.leads].filter { $0.to == id }
    let shown = edges.filter { app.index.kind(of: $0.from) != .app }
    guard !shown.isEmpty || edges.isEmpty else { return notice }
    let ways = Set(shown.map(\.isModal))
    switch (ways.contains(true), ways.contains(false)) {
    case (true, false): return "`then: { do: dismiss }` or \(notice)"
    case (false, true): return "`then: { do: pop }` or \(notice)"
    default: return "`then: { do: dismiss }` (`pop` where it is pushed) or \(notice)"
    }
  }
}

extension ScreenDeclaration {
  /// The request that its form sends if nothing follows, and where it is said.
  fileprivate func sentInSilence(_ index: AppIndex) -> (request: Name, span: ByteSpan)? {
    guard case .form(let form) = body, case .request(let name) = form.submit.effect.action,
      form.submit.effect.then == nil, !index.isBroken(.screen, self.name.text),
      index.session?.beginnings.contains(where: { $0.text == name.text }) != true
    else { return nil }
    return (name, form.submit.effect.span)
  }
}
