import Diagnostics

extension SpecRule {
  static let unknownCase: SpecRule = .init(
    name: "unknown-case",
    summary: "A value names a case that its enum does not have.",
    rationale:
      "A comparison with a case that does not exist is never true, and Swift does not compile "
      + "it.",
    examples: """
      enum: Audience
      cases: { everyone: everyone, friends: friends-only }
      unknown: ‹public→everyone›
      """,
    reportedBy: [.types, .groups, .tabs])
}
