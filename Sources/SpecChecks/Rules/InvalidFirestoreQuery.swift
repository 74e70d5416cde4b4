import Diagnostics

extension SpecRule {
  static let invalidFirestoreQuery: SpecRule = .init(
    name: "invalid-firestore-query",
    summary: "Firestore would refuse a query: its comparison, value or field.",
    rationale:
      "Firestore answers such a query with an error, and the list stays empty on every device.",
    examples: """
      api: Main
      base: https://firestore.googleapis.com/v1/projects/p/databases/(default)/documents
      ---
      source: Posts
      parameters: { «kind: →kinds: "[»String«→]"» }
      firestore:
        collection: posts
        where: [{ field: kind, op: in, value: ‹$parameters.kind→$parameters.kinds› }]
      yields: Post
      """,
    reportedBy: [.firestore])
}
