import Diagnostics

extension Rule {
  static let unknownTrackedEvent = Rule(
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
      """)
}

extension SpecRule {
  static let unknownTrackedEvent = SpecRule(.unknownTrackedEvent, reportedBy: .tracking, .names)
}
