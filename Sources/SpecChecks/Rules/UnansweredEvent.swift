import Diagnostics

extension SpecRule {
  static let unansweredEvent: SpecRule = .init(
    name: "unanswered-event",
    summary: "A cell uses a component and does not say what one of its events does.",
    rationale: "A button that does nothing when it is tapped looks broken.",
    examples: """
      model: Product
      fields: { id: ID, stars: Double }
      ---
      component: Rating
      parameters: { stars: Double }
      events: [opened]
      cell: { button: { title: { value: $parameters.stars }, event: opened } }
      ---
      adapter: ProductRow
      for: Product
      events: [reviews]
      cell: { component: { use: ‹Rating›, with: { stars: $item.stars }«→, events: { opened: { event: reviews } }» } }
      """,
    reportedBy: [.components])
}
