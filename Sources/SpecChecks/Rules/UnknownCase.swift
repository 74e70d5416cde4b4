import Diagnostics

extension Rule {
  static let unknownCase = Rule(
    name: "unknown-case",
    summary: "A value names a case that its enum does not have.",
    rationale:
      "A comparison with a case that does not exist is never true, and Swift does not compile "
      + "it.",
    examples: """
      enum: Audience
      cases: { everyone: everyone, friends: friends-only }
      unknown: ‹public→everyone›
      """)
}

extension SpecRule {
  static let unknownCase = SpecRule(.unknownCase, reportedBy: .types, .groups, .tabs)
}
