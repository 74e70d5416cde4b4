import Diagnostics

extension SpecRule {
  static let unknownField: SpecRule = .init(
    name: "unknown-field",
    summary: "A path or a model written in place names a field that does not exist.",
    rationale: "A mistyped field would show nothing, or would not compile.",
    examples: """
      model: Post
      fields: { id: ID, title: String }
      ---
      adapter: PostRow
      for: Post
      cell: { text: { value: $item.‹titel→title› } }
      """,
    reportedBy: [.types])
}
