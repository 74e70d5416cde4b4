import Diagnostics

extension SpecRule {
  static let unknownColor = unknownToken(
    name: "unknown-color", "color",
    cell: "cell: { text: { value: $item.title, color: ‹secondarytext→secondaryText› } }",
    reportedBy: [.names, .types])
}
