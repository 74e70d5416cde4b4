import Diagnostics

extension SpecRule {
  static let unknownScreen: SpecRule = .init(
    name: "unknown-screen",
    summary: "An effect, link, menu entry or embed names a screen that is not declared.",
    rationale: "It would lead nowhere.",
    examples: """
      app: Shop
      language: 1
      host: { style: tabBar, menu: [{ screen: ‹Hoem→Home›, title: tab.home }] }
      """,
    reportedBy: [.names])
}
