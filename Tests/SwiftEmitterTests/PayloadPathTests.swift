import SwiftEmitter
import Testing

/// How the generated code reads values within other objects, and several under one key.
@Suite struct PayloadPathTests {
  private func swift(_ fields: String, session: String = "") throws -> String {
    try SpecProject([
      (
        "App.yaml",
        """
        app: Fair
        language: 1
        host: { menu: [{ screen: Talks, title: events }] }
        ---
        api: Main
        base: https://fair.example
        \(session)
        ---
        model: Talk
        fields:
          id: ID
        \(fields)
        ---
        adapter: TalkRow
        for: Talk
        cell: { text: { value: $item.city } }
        ---
        request: LogIn
        path: /login
        yields: Entry
        ---
        model: Entry
        fields: { talk: Talk }
        ---
        screen: Talks
        source: { request: { path: /events }, yields: Talk }
        adapters: [TalkRow]
        """
      )
    ]).emit().map(\.text).joined()
  }

  @Test func valuesAreReadWithinOtherObjects() throws {
    let swift = try swift(
      """
        city: { type: String, json: address.city }
        street: { type: String?, json: address.street }
        seats: { type: Int, default: 0, json: hall.size.seats }
        tags: { type: "[String]", json: labels.own }
        version: { type: Int, json: [schema.version] }
      """)
    for line in [
      "let container = try decoder.container(keyedBy: PayloadKey.self)",
      "id: try container.decode(Identifier.self, forKey: \"id\"),",
      "city: try container.object(\"address\").decode(String.self, forKey: \"city\"),",
      "?.decodeIfPresent(",
      "container.objectIfPresent(\"hall\", \"size\")",
      "?.decodeList(of: String.self, forKey: \"own\")",
      "version: try container.decode(Int.self, forKey: \"schema.version\")",
    ] {
      #expect(swift.contains(line), "\(line)")
    }
    #expect(!swift.contains("func encode"))
  }

  @Test func severalAreReadFromOneKey() throws {
    let swift = try swift(
      """
        city: String
        price: { type: Decimal, format: text }
        priceText: { type: String, json: price }
      """)
    #expect(swift.contains("price: try container.decodeFromText(Decimal.self, forKey: \"price\"),"))
    #expect(swift.contains("priceText: try container.decode(String.self, forKey: \"price\")"))
  }

  @Test func whatHasKeysOfItsOwnIsReadByThese() throws {
    let swift = try swift("  city: { type: String, json: town }")
    #expect(swift.contains("case city = \"town\""))
    #expect(!swift.contains("PayloadKey"))
  }

  @Test func whatIsKeptIsWrittenWhereItIsRead() throws {
    let session = "session: { fields: { talk: Talk }, begins: [LogIn] }"
    let swift = try swift(
      "  city: { type: String, json: address.city }\n  street: String?", session: session)
    for line in [
      "func encode(to encoder: any Encoder) throws {",
      "var container = encoder.container(keyedBy: PayloadKey.self)",
      "try container.encode(city, within: \"address\", forKey: \"city\")",
      "try container.encodeIfPresent(street, forKey: \"street\")",
    ] {
      #expect(swift.contains(line), "\(line)")
    }
  }
}
