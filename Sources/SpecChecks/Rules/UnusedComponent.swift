import Diagnostics

extension SpecRule {
  static let unusedComponent = unusedDeclaration(
    name: "unused-component",
    summary: "A component stands in no cell.",
    rationale: "A component that no cell uses is never seen; most likely it was forgotten in one.",
    examples: """
      «→model: Product
      fields: { id: ID, stars: Double }
      ---
      »component: ‹Rating›
      parameters: { stars: Double }
      cell: { text: { value: $parameters.stars } }«→
      ---
      adapter: ProductRow
      for: Product
      cell: { component: { use: Rating, with: { stars: $item.stars } } }»
      """,
    of: .component)
}
