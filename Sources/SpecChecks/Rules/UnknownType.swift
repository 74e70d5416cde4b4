import Diagnostics

extension SpecRule {
  static let unknownType: SpecRule = .init(
    name: "unknown-type",
    summary: "A field or parameter has a type that nothing declares.",
    rationale: "Types are those of the language and the models, enums and unions of the app.",
    examples: """
      model: Post
      fields: { id: ID, audience: ‹Audeince→Audience› }
      ---
      enum: Audience
      cases: { everyone: everyone }
      """,
    reportedBy: [.names])
}
