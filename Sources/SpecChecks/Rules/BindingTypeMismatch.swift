import Diagnostics

extension SpecRule {
  static let bindingTypeMismatch: SpecRule = .init(
    name: "binding-type-mismatch",
    summary: "A value does not have the type that its place asks for.",
    rationale:
      "Swift would refuse the generated code, far from the spec that causes it; values that can "
      + "be missing would be shown as nothing.",
    examples: """
      model: Post
      fields: { id: ID, title: String?, createdAt: Date }
      ---
      adapter: PostRow
      for: Post
      cell:
        column:
          - text: { value: ‹$item.createdAt→$item.createdAt, as: relative› }
          - text: { value: $item.title, when: ‹$item.title› «→!= nil »}
      """,
    reportedBy: [.types, .screens, .adapters, .pages, .effects, .data, .calls])
}
