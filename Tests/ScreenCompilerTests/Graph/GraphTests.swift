import Foundation
import SpecModel
import SpecSemantics
import Testing

@testable import ScreenCompiler

/// What a map says of an app.
@Suite struct GraphTests {
  private func graph(_ files: [String: String], only focus: GraphFocus? = nil) throws -> AppGraph {
    let project = try ScratchProject(files)
    let (report, result) = try project.compiler().graph(of: focus)
    guard case .graph(let graph)? = result else {
      throw NoMap(findings: report.diagnostics.map(\.message))
    }
    return graph
  }

  private struct NoMap: Error {
    let findings: [String]
  }

  private func lines(_ graph: AppGraph) -> [String] {
    graph.arrows.map {
      "\(graph.nodes[$0.from].name) \($0.means.rawValue) \(graph.nodes[$0.to].name): \($0.words)"
    }
  }

  private static let club = [
    "Specs/App.yaml": """
    app: Club
    language: 1
    host:
      style: tabBar
      menu:
        - { screen: Home, title: { verbatim: Home } }
        - { screen: Members, title: { verbatim: Members } }
      onboarding: { screen: Door }
    links:
      - { url: "club://members/{memberID}", screen: Member }
    ---
    api: Main
    base: https://club.example
    session:
      fields: { token: { type: String, secret: true } }
      begins: [LogIn]
    ---
    model: Visit
    fields: { token: String }
    ---
    request: LogIn
    method: POST
    path: /login
    yields: Visit
    ---
    model: Person
    fields: { id: ID, name: String }
    ---
    source: People
    request: { path: /people }
    yields: Person
    ---
    adapter: PersonRow
    for: Person
    events: [more]
    cell:
      row:
        - text: $item.name
        - button: { title: { verbatim: Card }, present: Card, as: sheet, with: { memberID: $item.id } }
        - button: { title: { verbatim: More }, event: more }
    """,
    "Specs/Door.yaml": """
    screen: Door
    content:
      - column:
          - button: { title: { verbatim: In }, request: LogIn }
    """,
    "Specs/Home.yaml": """
    screen: Home
    state: { on: Bool = false }
    content:
      - column:
          - button: { title: { verbatim: Leave }, do: logOut }
          - button:
              title: { verbatim: Menu }
              menu:
                - { title: { verbatim: Rules }, push: Rules, when: $state.on }
      - embed: { screen: Card, with: { memberID: me } }
    """,
    "Specs/Members.yaml": """
    screen: Members
    source: { use: People }
    adapters: [PersonRow]
    states:
      empty: { text: { verbatim: Nobody }, button: { title: { verbatim: Home }, tab: Home } }
      error: { text: { verbatim: Sorry } }
    actions:
      - { select: Person, push: Member, with: { memberID: $item.id } }
      - { event: PersonRow.more, show: Member, with: { memberID: $item.id } }
    """,
    "Specs/Rest.yaml": """
    screen: Member
    parameters: { memberID: ID }
    content: { text: { verbatim: A member } }
    ---
    screen: Card
    parameters: { memberID: ID }
    content: { text: { verbatim: A card } }
    ---
    screen: Rules
    content: { text: { verbatim: Be quiet } }
    ---
    screen: Attic
    content: { column: [{ button: { title: { verbatim: Down }, push: Cellar } }] }
    ---
    screen: Cellar
    content: { text: { verbatim: Dark } }
    """,
  ]

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let examples = ExampleSpecs.apps.map {
    $0 == "Moments" ? "Specs" : "Examples/\($0)/Specs"
  }

