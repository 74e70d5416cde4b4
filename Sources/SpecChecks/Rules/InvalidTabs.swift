import Diagnostics

extension SpecRule {
  static let invalidTabs: SpecRule = .init(
    name: "invalid-tabs",
    summary: "The tabs of a screen can't all be come to.",
    rationale:
      "Which tab is shown is said by a piece of the state: every value of it has to have a tab, and every "
      + "tab a value.",
    examples: """
      enum: Tab
      cases: [tips, about]
      ---
      screen: Tips
      sections:
        - { id: tips, rows: [{ use: PostRow, item: { id: t, title: T } }] }
      ---
      screen: Help
      state: { tab: Tab = tips }
      tabs:
        shown: $state.tab
        pages:
          - { id: tips, title: help.tips, screen: Tips }
          - { id: ‹tips→about›, title: help.about, screen: Tips }
      """,
    reportedBy: [.tabs])
}
