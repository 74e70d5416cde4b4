import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

extension SpecRule {
  /// No model holds itself other than through a list.
  static let recursiveModel: SpecRule = .init(
    name: "recursive-model",
    summary: "A model holds itself, directly or through others.",
    rationale:
      "Models are values: one that holds itself would have no end, and Swift does not compile "
      + "it. A list of them is fine.",
    examples: """
      model: Post
      fields: { id: ID, «reply: →replies: "[»‹Reply?→Reply]"› }
      ---
      model: Reply
      fields: { id: ID, post: Post }
      """,
    .app { app, findings in
      let parts = partsThatHold(app)
      guard !parts.isEmpty else { return }
      let holds = Adjacency(parts, count: app.index.heads.count)
      var nodes: [DeclarationID] = []
      for part in parts where nodes.last != part.from { nodes.append(part.from) }
      let finder = CycleFinder(from: nodes) { holds[$0].map(\.to) }
      for cycle in finder.cycles { report(cycle, holds, app, into: &findings) }
    })

  /// What is held in place by others and holds something itself: only that can be in a cycle.
  private static func partsThatHold(_ app: AppSite) -> [UseGraph.Edge] {
    let parts = app.uses[.holds].filter { !$0.isThroughList }
    var holds = [Bool](repeating: false, count: app.index.heads.count)
    for part in parts { holds[part.from.index] = true }
    return parts.filter { holds[$0.to.index] }
  }

  private static func report(
    _ cycle: [DeclarationID], _ holds: Adjacency, _ app: AppSite, into findings: inout Findings
  ) {
    let steps = cycle.indices.compactMap { position -> Diagnostic.Related? in
      let (from, to) = (cycle[position], cycle[(position + 1) % cycle.count])
      guard let edge = holds[from].first(where: { $0.to == to }) else { return nil }
      let message = "`\(app.index.name(of: from))` holds `\(app.index.name(of: to))`"
      return Diagnostic.Related(app.location(edge), message)
    }
    guard let first = steps.first else { return }
    let name = app.index.name(of: cycle[0])
    var finding = Diagnostic(
      .recursiveModel, "`\(name)` holds itself", at: first.location, label: first.message,
      related: Array(steps.dropFirst()), help: ["hold a list, or the `id` of the other one"])
    if cycle.count == 1 { finding.cause = name }
    findings.report(finding)
  }
}
