import Diagnostics

extension SpecRule {
  static let unavailableScope: SpecRule = .init(
    name: "unavailable-scope",
    summary: "A path starts from a scope that does not exist at its place.",
    rationale:
      "A cell knows its item but no screen, a request knows its parameters only: what is not "
      + "there cannot be read.",
    examples: """
      model: Post
      fields: { id: ID, title: String«→, isLong: Bool» }
      ---
      adapter: PostRow
      for: Post
      cell: { text: { value: $item.title, when: ‹$state.expanded→$item.isLong› } }
      """,
    reportedBy: [.types, .calls, .components, .data])
}
