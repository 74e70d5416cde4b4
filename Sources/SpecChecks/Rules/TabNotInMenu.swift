import Diagnostics
import SpecModel

extension SpecRule {
  /// `tab:` names a screen of the host's menu.
  static let tabNotInMenu: SpecRule = .init(
    name: "tab-not-in-menu",
    summary: "An effect goes to a tab that the host does not have.",
    rationale: "Only screens of the menu are tabs; another one would not come up.",
    examples: """
      app: Shop
      language: 1
      host: { menu: [{ screen: Home, title: tab.home }«→, { screen: Help, title: tab.help }»] }
      ---
      screen: Home
      sections: []
      bar: { trailing: [{ title: home.help, tab: ‹Help› }] }
      ---
      screen: Help
      sections: []
      """,
    .effects { site, findings in
      guard case .tab(let name) = site.effect.action,
        site.index.id(of: .screen, name.text) != nil, !site.index.hasBroken(.app)
      else { return }
      guard site.index.app?.tabs.contains(name.text) != true else { return }
      findings.report(
        .tabNotInMenu, "`\(name.text)` is not in the host's menu", at: site.location(name.span),
        help: ["`push` or `present` it, or add it to `menu:`"])
    })
}
