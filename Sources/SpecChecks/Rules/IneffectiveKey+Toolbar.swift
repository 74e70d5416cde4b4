import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// The bar at the bottom is there for items of the screen's own, for what can be done with selected rows, and for what
  /// screens behind tabs put there.
  static func checkToolbar(_ site: ScreenSite, into findings: inout Findings) {
    let screen = site.screen
    guard let look = screen.barKeys.toolbarAppearance, screen.barKeys.toolbar == nil,
      screen.barKeys.selection == nil
    else { return }
    switch screen.body {
    case .sections, .form: break
    // On a hand-written screen nothing is made of it anyway, which is told as such.
    case .tabs, .swift: return
    }
    findings.report(
      .ineffectiveKey,
      "`toolbarAppearance` is not seen: `\(screen.name.text)` has nothing in a bar at the bottom",
      at: site.location(look),
      help: ["leave it out, or say what stands in the bar: `toolbar: [{ title: …, … }]`"])
  }
}
