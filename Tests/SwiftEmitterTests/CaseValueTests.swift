import SwiftEmitter
import Testing

/// How the generated code knows the values that cases of enums have in payloads.
@Suite struct CaseValueTests {
  private func code(cases: String) throws -> String {
    try SpecProject([
      (
        "App.yaml",
        """
        app: Shop
        language: 1
        host: { menu: [{ screen: Orders, title: orders }] }
        ---
        api: Main
        base: https://shop.example
        ---
        enum: Phase
        cases: \(cases)
        unknown: none
        ---
        model: Order
        fields: { id: ID, phase: Phase }
        ---
        adapter: OrderRow
        for: Order
        cell: { text: { value: $item.phase } }
        ---
        screen: Orders
        source: { request: { path: /orders }, yields: Order }
        adapters: [OrderRow]
        """
      )
    ]).emit().map(\.text).joined()
  }

  @Test func theFirstOfSeveralIsSentAndAllAreRead() throws {
    let swift = try code(
      cases: #"{ open: open, cancelled: [cancelled, canceled], none: ["", none] }"#)
    #expect(swift.contains("case cancelled\n"))
    #expect(swift.contains("case none = \"\"\n"))
    #expect(
      swift.contains(
        "let otherValues: [String: Phase] = [\"canceled\": .cancelled, \"none\": .none]"))
  }

  @Test func casesWithOneValueHaveNoOthers() throws {
    #expect(try !code(cases: #"{ open: open, none: "" }"#).contains("otherValues"))
  }
}
