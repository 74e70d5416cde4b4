import Diagnostics

extension SpecRule {
  static let unusedAdapter = unusedDeclaration(
    name: "unused-adapter",
    summary: "An adapter is used by no screen.",
    rationale:
      "An adapter that no screen lists is never seen; most likely it was forgotten in a list.",
    examples: """
      adapter: ‹PostRow›
      for: Post
      cell: { text: { value: $item.title } }«→
      ---
      screen: Feed
      sections:
        - id: only
          rows: [{ use: PostRow, item: { id: "1", title: Hello } }]»
      """,
    of: .adapter)
}