  @Test func arrowsSayWhatLeadsWhereAndWhatIsHandedOver() throws {
    #expect(
      try lines(graph(Self.club)) == [
        "Club gate Door: while nobody is logged in",
        "Club menu Home: Home",
        "Club menu Members: Members",
        "Links link Member: club://members/{memberID} (memberID: {memberID})",
        "Door logIn Club: button In in main",
        "Home logOut Door: button Leave in main",
        "Home push Rules: button Menu in main, choosing Rules when $state.on",
        "Home embed Card: stands in main (memberID: me)",
        "Members tab Home: when empty: Home",
        "Members push Member: tap on Person (memberID: $item.id)",
        "Members show Member: PersonRow tells more (memberID: $item.id)",
        "Members present Card: button Card in PersonRow (memberID: $item.id)",
        "Attic push Cellar: button Down in main",
      ])
  }

  @Test func whatNothingLeadsToIsMarkedWithAllThatOnlyItLeadsTo() throws {
    let graph = try graph(Self.club)
    #expect(graph.nodes.filter { !$0.isReached }.map(\.name) == ["Attic", "Cellar"])
  }

  @Test func ofAnAppWithoutHostNobodyKnowsWhatIsReached() throws {
    let graph = try graph([
      "Specs/App.yaml": """
      app: Parts
      language: 1
      ---
      screen: One
      content: { text: { verbatim: One } }
      """
    ])
    #expect(graph.nodes.map(\.name) == ["One"])
    #expect(graph.nodes.allSatisfy { $0.isReached })
  }

  @Test func onlyKeepsWhatIsAroundAScreen() throws {
    let near = try graph(Self.club, only: GraphFocus(screen: "Home", depth: 1))
    #expect(
      lines(near).map { $0.prefix { $0 != ":" } } == [
        "Club menu Home", "Home logOut Door", "Home push Rules", "Home embed Card",
        "Members tab Home",
      ])
    let far = try graph(Self.club, only: GraphFocus(screen: "Card", depth: 9))
    #expect(!far.nodes.contains { $0.name == "Attic" || $0.name == "Rules" })
    #expect(far.nodes.contains { $0.name == "Door" })
  }

  @Test func anUnknownScreenHasASuggestion() throws {
    let project = try ScratchProject(Self.club)
    let result = try project.compiler().graph(of: GraphFocus(screen: "Hom", depth: 1)).result
    guard case .unknownScreen(let near)? = result else {
      Issue.record("it is known")
      return
    }
    #expect(near == "Home")
  }

  @Test func placesAreLinesOfTheSpecs() throws {
    let graph = try graph(Self.club)
    for arrow in graph.arrows {
      let place = try #require(arrow.place)
      let text = try #require(Self.club["Specs/\(place.path)"])
      let line = text.split(separator: "\n", omittingEmptySubsequences: false)[place.line - 1]
      let target = graph.nodes[arrow.to].name
      let isThere =
        line.contains(target) || line.contains("logOut") || line.contains("LogIn")
        || line.contains("onboarding")
      #expect(isThere, "\(arrow.words): \(line)")
    }
  }

  /// The walk over triggers misses nothing of what plans know of effects, and finds nothing that is not there.
  @Test(arguments: examples + ExampleSpecs.everyConstruct.map { "Tests/\($0)" })
  func allEffectsOfAScreenAreArrows(specs: String) throws {
    let root = Self.root.appending(path: specs).path
    let compiler = Compiler(project: try Project.find(specRoot: root))
    let checked = try compiler.check(isForBuilding: true)
    let index = try #require(checked.app).index
    guard case .graph(let graph)? = try compiler.graph().result else {
      Issue.record("there is no map")
      return
    }
    let effects: Set<AppGraph.Means> = [.push, .present, .show]
    for (number, node) in graph.nodes.enumerated() where node.kind == .screen {
      let screen = try #require(index.screen(node.name))
      let lowering = Lowering(index: index)
      let plan = try lowering.plan(of: screen)
      var targets: [String] = []
      func note(_ effect: EffectPlan) {
        effect.forEachStep { step in
          if case .show(let use, _) = step.action { targets.append(use.screen.name.text) }
        }
      }
      plan.forEachEffect(note)
      for name in plan.shownAdapters {
        let adapter = try lowering.plan(of: #require(index.adapter(name)))
        if case .cell(let cell) = adapter.body { cell.forEachEffect(note) }
      }
      let drawn = graph.arrows.filter { $0.from == number && effects.contains($0.means) }
        .map { graph.nodes[$0.to].name }
      #expect(drawn.sorted() == targets.sorted(), "\(node.name)")
    }
  }

  /// The rule about unreachable screens has nothing to say of the examples, and neither has the map.
  @Test(arguments: examples)
  func allScreensOfTheExamplesAreReached(specs: String) throws {
    let root = Self.root.appending(path: specs).path
    let compiler = Compiler(project: try Project.find(specRoot: root))
    guard case .graph(let graph)? = try compiler.graph().result else {
      Issue.record("there is no map")
      return
    }
    #expect(graph.nodes.count > 2)
    #expect(graph.nodes.allSatisfy { $0.isReached })
  }
}
