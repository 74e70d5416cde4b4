import Diagnostics
import SpecModel

extension SpecRule {
  /// Cells with texts are as high as these need.
  static let fixedTextHeight: SpecRule = .init(
    name: "fixed-text-height", severity: .warning,
    summary: "A cell with text has a fixed height.",
    rationale:
      "Texts grow with the text size that a person has chosen, to more than three times their size; a "
      + "fixed height cuts them off.",
    examples: """
      adapter: PostRow
      for: Post
      cell: { text: { value: $item.title } }
      size: { width: 120, height: ‹60→self› }
      """,
    .adapters(check))

  private static func check(
    _ adapter: AdapterDeclaration, at place: DeclarationPlace, into findings: inout Findings
  ) {
    guard case .points(let points) = adapter.size.height, case .cell(let node) = adapter.body,
      node.contains(where: { $0.shownText != nil })
    else { return }
    findings.report(
      .fixedTextHeight,
      "this cell is \(points.specText) points high, however large its texts are",
      at: place.location(adapter.size.heightSpan ?? adapter.sizeSpan),
      help: ["leave the height to the content: `height: self`"])
  }
}
