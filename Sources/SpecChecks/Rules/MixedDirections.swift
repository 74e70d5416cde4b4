import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// All sections of a screen scroll in one direction.
  static let mixedDirections: SpecRule = .init(
    name: "mixed-directions",
    summary: "Sections of one screen would scroll in different directions.",
    rationale:
      "A list scrolls one way: a carousel or pages beside other sections would be shown as a plain list.",
    examples: """
      screen: Feed
      sections:
        - id: «stories→posts»
          layout: ‹carousel›«
          rows: [{ use: PostRow, item: { id: one, title: One } }]
        - id: posts→»
          rows: [{ use: PostRow, item: { id: two, title: Two } }]
      """,
    .screens { site, findings in
      guard site.screen.sections.count > 1 else { return }
      let sections = site.screen.sections.filter { !$0.isAlternative }
      let sideways = sections.filter { directions(of: $0, in: site.screen).contains(true) }
      let isMixed = sections.contains { directions(of: $0, in: site.screen).contains(false) }
      guard sections.count > 1, isMixed else { return }
      for section in sideways {
        let layout = section.layouts.first { isSideways($0.layout) }
        findings.report(
          .mixedDirections,
          "`\(section.id.text)` would scroll sideways among sections that do not",
          at: site.location(layout?.span ?? section.id.span),
          help: [help(for: layout?.layout)],
          fixes: layout.flatMap { asShelf($0, site) }.map { [$0] } ?? [])
      }
    })

  private static func help(for layout: Layout?) -> String {
    layout == .pages
      ? "say `layout: { shelf: { columns: 1, stops: next } }`, which is turned by itself"
      : "say `layout: shelf`, which is scrolled sideways by itself"
  }

  /// A carousel that is scrolled by itself.
  private static func asShelf(_ alternative: LayoutAlternative, _ site: ScreenSite) -> Fix? {
    guard case .carousel = alternative.layout else { return nil }
    return .replacing(at: site.location(alternative.span), by: "shelf", .unsafe)
  }

  /// Whether each layout that a section may have scrolls sideways.
  private static func directions(of section: SectionDeclaration, in screen: ScreenDeclaration)
    -> [Bool]
  {
    let layouts = section.layouts.isEmpty ? screen.layouts : section.layouts
    return layouts.isEmpty ? [false] : layouts.map { isSideways($0.layout) }
  }

  private static func isSideways(_ layout: Layout) -> Bool {
    switch layout {
    case .carousel, .pages: true
    case .list, .grid, .liquid, .shelf: false
    }
  }
}
