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
