import Diagnostics

extension SpecRule {
  static let constantCondition: SpecRule = .init(
    name: "constant-condition",
    summary: "A condition does not depend on anything.",
    rationale:
      "It is always or never true, so either it or what it guards has no purpose; Swift warns "
      + "of code that never runs.",
    examples: """
      model: Post
      fields: { id: ID, title: String«→, draft: Bool» }
      ---
      adapter: PostRow
      for: Post
      cell: { text: { value: $item.title, when: ‹1 == 1→not $item.draft› } }
      """,
    reportedBy: [.types])
}
