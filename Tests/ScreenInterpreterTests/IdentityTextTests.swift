import ScreenInterpreter
import Testing

/// Identities where a text is due, in screens straight from specs.
@MainActor @Suite struct IdentityTextTests {
  @Test func theyAreTheirTexts() async throws {
    let sketch = try Sketch([
      "App.yaml": """
      app: Shop
      language: 1
      architecture: table
      ---
      api: Main
      base: https://shop.example
      ---
      model: Ware
      fields: { id: ID, former: ID?, name: String }
      ---
      component: Tag
      parameters: { text: String, before: String? }
      cell:
        column:
          - text: { verbatim: "ware {$parameters.text}" }
          - text: { value: $parameters.before, when: $parameters.before != nil }
      ---
      adapter: WareRow
      for: Ware
      cell:
        column:
          - component: { use: Tag, with: { text: $item.id, before: $item.former } }
          - text: { verbatim: alike, when: $item.id == $item.name }
      ---
      source: Wares
      request: { path: /wares }
      yields: Ware
      samples: [wares.json]

      """,
      "Home.yaml": "screen: Home\nsource: { use: Wares }\nadapters: [WareRow]\n",
      "wares.json": """
      [{"id": 7, "former": "f-6", "name": "Lamp"}, {"id": 8, "name": "8"}]
      """,
    ])
    let tree = try await sketch.tree("Home")
    #expect(tree.contains("ware 7"))
    #expect(tree.contains("ware 8"))
    let words = tree.split(separator: "\"").filter { ["f-6", "alike"].contains($0) }
    #expect(words == ["f-6", "alike"])
  }
}
