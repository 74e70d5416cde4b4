import Diagnostics
import SpecModel

extension Rule {
  static let repeatedIdentity = Rule(
    name: "repeated-identity", severity: .warning,
    summary: "A recorded response has two items with the same `id`.",
    rationale:
      "Lists know their rows by it: one of the two would take the changes that are meant for the other, and an item "
      + "that has come before is left out of later pages.",
    failing: RuleExample([
      ("Posts.yaml", spec),
      (
        "Samples/posts.json",
        """
        [
          { "id": 1, "title": "Tea" },
          { "id": ‹1›, "title": "Cake" }
        ]
        """
      ),
    ]),
    passing: RuleExample([
      ("Posts.yaml", spec),
      (
        "Samples/posts.json",
        """
        [
          { "id": 1, "title": "Tea" },
          { "id": 2, "title": "Cake" }
        ]
        """
      ),
    ]))

  private static let spec = """
    api: Main
    base: https://api.example.com
    ---
    model: Post
    fields: { id: ID, title: String }
    ---
    source: Posts
    request: { path: /posts }
    yields: Post
    samples: [Samples/posts.json]
    """
}

extension SpecRule {
  static let repeatedIdentity = SpecRule(.repeatedIdentity, reportedBy: .samples)
}
