import Diagnostics
import SpecModel

extension Rule {
  static let unreachableScreen = Rule(
    name: "unreachable-screen",
    severity: .warning,
    summary: "No way leads to a screen from the host's menu or a link.",
    rationale:
      "Nobody will ever see it; most likely an effect that was meant to show it is missing.",
    failing: RuleExample(
      """
      app: Shop
      language: 1
      host: { menu: [{ screen: Home, title: tab.home }] }
      ---
      screen: Home
      sections: []
      ---
      screen: ‹Help›
      sections: []
      """
    ),
    passing: RuleExample(
      """
      app: Shop
      language: 1
      host: { menu: [{ screen: Home, title: tab.home }] }
      ---
      screen: Home
      sections: []
      bar: { trailing: [{ title: home.help, push: Help }] }
      ---
      screen: Help
      sections: []
      """
    ))
}

/// Every screen can be come to: from the menu or a link, by effects, cells and embeds.
struct UnreachableScreen: AppRule {
  var rule: Rule { .unreachableScreen }

  func check(_ app: AppSite, into findings: inout Findings) {
    // What cannot be read may lead anywhere.
    guard !app.index.hasBroken else { return }
    guard let root = app.index.apps.first, app.index.app?.host != nil else { return }
    let heads = app.index.heads
    let reached = Adjacency(app.uses.ways, count: heads.count).reachable(from: root)
    for number in heads.indices where heads[number].kind == .screen && !reached[number] {
      findings.report(
        Diagnostic(
          rule, "nothing leads to `\(heads[number].name.text)`",
          at: app.index.location(of: DeclarationID(number)),
          help: ["`push` or `present` it somewhere, or add it to the menu or to `links:`"]))
    }
  }
}
