import Diagnostics

extension Rule {
  static let unknownFont = unknownToken(
    name: "unknown-font", "font",
    cell: "cell: { text: { value: $item.title, font: ‹captoin→caption› } }")
}

extension SpecRule {
  static let unknownFont = SpecRule(.unknownFont, reportedBy: .names)
}
