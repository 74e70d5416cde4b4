import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// The bar at the bottom is there for items of the screen's own, for what can be done with selected rows, and for what
  /// screens behind tabs put there.
  static func checkToolbar(_ site: ScreenSite, into findings: inout Findings) {
    let screen = site.screen
    guard let look = screen.barKeys.toolbarAppearance, lacksToolbar(screen) else { return }
    findings.report(
      .ineffectiveKey,
      "`toolbarAppearance` is not seen: `\(screen.name.text)` has nothing in a bar at the bottom",
      at: site.location(look),
      help: ["leave it out, or say what stands in the bar: `toolbar: [{ title: …, … }]`"])
  }

  /// Whether nothing is ever in a bar at the bottom of a screen.
  static func lacksToolbar(_ screen: ScreenDeclaration) -> Bool {
    switch screen.body {
    case .sections, .form: screen.barKeys.toolbar == nil && screen.barKeys.selection == nil
    // On a hand-written screen nothing is made of it anyway, which is told as such.
    case .tabs, .swift: false
    }
  }
}
