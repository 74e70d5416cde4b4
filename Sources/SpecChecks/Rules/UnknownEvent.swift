import Diagnostics

extension SpecRule {
  static let unknownEvent: SpecRule = .init(
    name: "unknown-event",
    summary:
      "An event is used that no adapter declares, or that neither a request nor the app emits.",
    rationale:
      "An event that nobody sends is never handled, and one that nobody declared cannot be "
      + "sent.",
    examples: """
      adapter: PostRow
      for: Post
      events: [comment]
      cell: { button: { title: post.comment, event: ‹coment→comment› } }
      """,
    reportedBy: [.components, .effects, .events])
}
