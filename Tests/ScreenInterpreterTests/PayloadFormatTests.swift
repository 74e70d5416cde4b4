import ScreenInterpreter
import Testing

/// Fields that stand in answers in their own way, in screens straight from specs.
@MainActor @Suite struct PayloadFormatTests {
  @Test func eachFieldIsReadByItsFormat() async throws {
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
        seats: { type: Int, format: text }
        price: { type: Decimal?, format: text }
        day: { type: Date, format: day }
        begins: { type: Date, format: yyyyMMdd }
      ---
      adapter: TalkRow
      for: Talk
      cell:
        column:
          - text: { verbatim: "{$item.seats} seats", when: $item.seats > 6 }
          - text: { verbatim: free, when: $item.price == nil }
          - text: { verbatim: past, when: $item.day < $item.begins }
      ---
      source: Talks
      request: { path: /events }
      yields: Talk
      samples: [events.json]

      """,
      "Home.yaml": "screen: Home\nsource: { use: Talks }\nadapters: [TalkRow]\n",
      "events.json": """
      [{"id": 1, "seats": "7", "price": "", "day": "2023-05-01", "begins": "20240501"},
       {"id": 2, "seats": 3, "price": "1.5", "day": "2025-05-01", "begins": "20240501"}]
      """,
    ])
    let tree = try await sketch.tree("Home")
    #expect(tree.contains("\"7 seats\" \"free\" \"past\""))
    #expect(!tree.contains("3 seats"))
    #expect(tree.components(separatedBy: "past").count == 2)
  }

  @Test func keysHaveTheirFormatsFromTheAPI() async throws {
    let sketch = try Sketch([
      "App.yaml": """
      app: Fair
      language: 1
      architecture: table
      ---
      api: Main
      base: https://fair.example
      keys: snakeCase
      formats: { begins_at: secondsSince1970, day: dd.MM.yyyy, seats: text }
      ---
      model: Talk
      fields: { id: ID, beginsAt: Date, day: Date, seats: Int }
      ---
      adapter: TalkRow
      for: Talk
      cell:
        column:
          - text: { verbatim: "{$item.seats} seats" }
          - text: { verbatim: past, when: $item.day < $item.beginsAt }
      ---
      source: Talks
      request: { path: /events }
      yields: Talk
      samples: [events.json]

      """,
      "Home.yaml": "screen: Home\nsource: { use: Talks }\nadapters: [TalkRow]\n",
      "events.json": """
      [{"id": 1, "seats": "7", "day": "01.05.2023", "begins_at": 1714521600}]
      """,
    ])
    #expect(try await sketch.tree("Home").contains("\"7 seats\" \"past\""))
  }
}
