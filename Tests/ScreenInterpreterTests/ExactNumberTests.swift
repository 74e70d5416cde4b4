import ScreenInterpreter
import Testing

/// Exact numbers of answers in screens straight from specs.
@MainActor @Suite struct ExactNumberTests {
  private func tree(_ cell: String, _ rows: String) async throws -> String {
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
      fields: { id: ID, price: Decimal, fee: Decimal = 0.1 }
      ---
      adapter: WareRow
      for: Ware
      cell: { column: \(cell) }
      ---
      source: Wares
      request: { path: /wares }
      yields: Ware
      samples: [wares.json]

      """,
      "Home.yaml": "screen: Home\nsource: { use: Wares }\nadapters: [WareRow]\n",
      "wares.json": rows,
    ])
    return try await sketch.tree("Home")
  }

  @Test func theyAreShownAsTheyWereAnswered() async throws {
    let tree = try await tree(
      "[{ text: { verbatim: '{$item.price} and {$item.fee}' } }]",
      #"[{"id": 1, "price": 12345678901234567.89}]"#)
    #expect(tree.contains("12,345,678,901,234,567.89 and 0.1"))
  }

  @Test func theyAreComparedExactly() async throws {
    let tree = try await tree(
      """
      [{ text: { verbatim: cheap, when: $item.price < 12.99 } },
          { text: { verbatim: exact, when: $item.price == 12.99 } },
          { text: { verbatim: dear, when: $item.price > 12.99 } }]
      """,
      """
      [{"id": 1, "price": 12.99}, {"id": 2, "price": 12.990000000000000001},
       {"id": 3, "price": 12.98999999999999999}]
      """)
    let words = tree.split(separator: "\"").filter { ["cheap", "exact", "dear"].contains($0) }
    #expect(words == ["exact", "dear", "cheap"])
  }
}
