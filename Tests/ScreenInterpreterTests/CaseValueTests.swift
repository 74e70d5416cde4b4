import ScreenInterpreter
import Testing

/// Cases of enums that servers write in several ways, in screens straight from specs.
@MainActor @Suite struct CaseValueTests {
  @Test func allOfItsValuesAreReadAsACase() async throws {
    let sketch = try Sketch([
      "App.yaml": """
      app: Shop
      language: 1
      architecture: table
      ---
      api: Main
      base: https://shop.example
      ---
      enum: Phase
      cases: { open: open, cancelled: [cancelled, canceled], none: "" }
      unknown: open
      ---
      model: Order
      fields: { id: ID, phase: Phase }
      ---
      adapter: OrderRow
      for: Order
      cell:
        column:
          - text: { verbatim: off, when: $item.phase == cancelled }
          - text: { verbatim: nothing, when: $item.phase == none }
      ---
      source: Orders
      request: { path: /orders }
      yields: Order
      samples: [orders.json]

      """,
      "Home.yaml": "screen: Home\nsource: { use: Orders }\nadapters: [OrderRow]\n",
      "orders.json": """
      [{"id": 1, "phase": "canceled"}, {"id": 2, "phase": ""}, {"id": 3, "phase": "cancelled"}]
      """,
    ])
    let tree = try await sketch.tree("Home")
    let words = tree.split(separator: "\"").filter { ["off", "nothing"].contains($0) }
    #expect(words == ["off", "nothing", "off"])
  }
}
