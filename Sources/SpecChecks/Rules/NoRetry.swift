import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// What nobody can leave can be loaded again.
  static let noRetry: SpecRule = .init(
    name: "no-retry", severity: .warning,
    summary: "A screen of the menu stays as it is after a failed load.",
    rationale:
      "Whoever pushed or presented a screen leaves it and comes again. A screen of the menu is loaded once: "
      + "where its error offers no other try and nothing on it reloads, it stays empty until the app is "
      + "started anew.",
    examples: """
      app: Shop
      language: 1
      host: { menu: [{ screen: Feed, title: tab.feed }] }
      ---
      screen: Feed
      source: { use: Posts }
      adapters: [PostRow]«→
      reload: { pull: true }»
      states: { empty: { text: feed.empty }, error: { text: feed.error, retry: ‹false› } }
      """,
    .app { app, findings in
      var seen: Set<String> = []
      for entry in app.index.app?.host?.menu ?? [] where seen.insert(entry.screen.text).inserted {
        guard let screen = app.index.screen(entry.screen.text),
          let id = app.index.id(of: .screen, entry.screen.text),
          let retry = screen.states.error?.retry, !retry.value, !screen.reloads
        else { continue }
        let site = ScreenSite(screen, id: id, file: app.index.file(of: id), index: app.index)
        guard site.canFail else { continue }
        findings.report(
          .noRetry, "nothing on `\(screen.name.text)` tries a failed load again",
          at: site.location(retry.span),
          help: ["let the error offer it by `retry: true`, or add `reload: { pull: true }`"],
          fixes: Fix.replacing("false", at: site.location(retry.span), by: "true", .unsafe))
      }
    })
}

extension ScreenDeclaration {
  /// Whether something makes the screen load anew, or may do so.
  fileprivate var reloads: Bool {
    if reload.pull || reload.onAppear != nil || reload.every != nil { return true }
    if !reload.events.isEmpty || search != nil { return true }
    var reloads = false
    forEachEffect { effect in
      effect.forEachStep { step in
        switch step.action {
        // A source may ask with what stands in the state.
        case .simple(.reload), .call, .set: reloads = true
        default: break
        }
      }
    }
    return reloads
  }
}
