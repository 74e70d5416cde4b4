import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Screens that load something say what they show when that fails.
  static let missingErrorState: SpecRule = .init(
    name: "missing-error-state", severity: .warning,
    summary: "A screen loads something and shows nothing for a failed load.",
    rationale: "Without a network the screen stays blank, and no one is offered to try again.",
    examples: """
      screen: Feed
      source: { use: Posts }
      adapters: [PostRow]
      ‹states›: { empty: { text: feed.empty }«→, error: { text: feed.error }» }
      """,
    .screens { site, findings in
      guard site.screen.states.error == nil, !site.screen.states.hasUnreadableError, site.canFail
      else { return }
      findings.report(
        .missingErrorState,
        "`\(site.screen.name.text)` loads something and shows nothing for a failed load",
        at: site.location(site.screen.statesKey ?? site.screen.name.span),
        help: [
          site.screen.statesKey == nil
            ? "add `states: { error: { text: …error, retry: true } }`"
            : "add `error: { text: …error, retry: true }` within `states`"
        ])
    })
}
