import Diagnostics

extension SpecRule {
  static let unknownPart: SpecRule = .init(
    name: "unknown-part",
    summary: "A part is refined that a component does not have, or by what it has nothing of.",
    rationale:
      "What of a component may look otherwise where it is used are the parts that it names with `part:`. "
      + "A name that none of them has, or a font for a picture, would change nothing.",
    examples: """
      component: Rating
      parameters: { stars: Double }
      cell:
        text: { value: $parameters.stars }
        part: stars
      ---
      adapter: ProductRow
      for: Product
      cell:
        component:
          use: Rating
          with: { stars: $item.stars }
          refine: { ‹star→stars›: { alignment: center } }
      ---
      model: Product
      fields: { id: ID, stars: Double }
      """, reportedBy: [.adapters, .components])
}
