import Diagnostics

extension SpecRule {
  static let unknownModel: SpecRule = .init(
    name: "unknown-model",
    summary: "An adapter, union or action names a model that is not declared.",
    rationale:
      "Adapters, unions and actions are about models; a union is not one, but names several.",
    examples: """
      union: FeedItem
      tag: kind
      cases: { post: ‹Psot→Post› }
      """,
    reportedBy: [.names])
}
