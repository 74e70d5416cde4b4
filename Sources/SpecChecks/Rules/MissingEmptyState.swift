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
      guard !site.screen.states.hasUnreadableEmpty, site.loadsList else { return }
      let states = site.screen.states.empty
      guard states.isEmpty else { return checkOtherwise(of: states, site, into: &findings) }
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

  /// Of states with conditions none may hold.
  private static func checkOtherwise(
    of states: [EmptyStateDeclaration], _ site: ScreenSite, into findings: inout Findings
  ) {
    guard let last = states.last?.condition, states.allSatisfy({ $0.condition != nil }) else {
      return
    }
    findings.report(
      .missingEmptyState, "nothing says what an empty list shows where this doesn't hold",
      at: site.location(last.span),
      help: ["leave out the `when:` of the last state, or add a state without one"])
  }
}
