import Diagnostics

extension SpecRule {
  static let unknownAdapter: SpecRule = .init(
    name: "unknown-adapter",
    summary: "A screen names an adapter that is not declared.",
    rationale: "A model without its adapter cannot be shown.",
    examples: """
      api: Main
      base: https://api.example.com
      ---
      model: Post
      fields: { id: ID, title: String }
      ---
      source: Posts
      request: { path: /posts }
      yields: Post
      ---
      adapter: PostRow
      for: Post
      cell: { text: { value: $item.title } }
      ---
      screen: Feed
      source: { use: Posts }
      adapters: [PostRow«, ‹PostRwo›→»]
      """,
    reportedBy: [.names])
}
