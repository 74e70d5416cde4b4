import Diagnostics
import SourceText
import SpecModel

extension SpecRule {
  /// Buttons and bar items without a title have a label, and cells say something.
  static let missingAccessibilityLabel: SpecRule = .init(
    name: "missing-accessibility-label", severity: .warning,
    summary: "A button or a cell shows a picture and says nothing.",
    rationale:
      "Whoever has the screen read out hears of a button and not what it does, or nothing at all. An icon that "
      + "is there for some rows only tells something of them, which nobody hears without its label.",
    examples: """
      model: Post
      fields: { id: ID }
      ---
      adapter: PostRow
      for: Post
      events: [like]
      cell: { button: { icon: heart, ‹event→label: post.like, event›: like } }
      """,
    .adapters(check),
    .components(check),
    .screenDeclarations(check))

  private static func check(
    _ adapter: AdapterDeclaration, at place: DeclarationPlace, into findings: inout Findings
  ) {
    guard case .cell(let node) = adapter.body else { return }
    check(node, place, into: &findings)
    guard adapter.wholeAccessibility?.label == nil else { return }
    guard let picture = onlyPicture(in: node) else {
      guard let icon = node.silentIcon else { return }
      return findings.report(
        .missingAccessibilityLabel, "nothing says what this icon tells of the row",
        at: place.location(icon.span),
        help: [
          "add a `label:` to the image, with a key of the strings, or give the adapter an `accessibility:` with one"
        ])
    }
    findings.report(
      .missingAccessibilityLabel, "nothing in this cell can be read out",
      at: place.location(picture.span),
      help: ["add a `label:` to the image, with a key of the strings or a value"])
  }

  /// The first picture of a cell that shows pictures and nothing that could be read out.
  private static func onlyPicture(in node: CellNode) -> CellNode? {
    // Buttons are reported by themselves.
    guard !node.contains(where: \.isReadOut) else { return nil }
    var picture: CellNode?
    node.forEachNode { if picture == nil, $0.image != nil { picture = $0 } }
    return picture
  }

  private static func check(
    _ component: ComponentDeclaration, at place: DeclarationPlace, into findings: inout Findings
  ) {
    check(component.cell, place, into: &findings)
  }

  private static func check(
    _ screen: ScreenDeclaration, at place: DeclarationPlace, into findings: inout Findings
  ) {
    for item in screen.bar.items where item.title == nil && item.label == nil {
      report(at: item.span, place, into: &findings)
    }
    for section in screen.sections {
      for node in section.content.rows.compactMap(\.tree) { check(node, place, into: &findings) }
    }
  }

  private static func check(
    _ node: CellNode, _ place: DeclarationPlace, into findings: inout Findings
  ) {
    node.forEachNode { node in
      guard let button = node.button, button.title == nil, button.label == nil else { return }
      report(at: button.effect.span, place, into: &findings)
    }
  }

  private static func report(
    at span: ByteSpan, _ place: DeclarationPlace, into findings: inout Findings
  ) {
    findings.report(
      .missingAccessibilityLabel, "nothing says what this button does", at: place.location(span),
      help: ["add a `label:` with a key of the strings"])
  }
}
