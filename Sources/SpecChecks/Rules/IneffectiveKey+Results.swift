import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Screens that give something back, and that no effect shows: entries of the menu, what links lead to, and what stands in
/// other screens.
extension SpecRule {
  static func checkResults(_ app: AppSite, into findings: inout Findings) {
    let index = app.index
    // What cannot be read may show anything, and so may who is not here.
    guard let host = index.app?.host, !index.hasBroken, index.interfaces.isEmpty else { return }
    var first: [DeclarationID: UseGraph.Edge] = [:]
    let embeds = app.uses[.embeds]
    for edge in embeds where first[edge.to] == nil && index.givesBack(edge.to) {
      first[edge.to] = edge
    }
    let ways = app.uses[.leads]
    for edge in ways where index.kind(of: edge.from) == .app && index.givesBack(edge.to) {
      if first[edge.to] == nil { first[edge.to] = edge }
    }
    guard !first.isEmpty else { return }
    // A gate is over once it is closed.
    if let gate = host.onboarding?.screen, let id = index.id(of: .screen, gate.text) {
      first[id] = nil
    }
    let embedded = Set(embeds.lazy.filter { first[$0.to] != nil }.map(NamedPlace.init))
    for edge in ways where first[edge.to] != nil && index.kind(of: edge.from) != .app {
      if !embedded.contains(NamedPlace(edge)) { first[edge.to] = nil }
    }
    for (id, edge) in first.sorted(by: { $0.key.index < $1.key.index }) {
      report(id, standingAt: edge, app, into: &findings)
    }
  }

  private static func report(
    _ id: DeclarationID, standingAt edge: UseGraph.Edge, _ app: AppSite,
    into findings: inout Findings
  ) {
    // Of one that returns nothing at all that is told, and of an entry that closes itself, too.
    guard case .screen(let screen) = app.index.declaration(id), let returns = screen.returns,
      !screen.lacksReturn(in: app.index),
      app.index.kind(of: edge.from) != .app || screen.closingEffect == nil
    else { return }
    findings.report(
      .ineffectiveKey,
      "nobody can take the `\(returns.shape)` that `\(screen.name.text)` returns: no effect shows it",
      at: Location(file: app.index.file(of: id), span: returns.span),
      related: [.init(app.location(edge), "it stands here")],
      help: [
        "show it by an effect that says what follows, `returned: { … }`, or leave `returns:` out "
          + "together with what returns it"
      ])
  }
}

/// Where something names a screen.
private struct NamedPlace: Hashable {
  let from: Int
  let start: UInt32

  init(_ edge: UseGraph.Edge) {
    from = edge.from.index
    start = edge.span.start
  }
}

extension AppIndex {
  /// Whether a declaration is a screen that says that it gives something back.
  fileprivate func givesBack(_ id: DeclarationID) -> Bool {
    guard kind(of: id) == .screen, case .screen(let screen) = declaration(id) else { return false }
    return screen.returns != nil
  }
}
