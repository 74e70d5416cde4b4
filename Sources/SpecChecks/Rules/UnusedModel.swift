import Diagnostics

extension SpecRule {
  static let unusedModel = unusedDeclaration(
    name: "unused-model",
    summary: "A model, enum or union is used by nothing.",
    rationale: "A type that nothing has is code that nobody needs.",
    examples: """
      model: ‹Post›
      fields: { id: ID, title: String }«→
      ---
      screen: Detail
      parameters: { post: Post }
      sections: []»
      """,
    of: .model, .enumeration, .union)
}
