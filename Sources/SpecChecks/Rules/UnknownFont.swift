import Diagnostics

extension SpecRule {
  static let unknownFont = unknownToken(
    name: "unknown-font", "font",
    cell: "cell: { text: { value: $item.title, font: ‹captoin→caption› } }",
    reportedBy: [.names])
}
