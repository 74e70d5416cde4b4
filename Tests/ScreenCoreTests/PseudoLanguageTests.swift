import Foundation
import Testing

@testable import ScreenCore

private let now = Date(timeIntervalSince1970: 1_700_000_000)

/// Texts in a language that nobody speaks.
@Suite struct PseudoLanguageTests {
  private func spoken(
    _ text: String, _ arguments: [any TextArgument] = [], in language: PseudoLanguage = .accented
  ) -> String {
    StringTable(["key": text]).spoken(in: language)
      .string(for: .key("key", arguments), now: now)
  }

  @Test func lettersHaveAccentsAndTextsAreLongerByAThird() {
    #expect(spoken("Settings") == "⟦Šééţţîîñĝš⟧")
    let text = "Nothing has been written about this place yet."
    let longer = Double(spoken(text).count) / Double(text.count)
    #expect((1.25...1.45).contains(longer), "\(longer)")
  }

  @Test func placesOfValuesStayAsTheyAre() {
    #expect(spoken("%@ likes %lld of %2$lld%%", ["Ann", 12]) == "⟦Ann ļîîķééš 12 ööƒ 12%⟧")
    #expect(spoken("100%% sure") == "⟦100% šûûŕéé⟧")
  }

  @Test func addressesStayAsTheyAre() {
    #expect(
      spoken("See [the rules](https://a.example/rules) or https://b.example")
        == "⟦Šéééé [ţĥéé ŕûûļééš](https://a.example/rules) ööŕ https://b.example⟧")
  }

  @Test func numbersHaveTheirForms() throws {
    let catalog = #"""
      { "sourceLanguage": "en", "strings": { "key": { "localizations": { "en": { "variations": { "plural": {
        "one": { "stringUnit": { "value": "%lld day" } },
        "other": { "stringUnit": { "value": "%lld days" } } } } } } } } }
      """#
    let table = try StringTable(
      catalog: Data(catalog.utf8), locale: Locale(identifier: "en_US")
    ).spoken(in: .accented)
    #expect(table.string(for: .key("key", [1]), now: now) == "⟦1 ðååý⟧")
    #expect(table.string(for: .key("key", [2]), now: now) == "⟦2 ðååýš⟧")
  }

  @Test func piecesAreReadFromTheRight() {
    #expect(
      spoken("Hi %@!", ["Ann"], in: .mirrored)
        == "\u{200F}⟦\u{200F}\u{202E}Ĥîî \u{202C}\u{200F}Ann!⟧")
    #expect(PseudoLanguage.mirrored.isRightToLeft && !PseudoLanguage.accented.isRightToLeft)
  }

  @Test func whatStandsInNoFileIsNotTranslated() {
    let table = StringTable(["a": ""]).spoken(in: .accented)
    #expect(table.string(for: .key("missing"), now: now) == "missing")
    #expect(table.string(for: .verbatim("As it is"), now: now) == "As it is")
    #expect(table.string(for: .key("a"), now: now) == "")
  }
}
