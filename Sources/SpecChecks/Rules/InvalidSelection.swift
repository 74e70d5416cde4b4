import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// A selection is of rows that come up on the screen.
  static let invalidSelection: SpecRule = .init(
    name: "invalid-selection",
    summary: "A selection is of rows that the screen doesn't show, or is good for nothing.",
    rationale:
      "A button that begins a selection in which no row can be selected, or after which nothing can be "
      + "done, leads people nowhere.",
    examples: """
      model: User
      fields: { id: ID, name: String }
      ---
      screen: Feed
      source: { use: Posts }
      adapters: [PostRow]
      selection:
        of: ‹User→Post›
        actions: [{ title: feed.archive, call: archive, with: { ids: $selected.ids } }]
      """,
    .screens { site, findings in
      guard let model = site.screen.selection?.model, site.isFullyResolved,
        site.index.id(of: .model, model.text) != nil, !site.shows(model: model.text)
      else { return }
      let shown = site.shownModels.map { "`\($0)`" }.joined(separator: ", ")
      findings.report(
        .invalidSelection,
        "`\(model.text)` is never selected: `\(site.screen.name.text)` shows none",
        at: site.location(model.span),
        help: [shown.isEmpty ? "the screen shows no models" : "the screen shows \(shown)"])
    })
}
