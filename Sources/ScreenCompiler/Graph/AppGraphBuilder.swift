import SourceText
import SpecModel
import SpecSemantics

/// Draws the map of a checked app.
struct AppGraphBuilder: Sendable {
  private let index: AppIndex
  private let sources: SpecSources
  private let menu: [String]
  private let beginnings: Set<String>

  init(app: CheckedApp, sources: SpecSources) {
    index = app.index
    self.sources = sources
    menu = app.index.app?.host?.menu.map(\.screen.text) ?? []
    beginnings = Set(app.index.session?.beginnings.map(\.text) ?? [])
  }

  func graph() throws(CompilerError) -> AppGraph {
    let index = index
    let parts = index.files.parallelMap(partsOf: 64) { range in
      Result { () throws(CompilerError) in try part(of: range, index.forOneThread()) }
    }
    var all = Part()
    for part in parts { all.add(try part.get()) }
    var graph = AppGraph(name: index.app?.name.text ?? "", nodes: [], arrows: [])
    addBeginnings(to: &graph, all.app)
    let first = graph.nodes.count
    graph.nodes += all.screens.map(\.node)
    var numbers: [String: Int] = [:]
    for (number, screen) in all.screens.enumerated() { numbers[screen.node.name] = first + number }
    connect(&graph, all, numbers)
    graph.markReached()
    return graph
  }

  // MARK: - Files

  /// A screen with the ways that lead from it.
  private struct Screen: Sendable {
    let node: AppGraph.Node
    let ways: [PlacedWay]
    let adapters: [String]
  }

  private struct PlacedWay: Sendable {
    let way: GraphWay
    let place: AppGraph.Place

    func arrow(from: Int, to: Int) -> AppGraph.Arrow {
      AppGraph.Arrow(
        from: from, to: to, means: way.means, trigger: way.trigger, values: way.values,
        condition: way.condition, place: place)
    }
  }

  /// What is known of some files.
  private struct Part: Sendable {
    var screens: [Screen] = []
    var adapters: [String: [PlacedWay]] = [:]
    /// The ways that the app's own declaration says: its menu, its gate and its links.
    var app: AppPart?

    mutating func add(_ part: Part) {
      screens += part.screens
      adapters.merge(part.adapters) { first, _ in first }
      app = app ?? part.app
    }
  }

  private struct AppPart: Sendable {
    let place: AppGraph.Place
    var menu: [PlacedWay] = []
    var gate: PlacedWay?
    var links: [PlacedWay] = []
    var hasHost = false
    /// Whether the library's screens are the gate.
    var hasFlows = false
  }

  private func part(of range: Range<Int>, _ index: AppIndex) throws(CompilerError) -> Part {
    let lowering = Lowering(index: index)
    var part = Part()
    for file in index.files[range] {
      let isDrawn = file.declarations.contains {
        $0.kind == .screen || $0.kind == .adapter || $0.kind == .app
      }
      guard isDrawn else { continue }
      let places = Places(file, sources)
      do throws(PlanError) {
        for declaration in file.declarations {
          try add(declaration, places, lowering, index, to: &part)
        }
      } catch {
        throw CompilerError(error, in: file.id, sources: sources)
      }
    }
    return part
  }

  /// The lines of a file.
  private struct Places {
    let path: String
    private let lines: LineIndex?

    init(_ file: SpecFile, _ sources: SpecSources) {
      path = file.path
      lines = sources.source(of: file.id).map { LineIndex($0.bytes) }
    }

    func place(of span: ByteSpan) -> AppGraph.Place {
      AppGraph.Place(path: path, line: lines?.line(at: Int(span.start)) ?? 1)
    }

    func placed(_ ways: [GraphWay]) -> [PlacedWay] {
      ways.map { PlacedWay(way: $0, place: place(of: $0.span)) }
    }
  }

  private func add(
    _ declaration: Declaration, _ places: Places, _ lowering: Lowering, _ index: AppIndex,
    to part: inout Part
  ) throws(PlanError) {
    var collector = WayCollector(menu: menu, beginnings: beginnings)
    switch declaration {
    case .screen(let screen):
      let plan = try lowering.plan(of: screen)
      collector.add(plan)
      var node = AppGraph.Node(kind: .screen, name: screen.name.text)
      node.title = SpecNotation.text(ifAny: plan.title)
      node.module = index.module(ofFileAt: places.path)?.name.text
      node.form = screen.isSwiftUI ? "swiftUI" : plan.body.graphForm
      node.parameters = screen.parameters.map { "\($0.name.text): \($0.type.shape)" }
      node.place = places.place(of: screen.name.span)
      part.screens.append(
        Screen(node: node, ways: places.placed(collector.ways), adapters: plan.shownAdapters))
    case .adapter(let adapter):
      collector.add(try lowering.plan(of: adapter))
      if !collector.ways.isEmpty {
        part.adapters[adapter.name.text] = places.placed(collector.ways)
      }
    case .app(let app): part.app = appPart(try lowering.plan(of: app), places)
    case .api, .events, .theme, .enumeration, .model, .union, .source, .request, .component,
      .module:
      break
    }
  }

