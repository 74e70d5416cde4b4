import SwiftEmitter
import Testing

/// How the generated code reads fields that stand in payloads in their own way.
@Suite struct PayloadFormatTests {
  @Test func eachFieldIsReadByItsFormat() throws {
    let swift = try SpecProject([
      (
        "App.yaml",
        """
        app: Fair
        language: 1
        host: { menu: [{ screen: Talks, title: events }] }
        ---
        api: Main
        base: https://fair.example
        ---
        model: Talk
        fields:
          id: ID
          seats: { type: Int, format: text }
          price: { type: Decimal?, format: text }
          isOpen: { type: Bool, default: false, format: text }
          day: { type: Date, format: day }
          begins: { type: Date?, format: "dd.MM.yyyy HH:mm" }
          changed: { type: Date, format: secondsSince1970 }
        ---
        adapter: TalkRow
        for: Talk
        cell: { text: { value: $item.seats } }
        ---
        screen: Talks
        source: { request: { path: /events }, yields: Talk }
        adapters: [TalkRow]
        """
      )
    ]).emit().map(\.text).joined()
    for line in [
      "seats: try container.decodeFromText(Int.self, forKey: .seats)",
      "price: try container.decodeFromTextIfPresent(Decimal.self, forKey: .price)",
      "isOpen: try container.decodeFromTextIfPresent(Bool.self, forKey: .isOpen) ?? false",
      "day: try container.decode(Date.self, as: .day, forKey: .day)",
      "changed: try container.decode(Date.self, as: .secondsSince1970, forKey: .changed)",
    ] {
      #expect(swift.contains(line))
    }
    #expect(swift.contains("as: .pattern(\"dd.MM.yyyy HH:mm\")"))
  }

  @Test func formatsByKeyHoldForFieldsOfTheirTypes() throws {
    let swift = try SpecProject([
      (
        "App.yaml",
        """
        app: Fair
        language: 1
        host: { menu: [{ screen: Talks, title: events }] }
        ---
        api: Main
        base: https://fair.example
        keys: snakeCase
        formats: { created_at: secondsSince1970, born: dd.MM.yyyy, seats: text }
        ---
        model: Talk
        fields:
          id: ID
          createdAt: Date
          birthday: { type: Date?, json: born }
          seats: Int
          changedAt: { type: Date, format: day }
        ---
        model: Room
        fields: { id: ID, seats: String, createdAt: Date }
        ---
        adapter: TalkRow
        for: Talk
        cell: { text: { value: $item.seats } }
        ---
        adapter: RoomRow
        for: Room
        cell: { text: { value: $item.seats } }
        ---
        screen: Talks
        sections:
          - { id: talks, source: { request: { path: /events }, yields: Talk }, adapters: [TalkRow] }
          - { id: rooms, source: { request: { path: /rooms }, yields: Room }, adapters: [RoomRow] }
        """
      )
    ]).emit().map(\.text).joined()
    let read = "decode(Date.self, as: .secondsSince1970, forKey: .createdAt)"
    #expect(swift.components(separatedBy: read).count == 3)
    #expect(swift.contains("as: .pattern(\"dd.MM.yyyy\")"))
    #expect(swift.contains("seats: try container.decodeFromText(Int.self, forKey: .seats)"))
    #expect(swift.contains("decode(Date.self, as: .day, forKey: .changedAt)"))
    #expect(swift.contains("seats: try container.decode(String.self, forKey: .seats)"))
  }
}
