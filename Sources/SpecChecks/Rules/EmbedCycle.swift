import Diagnostics
import SourceText
import SpecModel

extension Rule {
  static let embedCycle = Rule(
    name: "embed-cycle",
    summary: "A screen is embedded in itself, through adapters that host screens.",
    rationale:
      "Showing it would never come to an end: each cell opens the screen that holds the cell.",
    failing: RuleExample(
      """
      model: Tray
      fields: { id: ID }
      ---
      adapter: TrayCell
      for: Tray
      embed: { screen: ‹Trays› }
      ---
      source: AllTrays
      items: []
      yields: Tray
      ---
      screen: Trays
      source: { use: AllTrays }
      adapters: [TrayCell]
      """
    ),
    passing: RuleExample(
      """
      model: Tray
      fields: { id: ID, title: String }
      ---
      adapter: TrayCell
      for: Tray
      cell: { text: { value: $item.title } }
      ---
      source: AllTrays
      items: []
      yields: Tray
      ---
      screen: Trays
      source: { use: AllTrays }
      adapters: [TrayCell]
      """
    ))
}

/// No screen is embedded in itself.
struct EmbedCycle: AppRule {
  let rule = Rule.embedCycle

  func check(_ app: AppSite, into findings: inout Findings) {
    let embeds = app.index.embeds()
    guard !embeds.isEmpty else { return }
    let finder = CycleFinder(from: embeds.keys.sorted()) { adapter in
      guard let embed = embeds[adapter] else { return [] }
      return app.index.adapters(of: embed.screen.text).filter { embeds[$0] != nil }
    }
    for cycle in finder.cycles {
      let steps = cycle.compactMap { adapter -> Diagnostic.Related? in
        guard let screen = embeds[adapter]?.screen else { return nil }
        let name = app.index.declaration(adapter).name.text
        let place = Location(file: app.index.files[Int(adapter.file)].id, span: screen.span)
        return Diagnostic.Related(place, "`\(name)` embeds `\(screen.text)`")
      }
      guard let first = steps.first, let screen = embeds[cycle[0]]?.screen.text else { continue }
      findings.report(
        Diagnostic(
          rule, "`\(screen)` is embedded in itself", at: first.location, label: first.message,
          related: Array(steps.dropFirst()),
          help: ["let one of the cells `push` the screen instead of embedding it"]))
    }
  }
}

extension AppIndex {
  /// The adapters that host a screen.
  fileprivate func embeds() -> [DeclarationID: EmbedDeclaration] {
    var embeds: [DeclarationID: EmbedDeclaration] = [:]
    for (position, file) in files.enumerated() {
      for (declaration, content) in file.declarations.enumerated() {
        guard case .adapter(let adapter) = content, case .embed(let embed) = adapter.body else {
          continue
        }
        embeds[DeclarationID(file: position, position: declaration)] = embed
      }
    }
    return embeds
  }

  /// The adapters that a screen names.
  fileprivate func adapters(of screen: String) -> [DeclarationID] {
    guard let screen = self.screen(screen) else { return [] }
    return screen.sections.usedAdapters.compactMap { id(of: .adapter, $0.text) }
  }
}
