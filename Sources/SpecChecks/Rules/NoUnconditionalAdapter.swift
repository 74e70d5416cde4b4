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
        var told: [String] = []
        for unionCase in section.cases where !told.contains(unionCase.model) {
          guard let last = unionCase.adapters.last,
            unionCase.adapters.allSatisfy({ $0.condition != nil }),
            site.knowsAdapters(of: section)
          else { continue }
          told.append(unionCase.model)
          findings.report(
            .noUnconditionalAdapter,
            "no adapter shows `\(unionCase.model)` for which no condition holds",
            at: site.location(last.name.span), label: "the last one, and it has a condition",
            help: ["leave out the last condition, or add an adapter without one"],
            about: .conditional(model: unionCase.model))
        }
      }
    })
}

extension ScreenSite {
  /// Whether all adapters of a section could be read: another one may be that without a condition.
  fileprivate func knowsAdapters(of section: ResolvedSection) -> Bool {
    guard case .source(_, let uses, _) = screen.sections[section.position].content else {
      return true
    }
    return uses.allSatisfy { use in
      isKnown(adapter: use.name)
        // One for another model may be meant for this one, which is told.
        && index.adapter(use.name.text).map { canCome($0.model.text, where: section) } == true
    }
  }
}
