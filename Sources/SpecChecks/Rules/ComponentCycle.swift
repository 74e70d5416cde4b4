import Diagnostics
import SpecModel

extension SpecRule {
  /// No component stands in itself.
  static let componentCycle: SpecRule = .init(
    name: "component-cycle",
    summary: "A component stands in its own tree, directly or through others.",
    rationale: "Laying it out would never come to an end.",
    examples: """
      «→component: Headline
      cell: { text: note.title }
      ---
      »component: Note
      cell: { column: [{ «text: note.title→component: Headline» }, { «component: ‹Note›→text: note.text» }] }
      """,
    .app { app, findings in
      let placements = app.uses[.places].filter { app.index.kind(of: $0.from) == .component }
      guard !placements.isEmpty else { return }
      let places = Adjacency(placements, count: app.index.heads.count)
      let finder = CycleFinder(from: Set(placements.map(\.from)).sorted()) { places[$0].map(\.to) }
      for cycle in finder.cycles {
        let steps = cycle.indices.compactMap { position -> UseGraph.Edge? in
          let next = cycle[(position + 1) % cycle.count]
          return places[cycle[position]].first { $0.to == next }
        }
        guard let first = steps.first else { continue }
        findings.report(
          .componentCycle, "`\(app.index.name(of: first.from))` stands in its own tree",
          at: app.location(first), label: message(first, app),
          related: steps.dropFirst().map { .init(app.location($0), message($0, app)) },
          help: ["leave it out of one of the trees"])
      }
    })

  private static func message(_ step: UseGraph.Edge, _ app: AppSite) -> String {
    "`\(app.index.name(of: step.from))` uses `\(app.index.name(of: step.to))`"
  }
}
