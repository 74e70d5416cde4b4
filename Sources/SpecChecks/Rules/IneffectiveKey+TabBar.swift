import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// A theme says what the bar of the tabs looks like; other hosts have no such bar.
  static func checkTabBars(_ app: AppSite, into findings: inout Findings) {
    let index = app.index
    guard let host = index.app?.host, [.drawer, .stack].contains(host.style) else { return }
    for theme in index.themes {
      guard let key = theme.tabBarKey,
        let place = index.location(of: .theme, theme.name.text)
      else { continue }
      findings.report(
        .ineffectiveKey,
        "`tabBar` is not seen: in an app of the style `\(host.style.rawValue)` there are no tabs",
        at: Location(file: place.file, span: key), help: ["leave it out"])
    }
  }
}
