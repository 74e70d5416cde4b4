import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// A preview shows where a tap leads before anybody has tapped: nobody can be asked then, and nothing be counted.
  static func checkPreviews(_ site: ScreenSite, into findings: inout Findings) {
    for action in site.screen.actions {
      guard let preview = action.preview, preview.value else { continue }
      if action.effect.confirmation != nil {
        findings.report(
          .ineffectiveKey, "`preview` means nothing here: the tap asks before it shows a screen",
          at: site.location(preview.span), help: ["leave it out, or the `confirm:`"])
      } else if action.effect.tracked != nil {
        findings.report(
          .ineffectiveKey,
          "`preview` means nothing here: the tap is tracked, and who looks at a preview has not tapped",
          at: site.location(preview.span),
          help: ["leave it out, or the `track:`: the screen that is shown can tell of itself"])
      } else if case .select(let model) = action.trigger, site.leadsOnlyByRows(model.text) {
        findings.report(
          .ineffectiveKey,
          "`preview` means nothing here: each row of `\(model.text)` is written in place and says itself where a tap leads",
          at: site.location(preview.span),
          help: ["leave it out, or what a tap on one of the rows does to this action"])
      }
    }
  }
}

extension ScreenSite {
  /// Whether rows of a model stand in the screen itself only, each with a tap of its own.
  fileprivate func leadsOnlyByRows(_ model: String) -> Bool {
    guard isFullyResolved, !resolved.contains(where: { $0.cases.contains { $0.model == model } })
    else { return false }
    let rows = screen.sections.flatMap(\.content.rows).filter { row in
      row.adapter.flatMap { index.adapter($0.text) }?.model.text == model
    }
    return !rows.isEmpty && rows.allSatisfy { $0.effect != nil }
  }
}
