import Diagnostics

extension SpecRule {
  static let unknownSource: SpecRule = .init(
    name: "unknown-source",
    summary: "A section uses a source that is not declared.",
    rationale: "Without its source a section has nothing to show.",
    examples: """
      screen: Feed
      source: { use: ‹Post→Posts› }
      adapters: [PostRow]
      """,
    reportedBy: [.names])
}
