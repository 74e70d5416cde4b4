import Diagnostics

extension SpecRule {
  static let unknownBorder = unknownToken(
    name: "unknown-border", "border",
    cell: """
      cell:
        text: { value: $item.title }
        box: { border: ‹hairlin→hairline› }
      """,
    reportedBy: [.names])
}
