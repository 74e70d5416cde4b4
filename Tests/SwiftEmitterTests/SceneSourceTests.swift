import SwiftEmitter
import Testing

/// Sources that are written in scenes.
@Suite struct SceneSourceTests {
  private static let specs = """
    app: Shop
    language: 1
    host: { menu: [{ screen: Finds, title: finds }] }
    ---
    api: Main
    base: https://shop.example
    ---
    model: Post
    fields: { id: ID, title: String }
    ---
    adapter: PostRow
    for: Post
    cell: { text: { value: $item.title } }
    ---
    screen: Hits
    architecture: viper
    parameters: { start: String }
    state:
      words: { type: String, default: $parameters.start }
    sections:
      - id: hits
        source: { request: { path: /hits, query: { q: $state.words } }, yields: Post }
        adapters: [PostRow]
    ---
    screen: Finds
    architecture: viper
    sections:
      - { id: one, rows: [{ use: PostRow, item: { id: a, title: b }, push: Hits, with: { start: c } }] }
    """

  /// What a source takes of the state may be known only when the scene is made.
  @Test func sourcesTakeStateThatStartsWithAParameter() throws {
    let swift = try SpecProject([("App.yaml", Self.specs)]).emit().map(\.text).joined()
    #expect(swift.contains("init(words: String, page: PagePosition = .first)"))
    #expect(swift.contains("HitsHitsParameters(words: state.value.words, page: $0)") == false)
  }
}
