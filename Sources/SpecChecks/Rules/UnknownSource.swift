import Diagnostics

extension SpecRule {
  static let unknownSource: SpecRule = .init(
    name: "unknown-source",
    summary: "A section uses a source that is not declared.",
    rationale: "Without its source a section has nothing to show.",
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
      source: { use: ‹Post→Posts› }
      adapters: [PostRow]
      """,
    reportedBy: [.names])
}
