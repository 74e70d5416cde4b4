import Diagnostics

extension SpecRule {
  static let unknownComponent: SpecRule = .init(
    name: "unknown-component",
    summary: "A cell names a component that is not declared.",
    rationale: "There is nothing that could stand in the component's place.",
    examples: """
      model: Product
      fields: { id: ID, stars: Double }
      ---
      component: Rating
      parameters: { stars: Double }
      cell: { text: { value: $parameters.stars } }
      ---
      adapter: ProductRow
      for: Product
      cell: { component: { use: ‹Ratng→Rating›, with: { stars: $item.stars } } }
      """,
    reportedBy: [.names])
}
