import Diagnostics

extension Rule {
  static let unknownSpacing = unknownToken(
    name: "unknown-spacing", "distance",
    cell: """
      cell:
        column: [{ text: { value: $item.title } }]
        spacing: ‹small→s›
      """)
}

extension SpecRule {
  static let unknownSpacing = SpecRule(.unknownSpacing, reportedBy: .names)
}