  // MARK: - Where the app begins

  private func appPart(_ plan: AppPlan, _ places: Places) -> AppPart {
    let app = plan.declaration
    var part = AppPart(place: places.place(of: app.name.span))
    part.hasHost = plan.host != nil
    part.menu = places.placed(
      zip(plan.host?.menu ?? [], app.host?.menu ?? []).map { entry, said in
        GraphWay(
          target: .screen(entry.use.screen.name.text), means: .menu,
          trigger: .init(kind: .menu, says: SpecNotation.text(entry.title)),
          values: entry.use.graphValues, span: said.span)
      })
    if let gate = plan.host?.gate, let said = app.host?.onboarding {
      let trigger = AppGraph.Trigger(kind: .start, says: "while nobody is logged in")
      var target = GraphWay.Target.gate
      if case .screen(let use) = gate {
        target = .screen(use.screen.name.text)
      } else {
        part.hasFlows = true
      }
      let way = GraphWay(target: target, means: .gate, trigger: trigger, span: said.span)
      part.gate = places.placed([way]).first
    }
    part.links = places.placed(
      app.links.map { link in
        GraphWay(
          target: .screen(link.screen.text), means: .link,
          trigger: .init(kind: .link, says: link.url.text),
          values: link.captures.map { .init(name: $0.text, value: "{\($0.text)}") },
          span: link.span)
      })
    return part
  }

  /// Adds the nodes that are no screens.
  private func addBeginnings(to graph: inout AppGraph, _ app: AppPart?) {
    guard let app else { return }
    if app.hasHost {
      var node = AppGraph.Node(kind: .app, name: graph.name)
      node.place = app.place
      graph.nodes.append(node)
    }
    if app.hasFlows {
      var node = AppGraph.Node(kind: .logIn, name: "Log-in")
      node.place = app.gate?.place
      graph.nodes.append(node)
    }
    if let first = app.links.first {
      var node = AppGraph.Node(kind: .links, name: "Links")
      node.place = first.place
      graph.nodes.append(node)
    }
    for module in index.interfaces {
      let declaration = index.modules[module].declaration
      guard declaration.interface?.shows.isEmpty == false else { continue }
      var node = AppGraph.Node(kind: .module, name: declaration.name.text)
      node.module = declaration.name.text
      graph.nodes.append(node)
    }
  }

  // MARK: - Arrows

  private func connect(_ graph: inout AppGraph, _ part: Part, _ numbers: [String: Int]) {
    let start = graph.nodes.firstIndex { $0.kind == .app }
    let flows = graph.nodes.firstIndex { $0.kind == .logIn }
    var gate = flows
    if case .screen(let name)? = part.app?.gate?.way.target { gate = numbers[name] }
    func add(_ way: PlacedWay, from: Int?) {
      let to: Int? =
        switch way.way.target {
        case .screen(let name): numbers[name]
        case .app: start
        case .gate: gate
        }
      guard let from, let to else { return }
      graph.arrows.append(way.arrow(from: from, to: to))
    }
    if let app = part.app {
      if let way = app.gate { add(way, from: start) }
      if let start, let flows, let place = app.gate?.place {
        graph.arrows.append(.loggedIn(from: flows, to: start, place))
      }
      for way in app.menu { add(way, from: start) }
      let links = graph.nodes.firstIndex { $0.kind == .links }
      for way in app.links { add(way, from: links) }
    }
    for (number, node) in graph.nodes.enumerated() where node.kind == .module {
      let shown = index.modules.id(named: node.name).map { index.modules[$0].declaration }
      for name in shown?.interface?.shows ?? [] {
        guard let to = numbers[name.text] else { continue }
        graph.arrows.append(.elsewhere(from: number, to: to))
      }
    }
    for screen in part.screens {
      let from = numbers[screen.node.name]
      for way in screen.ways { add(way, from: from) }
      for adapter in screen.adapters {
        for way in part.adapters[adapter] ?? [] { add(way, from: from) }
      }
    }
  }
}

extension AppGraph.Arrow {
  /// What the library's log-in leads to.
  fileprivate static func loggedIn(from: Int, to: Int, _ place: AppGraph.Place) -> Self {
    Self(
      from: from, to: to, means: .logIn,
      trigger: .init(kind: .start, says: "when somebody is logged in"), values: [], condition: nil,
      place: place)
  }

  /// What code shows whose specs are elsewhere.
  fileprivate static func elsewhere(from: Int, to: Int) -> Self {
    Self(
      from: from, to: to, means: .module, trigger: .init(kind: .start, says: "shown there"),
      values: [], condition: nil, place: nil)
  }
}

extension ScreenPlan.Body {
  /// What a screen is made of, as the dump says it.
  fileprivate var graphForm: String {
    switch self {
    case .sections: "list"
    case .form: "form"
    case .tabs: "tabs"
    case .swift: "swift"
    }
  }
}
