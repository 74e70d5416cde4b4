import ScreenInterpreter
import Testing

/// Values within other objects, and several under one key, in screens straight from specs.
@MainActor @Suite struct PayloadPathTests {
  @Test func eachFieldIsReadFromItsPlace() async throws {
    let sketch = try Sketch([
      "App.yaml": """
      app: Fair
      language: 1
      architecture: table
      ---
      api: Main
      base: https://fair.example
      ---
      model: Talk
      fields:
        id: ID
        city: { type: String, json: place.address.city }
        floor: { type: Int, default: 9, json: place.floor }
        street: { type: String?, json: place.address.street }
        price: { type: Decimal, format: text }
        written: { type: String, json: price }
        version: { type: String, default: none, json: [schema.version] }
      ---
      adapter: TalkRow
      for: Talk
      cell:
        column:
          - text: { verbatim: "{$item.city} {$item.floor} {$item.version}" }
          - text: { verbatim: nowhere, when: $item.street == nil }
          - text: { verbatim: "for {$item.written}", when: $item.price > 5 }
      ---
      source: Talks
      request: { path: /events }
      yields: Talk
      samples: [events.json]

      """,
      "Home.yaml": "screen: Home\nsource: { use: Talks }\nadapters: [TalkRow]\n",
      "events.json": """
      [{"id": 1, "place": {"address": {"city": "Lund"}, "floor": 2}, "price": "7.50"},
       {"id": 2, "place": {"address": {"city": "Rome", "street": "Via"}}, "price": "1.50",
        "schema.version": "v2"}]
      """,
    ])
    let tree = try await sketch.tree("Home")
    #expect(tree.contains("\"Lund 2 none\" \"nowhere\" \"for 7.50\""))
    #expect(tree.contains("\"Rome 9 v2\""))
    #expect(!tree.contains("for 1.50"))
  }
}
