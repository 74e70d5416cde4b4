import Diagnostics

extension Rule {
  static let unknownColor = unknownToken(
    name: "unknown-color", "color",
    cell: "cell: { text: { value: $item.title, color: ‹secondarytext→secondaryText› } }")
}

extension SpecRule {
  static let unknownColor = SpecRule(.unknownColor, reportedBy: .names, .types)
}
