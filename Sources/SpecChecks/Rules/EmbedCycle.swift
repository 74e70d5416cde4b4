import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// No screen is embedded in itself.
  static let embedCycle: SpecRule = .init(
    name: "embed-cycle",
    summary: "A screen is embedded in itself, through adapters that host screens or by tabs.",
    rationale:
      "Showing it would never come to an end: each cell opens the screen that holds the cell.",
    examples: """
      model: Tray
      fields: { id: ID«→, title: String» }
      ---
      adapter: TrayCell
      for: Tray
      «embed: { screen: ‹Trays› }→cell: { text: { value: $item.title } }»
      ---
      source: AllTrays
      items: []
      yields: Tray
      ---
      screen: Trays
      source: { use: AllTrays }
      adapters: [TrayCell]
      """,
    .app { app, findings in
      let embeds = app.uses[.embeds]
      guard !embeds.isEmpty else { return }
      let places = Dictionary(grouping: embeds.indices) { embeds[$0].from }
      let finder = CycleFinder(from: Array(embeds.indices)) { place in
        let screen = embeds[place].to
        return ([screen] + app.index.adapters(of: screen)).flatMap { places[$0] ?? [] }
      }
      for cycle in finder.cycles {
        let edges = cycle.map { embeds[$0] }
        guard let first = edges.first else { continue }
        findings.report(
          .embedCycle, "`\(app.index.name(of: first.to))` is embedded in itself",
          at: app.location(first), label: message(first, app),
          related: edges.dropFirst().map { .init(app.location($0), message($0, app)) },
          help: ["let one of the cells `push` the screen instead of embedding it"])
      }
    })

  private static func message(_ embed: UseGraph.Edge, _ app: AppSite) -> String {
    "`\(app.index.name(of: embed.from))` embeds `\(app.index.name(of: embed.to))`"
  }
}

extension AppIndex {
  /// The adapters that a screen names.
  fileprivate func adapters(of screen: DeclarationID) -> [DeclarationID] {
    guard case .screen(let screen) = declaration(screen) else { return [] }
    return screen.sections.usedAdapters.compactMap { id(of: .adapter, $0.text) }
  }
}
