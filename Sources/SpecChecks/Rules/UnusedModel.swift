import Diagnostics

extension Rule {
  static let unusedModel = Rule(
    name: "unused-model",
    severity: .warning,
    summary: "A model, enum or union is used by nothing.",
    rationale:
      "A type that nothing has is code that nobody needs.",
    examples: """
      model: ‹Post›
      fields: { id: ID, title: String }«→
      ---
      screen: Detail
      parameters: { post: Post }
      sections: []»
      """)
}

extension SpecRule {
  static let unusedModel = unusedDeclaration(.unusedModel, .model, .enumeration, .union)
}
