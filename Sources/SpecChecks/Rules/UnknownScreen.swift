import Diagnostics

extension Rule {
  static let unknownScreen = Rule(
    name: "unknown-screen",
    summary: "An effect, link, menu entry or embed names a screen that is not declared.",
    rationale:
      "It would lead nowhere.",
    examples: """
      app: Shop
      language: 1
      host: { style: tabBar, menu: [{ screen: ‹Hoem→Home›, title: tab.home }] }
      ---
      screen: Home
      sections: []
      """)
}

extension SpecRule {
  static let unknownScreen = SpecRule(.unknownScreen, reportedBy: .names)
}
