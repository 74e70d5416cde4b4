import Diagnostics
import SpecModel

extension SpecRule {
  static let repeatedIdentity: SpecRule = .init(
    name: "repeated-identity", severity: .warning,
    summary: "A recorded response has two items with the same `id`.",
    rationale:
      "Lists know their rows by it: one of the two would take the changes that are meant for the other, and an item "
      + "that has come before is left out of later pages.",
    examples: [
      "Posts.yaml": """
      source: Posts
      request: { path: /posts }
      yields: Post
      samples: [Samples/posts.json]
      """,
      "Samples/posts.json": """
      [
        { "id": 1, "title": "Tea" },
        { "id": ‹1→2›, "title": "Cake" }
      ]
      """,
    ],
    reportedBy: [.samples])
}
