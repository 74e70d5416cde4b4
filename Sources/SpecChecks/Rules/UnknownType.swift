import Diagnostics

extension Rule {
  static let unknownType = Rule(
    name: "unknown-type",
    summary: "A field or parameter has a type that nothing declares.",
    rationale:
      "Types are those of the language and the models, enums and unions of the app.",
    examples: """
      model: Post
      fields: { id: ID, audience: ‹Audeince→Audience› }
      ---
      enum: Audience
      cases: { everyone: everyone }
      """)
}

extension SpecRule {
  static let unknownType = SpecRule(.unknownType, reportedBy: .names)
}
