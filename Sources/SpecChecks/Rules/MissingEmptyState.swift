import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Screens that load something say what they show when that has nothing.
  static let missingEmptyState: SpecRule = .init(
    name: "missing-empty-state", severity: .warning,
    summary: "A screen loads a list and shows nothing for an empty answer.",
    rationale: "An empty answer is a blank screen, which looks like a broken app.",
    examples: """
      screen: Feed
      source: { use: Posts }
      adapters: [PostRow]
      ‹states›: {«→ empty: { text: feed.empty },» error: { text: feed.error } }
      """,
    .screens { site, findings in
      guard site.screen.states.empty == nil, !site.screen.states.hasUnreadableEmpty, site.loadsList
      else { return }
      findings.report(
        .missingEmptyState,
        "`\(site.screen.name.text)` loads a list and shows nothing for an empty answer",
        at: site.location(site.screen.statesKey ?? site.screen.name.span),
        help: [
          site.screen.statesKey == nil
            ? "add `states: { empty: { text: …empty } }`"
            : "add `empty: { text: …empty }` within `states`"
        ])
    })
}
