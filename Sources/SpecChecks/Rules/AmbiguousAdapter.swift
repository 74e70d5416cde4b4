import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// No adapter comes after one of the same model without a condition.
  static let ambiguousAdapter: SpecRule = .init(
    name: "ambiguous-adapter",
    summary: "An adapter comes after one of the same model that is always chosen.",
    rationale:
      "The first adapter whose condition holds is taken, so this one never is, and what it "
      + "shows is never seen.",
    examples: """
      adapter: PostTile
      for: Post
      cell: { text: { value: $item.title } }
      ---
      screen: Feed
      source: { use: Posts }
      adapters:« [PostRow, ‹PostTile›]→
        - { use: PostTile, when: $item.title.count < 20 }
        - PostRow»
      """,
    .screens { site, findings in
      for section in site.resolved {
        var seen: [String] = []
        for unionCase in section.cases where !seen.contains(unionCase.model) {
          seen.append(unionCase.model)
          check(unionCase, site, into: &findings)
        }
      }
    })

  private static func check(
    _ unionCase: ResolvedSection.Case, _ site: ScreenSite, into findings: inout Findings
  ) {
    guard let last = unionCase.adapters.firstIndex(where: { $0.condition == nil }) else { return }
    let chosen = unionCase.adapters[last].name
    for use in unionCase.adapters[(last + 1)...] {
      let isTwice = use.name.text == chosen.text
      var finding = Diagnostic(
        .ambiguousAdapter,
        isTwice
          ? "`\(chosen.text)` stands twice in this list"
          : "`\(use.name.text)` is never chosen for `\(unionCase.model)`: `\(chosen.text)` always is",
        at: site.location(use.name.span), label: "never chosen",
        related: [.init(site.location(chosen.span), "this one has no condition")],
        help: [
          isTwice
            ? "leave one of them"
            : use.condition == nil
              ? "give the earlier one a condition, `{ use: \(chosen.text), when: … }`, or take one out"
              : "put `\(use.name.text)` before `\(chosen.text)`, so that its condition is asked"
        ]
      )
      if !isTwice {
        finding.cause = causeOfNeverChosen(use.name.text)
        for event in site.index.adapter(use.name.text)?.events ?? [] {
          findings.note(
            explained: causeOfUnhandled(event.text, of: use.name.text, in: site.file),
            by: .ambiguousAdapter)
        }
      }
      findings.report(finding)
    }
  }

  /// What findings have in common that go away when an adapter is for another model.
  static func causeOfNeverChosen(_ adapter: String) -> String { "`\(adapter)` is never chosen" }
}
