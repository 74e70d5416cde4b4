import Diagnostics

extension SpecRule {
  static let unknownTrackedEvent: SpecRule = .init(
    name: "unknown-tracked-event",
    summary: "A spec tracks an event that no catalogue has.",
    rationale:
      "What is told under a misspelt name is missing where the numbers are read, and nobody knows.",
    examples: """
      events: Analytics
      cases: { listShown: {} }
      ---
      screen: Feed
      sections: []
      track: { shown: ‹lisShown→listShown› }
      """,
    reportedBy: [.tracking, .names])
}
