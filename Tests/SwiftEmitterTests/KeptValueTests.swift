import SwiftEmitter
import Testing

/// The members by which the app's own code has what screens keep.
@Suite struct KeptValueTests {
  /// The code of an app with a screen that has `state`.
  private func app(with state: String) throws -> String {
    let files = try SpecProject([
      (
        "App.yaml",
        """
        app: Shop
        language: 1
        flags: { most: Int = 3 }
        host: { menu: [{ screen: Lamps, title: { verbatim: Lamps } }] }
        ---
        screen: Lamps
        state:
          \(state)
        sections: [{ id: one, rows: [{ use: LampRow, item: { id: a } }] }]
        ---
        model: Lamp
        fields: { id: ID }
        ---
        adapter: LampRow
        for: Lamp
        cell: { text: { verbatim: Open } }
        """
      )
    ]).emit()
    return try #require(files.first { $0.name == "App.swift" }).text
  }

  @Test func keyAndDefaultAreThoseOfTheSpec() throws {
    let app = try app(with: "loud: { type: Bool, default: true, stored: settings.sound }")
    #expect(
      app.contains(
        """
        /// What screens of `app: Shop` in App.yaml keep, for code that is written by hand.
        extension KeptValues {
          var settingsSound: KeptValue<Bool> { KeptValue("settings.sound", default: true, in: self) }
        }
        """))
  }

  @Test func stateThatIsNotKeptHasNoMember() throws {
    #expect(try !app(with: "loud: Bool = true").contains("KeptValues"))
  }

  @Test func defaultThatEachScreenMakesIsMissingUntilItIsKept() throws {
    let app = try app(with: "most: { type: Int, default: $flags.most, stored: most }")
    #expect(app.contains(#"KeptValue<Int?> { KeptValue("most", default: nil, in: self) }"#))
  }

  /// A model that state is kept of can be kept, what it holds can be written with it, and nothing else can.
  @Test func modelsThatStateIsKeptOfCanBeKept() throws {
    let files = try SpecProject([
      (
        "App.yaml",
        """
        app: Shop
        language: 1
        host: { menu: [{ screen: Lamps, title: { verbatim: Lamps } }] }
        ---
        screen: Lamps
        state:
          last: { type: Lamp?, stored: last }
          seen: { type: "[Thing]", stored: seen }
        sections: [{ id: one, rows: [{ use: LampRow, item: { id: a, shop: { name: b } } }] }]
        ---
        model: Lamp
        fields: { id: ID, shop: Shop }
        ---
        model: Shop
        fields: { name: String }
        ---
        model: Chair
        fields: { id: ID }
        ---
        model: Table
        fields: { id: ID }
        ---
        union: Thing
        tag: kind
        cases: { lamp: Lamp, chair: Chair }
        ---
        adapter: LampRow
        for: Lamp
        cell: { text: { verbatim: Open } }
        """
      )
    ]).emit()
    let app = try #require(files.first { $0.name == "App.swift" }).text
    #expect(app.contains("Lamp?> { KeptValue(\"last\", default: nil, in: self) }"))
    #expect(app.contains("[Thing]> { KeptValue(\"seen\", default: [], in: self) }"))
    let code = files.map(\.text).joined()
    #expect(code.contains("struct Lamp: Model, StorableModel {"))
    #expect(code.contains("struct Shop: Hashable, Sendable, Codable {"))
    #expect(code.contains("struct Chair: Model, Codable {"))
    #expect(code.contains("struct Table: Model, Decodable {"))
    #expect(code.contains("extension Thing: StorableModel {"))
    #expect(code.contains("try container.encode(\"chair\", forKey: .tag)"))
  }

  @Test func keysThatAreSpelledAlikeHaveMembersOfTheirOwn() throws {
    let app = try app(
      with: """
        one: { type: Bool, default: true, stored: sound.on }
          two: { type: Int, default: 1, stored: soundOn }
        """)
    #expect(app.contains("var soundOn: KeptValue<Bool> { KeptValue(\"sound.on\""))
    #expect(app.contains("var soundOn2: KeptValue<Int> { KeptValue(\"soundOn\""))
  }
}
