import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Actions are about events of adapters that the screen uses.
  static let eventWithoutAdapter: SpecRule = .init(
    name: "event-without-adapter",
    summary: "An action waits for an event of an adapter that the screen does not use.",
    rationale:
      "It never happens; most likely the adapter was taken out of the lists and the action was "
      + "left behind.",
    examples: """
      adapter: PostRow
      for: Post
      events: [comment]
      cell: { button: { title: post.comment, event: comment } }
      ---
      screen: Feed
      «sections: [→source: { use: Posts }
      adapters: [PostRow»]
      actions: [{ event: ‹PostRow›.comment, do: reload }]
      """,
    .screens { site, findings in
      for action in site.screen.actions {
        guard case .event(let adapter, _) = action.trigger,
          site.index.id(of: .adapter, adapter.text) != nil,
          !site.adapters.contains(where: { $0.text == adapter.text }),
          // One that is misspelt may be the one that is meant.
          site.adapters.allSatisfy(site.isKnown), !site.lacksAdapter(likely: adapter.text)
        else { continue }
        findings.report(
          .eventWithoutAdapter,
          "`\(site.screen.name.text)` does not use the adapter `\(adapter.text)`",
          at: site.location(adapter.span),
          help: ["list the adapter in a section, or take the action out"])
      }
    })
}

extension ScreenSite {
  /// Whether a model comes for which no adapter is listed, and which this one is for: that is reported.
  fileprivate func lacksAdapter(likely name: String) -> Bool {
    guard let model = index.adapter(name)?.model.text else { return false }
    return resolved.contains { section in
      section.cases.contains { $0.model == model && $0.adapters.isEmpty }
    }
  }
}
