import Diagnostics
import SourceText
import SpecModel
import SpecSemantics

/// Screens that are only ever shown over others: a sheet leaves the status bar to what is below it, and there are no tabs
/// to hide above them.
extension SpecRule {
  static func checkPresentedScreens(_ app: AppSite, into findings: inout Findings) {
    let index = app.index
    // What cannot be read may show anything, and so may who is not here.
    guard let host = index.app?.host, !index.hasBroken, index.interfaces.isEmpty else { return }
    let hasTabs = ![.drawer, .stack].contains(host.style)
    let keyed = index.heads.indices.lazy.map { DeclarationID($0) }.compactMap { id in
      KeyedScreen(id, in: index, amongTabs: hasTabs)
    }
    let screens = Array(keyed)
    guard !screens.isEmpty, let ways = PresentedWays(of: app, host) else { return }
    for screen in screens { check(screen, ways, app, into: &findings) }
  }

  private static func check(
    _ screen: KeyedScreen, _ ways: PresentedWays, _ app: AppSite, into findings: inout Findings
  ) {
    guard let way = ways.first[screen.id.index], ways.isReached[screen.id.index] else { return }
    let name = app.index.name(of: screen.id)
    let isOfApp = app.index.kind(of: way.from) == .app
    let verb = way.isModal ? "presented" : isOfApp ? "shown" : "pushed"
    let related: [Diagnostic.Related] = [.init(app.location(way), "it is \(verb) here")]
    if let key = screen.statusBar, !ways.isInFront[screen.id.index] {
      findings.report(
        .ineffectiveKey,
        "`statusBar` is not seen: `\(name)` only ever stands in a sheet, which leaves the status bar to what is below it",
        at: Location(file: app.index.file(of: screen.id), span: key), related: related,
        help: ["leave it out, or present the screen, or what it is pushed in, `as: fullScreen`"])
    }
    if let key = screen.hidesTabBar, !ways.isAboveTabs[screen.id.index] {
      findings.report(
        .ineffectiveKey,
        "`hidesTabBar` hides nothing: where `\(name)` is shown there are no tabs",
        at: Location(file: app.index.file(of: screen.id), span: key), related: related,
        help: ["leave it out"])
    }
  }
}

/// A screen that says something of bars which only some ways of showing it have.
private struct KeyedScreen {
  let id: DeclarationID
  let statusBar: ByteSpan?
  let hidesTabBar: ByteSpan?

  /// - Parameter hasTabs: Whether the app has tabs; where it has none, that is told of all screens.
  init?(_ id: DeclarationID, in index: AppIndex, amongTabs hasTabs: Bool) {
    guard index.kind(of: id) == .screen, case .screen(let screen) = index.declaration(id) else {
      return nil
    }
    // On a hand-written screen nothing is made of it anyway, which is told as such.
    if case .swift = screen.body { return nil }
    statusBar = screen.barKeys.statusBar
    hidesTabBar = hasTabs ? screen.barKeys.hidesTabBar : nil
    guard statusBar != nil || hidesTabBar != nil else { return nil }
    self.id = id
  }
}

/// How screens are shown, by the numbers of their declarations.
private struct PresentedWays {
  /// The first way to a screen as a whole.
  private(set) var first: [UseGraph.Edge?]
  /// Whether something leads there from the menu or a link.
  let isReached: [Bool]
  /// Whether it fills the window somewhere, or stands in what does.
  private(set) var isInFront: [Bool]
  /// Whether it is shown where tabs may be below it. That the first screen of a tab hides nothing is told there.
  private(set) var isAboveTabs: [Bool]

  init?(of app: AppSite, _ host: HostDeclaration) {
    guard let root = app.index.apps.first else { return nil }
    let (edges, count) = (app.uses[.leads], app.index.heads.count)
    let embedded = Set(app.uses[.embeds].map(Place.init))
    let covering = Set(app.uses[.covers].map(Place.init))
    let gate = host.onboarding?.screen.map(\.span)
    let leavesTabs = { (edge: UseGraph.Edge) in
      edge.isModal || (edge.from == root && edge.span == gate)
    }
    let isSheet = { (edge: UseGraph.Edge) in
      edge.isModal && !covering.contains(Place(edge))
    }
    isReached = Adjacency(edges, count: count).reachable(from: root)
    let inFront = Adjacency(edges.filter { !isSheet($0) }, count: count).reachable(from: root)
    let aboveTabs = Adjacency(edges.filter { !leavesTabs($0) }, count: count).reachable(from: root)
    first = [UseGraph.Edge?](repeating: nil, count: count)
    isInFront = [Bool](repeating: false, count: count)
    isAboveTabs = isInFront
    for edge in edges {
      let to = edge.to.index
      guard !embedded.contains(Place(edge)) else {
        // A screen behind a tab may say what the status bar looks like; one in a cell can't.
        if app.index.kind(of: edge.from) == .screen, inFront[edge.from.index] {
          isInFront[to] = true
        }
        continue
      }
      if first[to] == nil { first[to] = edge }
      if inFront[edge.from.index], !isSheet(edge) { isInFront[to] = true }
      if aboveTabs[edge.from.index], !leavesTabs(edge) { isAboveTabs[to] = true }
    }
  }

  /// Where something names a screen.
  private struct Place: Hashable {
    let from: Int
    let start: UInt32

    init(_ edge: UseGraph.Edge) {
      from = edge.from.index
      start = edge.span.start
    }
  }
}
