import Diagnostics

extension SpecRule {
  static let unknownGradient = unknownToken(
    name: "unknown-gradient", "gradient",
    cell: """
      cell:
        text: { value: $item.title }
        box: { gradient: ‹hreo→hero› }
      """,
    reportedBy: [.boxes])
}
