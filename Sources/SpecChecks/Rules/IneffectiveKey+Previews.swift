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
      }
    }
  }
}
