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

  private func union(cases: String) throws -> String {
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
        model: Order
        fields: { id: ID }
        ---
        model: Parcel
        fields: { id: ID }
        ---
        union: Entry
        tag: kind
        cases: \(cases)
        ---
        adapter: OrderRow
        for: Order
        cell: { text: { verbatim: Order } }
        ---
        adapter: ParcelRow
        for: Parcel
        cell: { text: { verbatim: Parcel } }
        ---
        screen: Orders
        source: { request: { path: /orders }, yields: Entry }
        adapters: [OrderRow, ParcelRow]
        """
      )
    ]).emit().map(\.text).joined()
  }

  @Test func tagsOfUnionsNeedNotBeNames() throws {
    let swift = try union(
      cases: #"{ order: Order, sent: { model: Parcel, tag: [sent-parcel, ""] } }"#)
    #expect(swift.contains("case sent(Parcel)\n"))
    #expect(swift.contains("case \"sent-parcel\", \"\": self = .sent(try Parcel(from: decoder))"))
    #expect(swift.contains("let tag = try container.decode(String.self, forKey: .tag)"))
  }

  /// A number is read from a number as from a text.
  @Test func tagsOfUnionsMayBeNumbers() throws {
    let swift = try union(cases: "{ order: Order, sent: { model: Parcel, tag: 2 } }")
    #expect(swift.contains("case \"2\": self = .sent(try Parcel(from: decoder))"))
    #expect(swift.contains("container.decode(Identifier.self, forKey: .tag).rawValue"))
  }
}
