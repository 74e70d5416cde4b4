import Diagnostics

extension SpecRule {
  static let invalidGroup: SpecRule = .init(
    name: "invalid-group",
    summary: "The items of a section are grouped by something that makes no groups.",
    rationale:
      "Items belong together by a value that several of them share, and people have to be able to "
      + "read it above them: a moment to the second is shared by none, and nobody reads `true`.",
    examples: """
      model: Order
      fields: { id: ID, number: String, createdAt: Date }
      ---
      adapter: OrderRow
      for: Order
      cell: { text: { value: $item.number } }
      ---
      screen: Orders
      source: { request: { path: /orders }, yields: Order }
      adapters: [OrderRow]
      group: { by: ‹$item.createdAt→$item.createdAt, as: day› }
      """,
    reportedBy: [.groups])
}
