import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Only the last of several layouts has no condition, and it has none.
  static let unreachableLayout: SpecRule = .init(
    name: "unreachable-layout",
    summary: "A layout comes after one that always applies.",
    rationale: "The first layout whose condition holds is taken, so the later one never is.",
    examples: """
      screen: Feed«→
      state: { wide: Bool = false }»
      source: { use: Posts }
      adapters: [PostRow]
      layout: [«list, {→{ when: $state.wide,» ‹grid›: { columns: 2 } }«→, list»]
      """,
    .screens { site, findings in
      check(site.screen.layouts, of: site.screen.name, site, into: &findings)
      for section in site.screen.sections where !section.isAlternative {
        check(section.layouts, of: section.id, site, into: &findings)
      }
    })

  private static func check(
    _ layouts: [LayoutAlternative], of name: Name, _ site: ScreenSite, into findings: inout Findings
  ) {
    guard let always = layouts.firstIndex(where: { $0.condition == nil }),
      always < layouts.count - 1
    else { return }
    findings.report(
      .unreachableLayout, "`\(name.text)` never takes this layout: one before it always applies",
      at: site.location(layouts[always + 1].span),
      related: [.init(site.location(layouts[always].span), "this one has no condition")],
      help: ["give that a condition, `when: …`, or put it last"])
  }
}
