import SpecSyntax
import Testing

@testable import SpecModel

@Suite struct ConstructMapTests {
  /// The constructs of all mappings of a text, in the order of the text; `-` where there is none.
  private func constructs(_ text: String) -> [String] {
    let tree = SyntaxTree.parse(Array(text.utf8))
    let map = ConstructMap(of: tree)
    var found: [String] = []
    func visit(_ node: NodeID) {
      switch tree.kind(node) {
      case .mapping:
        found.append(map[node]?.name ?? "-")
        for (_, value) in tree.pairs(node) { visit(value) }
      case .sequence: for item in tree.items(node) { visit(item) }
      case .scalar, .alias: break
      }
    }
    tree.documents.forEach(visit)
    return found
  }

  @Test func mappingsAreKnownByTheKeysThatTheyStandUnder() {
    let text = """
      screen: Feed
      source: { use: Posts, with: { user: $parameters.user } }
      adapters: [PostRow, { use: PostTile, when: $item.photo != nil }]
      layout: [{ when: $state.wide, grid: { columns: { compact: 2, regular: 4 } } }, list]
      bar: { trailing: [{ icon: plus, present: Compose, returned: { do: reload } }] }
      """
    #expect(
      constructs(text) == [
        "screen", "source in a screen", "-", "adapter in a screen", "layout", "columns",
        "column count", "bar", "bar item", "effect",
      ])
  }

  @Test func nestedCellsAreKnown() {
    let text = """
      adapter: PostRow
      for: Post
      cell:
        column:
          - row: { items: [{ text: { value: $item.name } }, spacer] }
          - image: { icon: { asset: logo } }
      """
    #expect(
      constructs(text) == [
        "adapter", "cell", "cell", "container", "cell", "cell text", "cell", "cell image",
        "conditional image",
      ])
  }

  @Test func theSameKeyIsAnotherConstructInAnotherPlace() {
    let text = """
      source: Posts
      request: { path: /posts }
      yields: Post
      ---
      model: Post
      fields: { id: ID, likes: { type: Int, default: 0 } }
      """
    #expect(constructs(text) == ["source", "call", "model", "-", "field"])
  }

  @Test func whatIsBrokenIsKnownAsFarAsItGoes() {
    #expect(
      constructs("unknwon: { a: b }\nscreen: Feed\nbar: { laeding: [{ do: pop }] }") == [
        "screen", "-", "bar", "-",
      ])
    #expect(constructs("nothing: { a: b }") == ["-", "-"])
    #expect(constructs("[a, { b: c }]") == ["-"])
  }

  @Test func alternativesOfTheTableAreToldApartByTheirKinds() {
    for construct in GrammarTests.constructs {
      for key in construct.keys {
        guard case .either(let shapes) = key.shape else { continue }
        let mappings = shapes.filter {
          switch $0 {
          case .construct, .map, .nothing: true
          default: false
          }
        }
        #expect(mappings.count <= 1, "\(construct.name).\(key.name)")
      }
    }
  }

  @Test func keysAreSortedByTheTable() {
    let screen = Grammar.construct(of: .screen)
    #expect(
      screen.sorted(["actions", "unknown", "title", "screen", "other"]) == [
        "screen", "title", "actions", "unknown", "other",
      ])
    #expect(screen.suggestion(for: "adapter") == "adapters")
  }
}
