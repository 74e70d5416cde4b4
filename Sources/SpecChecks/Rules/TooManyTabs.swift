import Diagnostics
import SpecModel

extension SpecRule {
  /// All tabs can be seen at once. A drawer has room for any number.
  static let tooManyTabs: SpecRule = .init(
    name: "too-many-tabs", severity: .warning,
    summary: "The tab bar has more entries than it can show.",
    rationale:
      "Phones show five tabs; of more they show four, and the others stand in a list behind “More”, where few "
      + "people look.",
    examples: """
      app: Notes
      language: 1
      host:
        style: tabBar
        menu:
          - { screen: Feed, title: tab.feed, with: { kind: 1 } }
          - { screen: Feed, title: tab.feed, with: { kind: 2 } }
          - { screen: Feed, title: tab.feed, with: { kind: 3 } }
          - { screen: Feed, title: tab.feed, with: { kind: 4 } }
          - { screen: Feed, title: tab.feed, with: { kind: 5 } }«
          - ‹{ screen: Feed, title: tab.feed, with: { kind: 6 } }›→»
      ---
      screen: Feed
      parameters: { kind: Int }
      swift: { type: FeedController }
      """,
    .apps { app, place, findings in
      guard let host = app.host, host.style == .tabBar, host.menu.count > most else { return }
      findings.report(
        .tooManyTabs,
        "the tab bar has \(host.menu.count) entries, of which phones show \(most - 1) and hide the rest behind “More”",
        at: place.location(host.menu[most].span),
        help: ["lead to some of the screens from others, or let the host be a `drawer`"])
    })

  /// What a tab bar of UIKit shows where it is narrow.
  private static let most = 5
}
