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

/// Screens that hide the bar of the tabs.
extension SpecRule {
  static func checkHiddenTabs(_ site: ScreenSite, into findings: inout Findings) {
    guard let key = site.screen.barKeys.hidesTabBar, let host = site.index.app?.host,
      [.drawer, .stack].contains(host.style)
    else { return }
    // On a hand-written screen nothing is made of it anyway, which is told as such.
    if case .swift = site.screen.body { return }
    findings.report(
      .ineffectiveKey,
      "`hidesTabBar` hides nothing: in an app of the style `\(host.style.rawValue)` there are no tabs",
      at: site.location(key), help: ["leave it out"])
  }

  /// Tabs stay below the first screen of each, from where one comes to the others.
  static func checkTabsOfEntries(_ app: AppSite, into findings: inout Findings) {
    let index = app.index
    guard let host = index.app?.host, ![.drawer, .stack].contains(host.style), !index.hasBroken,
      index.interfaces.isEmpty, let root = index.apps.first
    else { return }
    let pushedByLinks = Set(index.app?.links.map(\.screen.text) ?? [])
    for entry in host.menu {
      guard let screen = index.screen(entry.screen.text), let key = screen.barKeys.hidesTabBar,
        !pushedByLinks.contains(screen.name.text),
        let id = index.id(of: .screen, screen.name.text)
      else { continue }
      // What is presented has no tabs below it.
      let isPushed = app.uses[.leads].contains { $0.to == id && $0.from != root && !$0.isModal }
      if isPushed { continue }
      if case .swift = screen.body { continue }
      let tab = Location(file: index.file(of: root), span: entry.screen.span)
      findings.report(
        .ineffectiveKey,
        "`hidesTabBar` hides nothing: `\(screen.name.text)` is the first screen of a tab, below which the tabs stay",
        at: Location(file: index.file(of: id), span: key),
        related: [.init(tab, "the tab begins here")],
        help: ["leave it out, or say it on the screens that are pushed from here"])
    }
  }
}
