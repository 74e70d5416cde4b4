import Diagnostics

extension SpecRule {
  static let unknownRequest: SpecRule = .init(
    name: "unknown-request",
    summary: "An effect names a request that is not declared.",
    rationale: "A tap that sends nothing looks like one that does.",
    examples: """
      request: LikePost
      parameters: { id: ID }
      method: POST
      path: /like
      body: { id: $parameters.id }
      ---
      adapter: PostRow
      for: Post
      cell: { button: { title: post.like, request: ‹Like→LikePost›, with: { id: $item.id } } }
      """,
    reportedBy: [.names])
}
