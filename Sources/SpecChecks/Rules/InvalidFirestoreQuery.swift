import Diagnostics

extension SpecRule {
  static let invalidFirestoreQuery: SpecRule = .init(
    name: "invalid-firestore-query",
    summary: "Firestore would refuse a query: its comparison, value or field.",
    rationale:
      "Firestore answers such a query with an error, and the list stays empty on every device.",
    examples: """
      api: Chat
      base: https://firestore.googleapis.com/v1/projects/p/databases/(default)/documents
      ---
      model: Message
      fields: { id: ID, text: String }
      ---
      source: Messages
      parameters: { «kind: →kinds: "[»String«→]"» }
      firestore:
        collection: messages
        where: [{ field: kind, op: in, value: ‹$parameters.kind→$parameters.kinds› }]
      yields: Message
      """,
    reportedBy: [.firestore])
}
