import Diagnostics

extension SpecRule {
  static let unknownAdapter: SpecRule = .init(
    name: "unknown-adapter",
    summary: "A screen names an adapter that is not declared.",
    rationale: "A model without its adapter cannot be shown.",
    examples: """
      screen: Feed
      source: { use: Posts }
      adapters: [PostRow«, ‹PostRwo›→»]
      """,
    reportedBy: [.names])
}
