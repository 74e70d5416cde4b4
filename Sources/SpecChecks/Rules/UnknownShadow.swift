import Diagnostics

extension SpecRule {
  static let unknownShadow = unknownToken(
    name: "unknown-shadow", "shadow",
    cell: """
      cell:
        text: { value: $item.title }
        box: { shadow: ‹rased→raised› }
      """,
    reportedBy: [.boxes])
}
