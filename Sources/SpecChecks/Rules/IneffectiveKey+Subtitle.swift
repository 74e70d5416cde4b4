import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// A line below the title has no place where segments stand in the place of both.
  static func checkSubtitle(_ site: ScreenSite, into findings: inout Findings) {
    let keys = site.screen.barKeys
    guard let subtitle = keys.subtitle, let segments = keys.segments else { return }
    // On a hand-written screen nothing is made of bars anyway, which is told as such.
    if case .swift = site.screen.body { return }
    findings.report(
      .ineffectiveKey,
      "`subtitle` is not seen: `\(site.screen.name.text)` has segments in the place of its title",
      at: site.location(subtitle),
      related: [.init(site.location(segments), "they stand here")],
      help: ["leave it out, or say it in a `prompt:`, which stands above them"])
  }
}
