import Diagnostics
import SpecModel
import SpecSemantics

extension SpecRule {
  /// Every screen can be reached: from the menu or a link, by effects, cells and embeds.
  static let unreachableScreen: SpecRule = .init(
    name: "unreachable-screen", severity: .warning,
    summary: "No way leads to a screen from the host's menu or a link.",
    rationale:
      "Nobody will ever see it; most likely an effect that was meant to show it is missing.",
    examples: """
      app: Shop
      language: 1
      host: { menu: [{ screen: Home, title: tab.home }] }
      ---
      screen: Home
      sections: []«→
      bar: { trailing: [{ title: home.help, push: Help }] }»
      ---
      screen: ‹Help›
      sections: []
      """,
    .app { app, findings in
      // What cannot be read may lead anywhere.
      guard !app.index.hasBroken else { return }
      guard let root = app.index.apps.first, let host = app.index.app?.host else { return }
      // Of two entries for one screen, one is for another screen: that is told there.
      let entries = host.menu.filter(\.arguments.isEmpty).map(\.screen.text)
      guard Set(entries).count == entries.count else { return }
      let heads = app.index.heads
      let ways = Adjacency(app.uses[.leads], count: heads.count)
      // What only an adapter leads to that nobody uses is reached again when somebody does.
      let idle = heads.indices.filter { heads[$0].kind == .adapter && !app.isUsed[$0] }
      var reached = [Bool](repeating: false, count: heads.count)
      let elsewhere = app.index.interfaces.flatMap { module in
        (app.index.modules[module].declaration.interface?.shows ?? [])
          .compactMap { app.index.id(of: .screen, $0.text) }
      }
      ways.extend(&reached, from: [root] + idle.map { DeclarationID($0) } + elsewhere)
      let unreached = unreached(heads, reached, ways)
      if let only = unreached.first, let (first, second) = app.index.repeatedTab {
        // Of two tabs that show the same, one is for what nothing leads to.
        let name = app.index.name(of: DeclarationID(only))
        var finding = Diagnostic(
          .unreachableScreen,
          "another tab shows it already, and nothing leads to `\(name)`", at: second,
          related: [.init(first, "it is shown here")],
          help: [unreached.count == 1 ? "did you mean `\(name)`?" : "show another screen here"])
        finding.cause = finding.message
        return findings.report(finding)
      }
      guard !unreached.isEmpty else { return }
      let titled = TitledWays(in: app.index, app.uses[.leads])
      for number in unreached {
        let name = app.index.name(of: DeclarationID(number))
        let place = app.index.location(of: DeclarationID(number))
        if let way = titled.way(calledAfter: name) {
          findings.reportUnused(mistaken(way, for: name, at: place), .screen, named: name)
          continue
        }
        findings.reportUnused(
          Diagnostic(
            .unreachableScreen, "nothing leads to `\(name)`", at: place,
            help: ["`push` or `present` it somewhere, or add it to the menu or to `links:`"]),
          .screen, named: name)
      }
    })

  private static func mistaken(
    _ way: MistakenWay, for screen: String, at place: Location
  ) -> Diagnostic {
    let shown = Location(file: way.file, span: way.shown.span)
    return Diagnostic(
      .unreachableScreen,
      "nothing leads to `\(screen)`, and what is called `\(way.key.text)` leads to `\(way.shown.text)`",
      at: shown, related: [.init(place, "`\(screen)` is declared here")],
      help: ["did you mean `\(screen)`?"],
      fixes: Fix.replacing(way.shown.text, at: shown, by: screen, .unsafe))
  }

  /// The screens that nothing leads to, without those to which only they lead.
  private static func unreached(
    _ heads: [DeclarationHead], _ reached: [Bool], _ ways: Adjacency
  ) -> [Int] {
    let screens = heads.indices.filter { heads[$0].kind == .screen && !reached[$0] }
    guard screens.count > 1 else { return screens }
    var followers = [Bool](repeating: false, count: heads.count)
    for screen in screens {
      for edge in ways[DeclarationID(screen)] where edge.to.index != screen {
        followers[edge.to.index] = true
      }
    }
    var explained = reached
    var found: [Int] = []
    // Those that only lead to one another have no first: then it is the first that is declared.
    for screen in screens.filter({ !followers[$0] }) + screens where !explained[screen] {
      found.append(screen)
      ways.extend(&explained, from: [DeclarationID(screen)])
    }
    return found.sorted()
  }
}

extension AppIndex {
  /// The first two tabs of a screen that show the same, if there are some.
  fileprivate var repeatedTab: (Location, Location)? {
    for number in heads.indices where heads[number].kind == .screen {
      let id = DeclarationID(number)
      guard case .screen(let screen) = declaration(id), case .tabs(let tabs) = screen.body else {
        continue
      }
      let names = tabs.pages.filter(\.arguments.isEmpty).map(\.screen)
      for (place, name) in names.enumerated() {
        guard let first = names[..<place].first(where: { $0.text == name.text }) else { continue }
        let file = file(of: id)
        return (Location(file: file, span: first.span), Location(file: file, span: name.span))
      }
    }
    return nil
  }
}
