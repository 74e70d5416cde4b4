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
      var ways: ClosingWays?
      for (number, head) in app.index.heads.enumerated() where head.kind == .screen {
        let id = DeclarationID(number)
        guard case .screen(let screen) = app.index.declaration(id),
          let sent = screen.sentInSilence(app.index)
        else { continue }
        let known = ways ?? ClosingWays(of: app)
        ways = known
        findings.report(
          .silentSubmit, "nothing follows when `\(sent.request.text)` has succeeded",
          at: Location(file: app.index.file(of: id), span: sent.span),
          help: [
            screen.returns == nil
              ? "say what does, such as \(known.next(id))"
              : "give its result to who shows the screen: `then: { return: … }`"
          ])
      }
    })
}

/// How screens are shown, and so closed; gathered once for all forms that do nothing then.
private struct ClosingWays {
  private let index: AppIndex
  private let ways: [DeclarationID: [UseGraph.Edge]]
  private let embedded: Set<DeclarationID>

  init(of app: AppSite) {
    index = app.index
    ways = Dictionary(grouping: app.uses[.leads], by: \.to)
    embedded = Set(app.uses[.embeds].map(\.to))
  }

  /// What may follow on a screen: what is pushed is not presented, and what is always there cannot be closed.
  func next(_ id: DeclarationID) -> String {
    let notice = "`then: { notice: … }`"
    guard !embedded.contains(id) else { return notice }
    let edges = ways[id] ?? []
    let shown = edges.filter { index.kind(of: $0.from) != .app }
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
