import Diagnostics

extension SpecRule {
  static let unknownRadius = unknownToken(
    name: "unknown-radius", "radius",
    cell: """
      cell:
        text: { value: $item.title }
        box: { corners: ‹crad→card› }
      """,
    reportedBy: [.boxes])
}
