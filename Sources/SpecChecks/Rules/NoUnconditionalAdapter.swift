import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// The last adapter of a model has no condition.
  static let noUnconditionalAdapter: SpecRule = .init(
    name: "no-unconditional-adapter",
    summary: "Every adapter of a model has a condition.",
    rationale:
      "If none of the conditions holds, nothing shows the model: the same as a missing adapter, "
      + "only rarer.",
    examples: """
      adapter: Untitled
      for: Post
      cell: { text: post.untitled }
      ---
      screen: Feed
      source: { use: Posts }
      adapters:« [→
        - »{ use: ‹PostRow›, when: $item.title.count > 0 }«]→
        - Untitled»
      """,
    .screens { site, findings in
      for section in site.resolved {
        // What could not be read may be the one without a condition.
        if case .source(_, let uses, _) = site.screen.sections[section.position].content,
          !uses.allSatisfy({ site.isKnown(adapter: $0.name) })
        {
          continue
        }
        var seen: [String] = []
        for unionCase in section.cases where !seen.contains(unionCase.model) {
          seen.append(unionCase.model)
          guard let last = unionCase.adapters.last,
            unionCase.adapters.allSatisfy({ $0.condition != nil })
          else { continue }
          findings.report(
            .noUnconditionalAdapter,
            "no adapter shows `\(unionCase.model)` for which no condition holds",
            at: site.location(last.name.span), label: "the last one, and it has a condition",
            help: ["leave out the last condition, or add an adapter without one"])
        }
      }
    })
}
