import Diagnostics

extension SpecRule {
  static let unknownSpacing = unknownToken(
    name: "unknown-spacing", "distance",
    cell: """
      cell:
        column: [{ text: { value: $item.title } }]
        spacing: ‹small→s›
      """,
    reportedBy: [.names])
}
