import Diagnostics
import SourceText
import SpecModel
import Testing

@testable import SpecChecks

/// Texts of the specs, held against the app's strings.
@Suite struct StringCheckTests {
  private func findings(
    _ cell: String, strings: String, named file: String = "L.strings", with names: String...
  ) -> [Diagnostic] {
    let spec = """
      app: Notes
      language: 1
      strings: \(file)
      host:
        menu: [{ screen: Feed, title: { verbatim: Notes }, icon: house }]
      ---
      screen: Feed
      swift: { type: FeedController }
      ---
      enum: Mood
      cases: { good: good, bad: bad }
      ---
      model: Note
      fields: { id: ID, title: String, likes: Int, score: Double, at: Date, shares: Int? }
      ---
      adapter: NoteRow
      for: Note
      cell: \(cell)
      """
    let app = MarkedApp(RuleExample([("a.yaml", spec), (file, strings)]))
    let rules = RuleSet.all.filter { rule in
      names.contains(rule.rule.name)
        || (!rule.rule.isOptIn && !rule.rule.name.hasPrefix("unused"))
    }
    return app.specs.flatMap(\.diagnostics) + app.findings(of: rules)
  }

  private func messages(
    _ cell: String, strings: String, named file: String = "L.strings"
  ) -> [String] {
    findings(cell, strings: strings, named: file).map(\.message)
  }

  private func text(_ with: String) -> String { "{ text: { key: k, with: [\(with)] } }" }

  @Test func keysThatAreNotThereAreFound() {
    let found = findings("{ text: { key: note.titel } }", strings: #""note.title" = "Title";"#)
    #expect(found.map(\.message) == ["the app's strings have no `note.titel`"])
    #expect(found.first?.help.first == "did you mean `note.title`?")
  }

  @Test(arguments: [
    ("Hello", ""), ("100 %%", ""), ("100 % sure", ""), ("%@", "$item.title"),
    ("%lld", "$item.likes"), ("%d of %@", "$item.likes, $item.title"),
    ("%2$@ by %1$@", "$item.title, $item.at"), ("%.2f", "$item.score"), ("%.1f", "$item.likes"),
    ("%lld", "$item.shares"), ("%05d", "$item.likes"), ("%'d", "$item.likes"),
    ("%1$@ and %1$@", "$item.title"),
  ])
  func argumentsThatFitAreFine(text: String, with: String) {
    #expect(messages(self.text(with), strings: "k = \"\(text)\";") == [])
  }

  @Test(arguments: [
    ("%@", "", "the text of `k` asks for a value, and none is given"),
    ("%@ %@", "$item.title", "the text of `k` asks for 2 values, and 1 given"),
    ("%3$@", "$item.title", "the text of `k` asks for 3 values, and 1 given"),
    ("Hello", "$item.title", "nothing in the text of `k` takes the place of this"),
    ("%2$@", "$item.title, $item.likes", "nothing in the text of `k` takes the place of this"),
    ("%lld", "$item.title", "the text of `k` asks for an `Int` here, and this is `String`"),
    ("%lld", "$item.score", "the text of `k` asks for an `Int` here, and this is `Double`"),
    ("%.1f", "$item.at", "the text of `k` asks for a number here, and this is `Date`"),
  ])
  func argumentsThatDoNotFitAreFound(text: String, with: String, message: String) {
    #expect(messages(self.text(with), strings: "k = \"\(text)\";") == [message])
  }

  private static func catalog(_ entry: String) -> String {
    #"{ "sourceLanguage": "en", "version": "1.0", "strings": { "k": \#(entry) } }"#
  }

  private func messages(_ with: String, catalog entry: String) -> [String] {
    messages(text(with), strings: Self.catalog(entry), named: "L.xcstrings")
  }

  @Test func catalogsHaveTextsInSeveralLanguages() {
    let entry =
      #"{ "localizations": { "en": { "stringUnit": { "value": "%lld" } }, "de": { "stringUnit": { "value": "%@" } } } }"#
    #expect(messages("$item.likes", catalog: entry) == [])
    let found = findings(
      text("$item.title"), strings: Self.catalog(entry), named: "L.xcstrings")
    #expect(
      found.map(\.message) == [
        "the text of `k` asks for an `Int` here, and this is `String`"
      ])
    #expect(found.first?.related.map(\.message) == ["the text in `en` stands here"])
  }

  @Test func textsVaryWithNumbers() {
    let entry = #"""
      { "localizations": { "en": { "variations": { "plural": {
        "one": { "stringUnit": { "value": "One note" } },
        "other": { "stringUnit": { "value": "Many notes" } } } } } } }
      """#
    #expect(messages("$item.likes", catalog: entry) == [])
    #expect(
      messages("$item.title", catalog: entry) == [
        "the text of `k` varies with a number, and none is given"
      ])
    #expect(
      messages("", catalog: entry) == ["the text of `k` varies with a number, and none is given"])
  }

  @Test func partsOfTextsVaryWithNumbers() {
    let entry = #"""
      { "localizations": { "en": {
        "stringUnit": { "value": "%#@people@ in %#@rooms@" },
        "substitutions": {
          "people": { "argNum": 1, "variations": { "plural": { "other": { "stringUnit": { "value": "%arg people" } } } } },
          "rooms": { "argNum": 2, "variations": { "plural": { "other": { "stringUnit": { "value": "%arg rooms" } } } } } } } } }
      """#
    #expect(messages("$item.likes, $item.shares", catalog: entry) == [])
    #expect(
      messages("$item.likes", catalog: entry) == [
        "the text of `k` asks for 2 values, and 1 given"
      ])
    #expect(
      messages("$item.likes, $item.title", catalog: entry) == [
        "the text of `k` asks for a number here, and this is `String`"
      ])
  }

  @Test func stringsWithoutTextInALanguageAreFound() {
    let strings = #"""
      { "sourceLanguage": "en", "strings": {
        "k": { "localizations": { "de": { "stringUnit": { "value": "Ja" } } } },
        "Yes": {},
        "OK": { "shouldTranslate": false },
        "fr": { "localizations": { "fr": { "stringUnit": { "value": "Oui" } } } } } }
      """#
    #expect(
      messages("{ text: { key: k } }", strings: strings, named: "L.xcstrings") == [
        "`k` has no text in fr", "`Yes` has no text in de, fr", "`fr` has no text in de",
      ])
  }

  @Test(arguments: [
    ("[1]", "this is no string catalogue"), ("{}", "this is no string catalogue"),
    (#"{ "sourceLanguage": "en", "strings": [] }"#, "this is no string catalogue"),
    ("{", "a key is missing here"),
    (
      #"{ "sourceLanguage": "en", "strings": { "k": {}, "k": {} } }"#,
      "the key `k` stands twice in this object"
    ),
  ])
  func catalogsThatAreNoneAreFound(text: String, message: String) {
    #expect(messages("{ text: { key: k } }", strings: text, named: "L.xcstrings") == [message])
  }

  @Test(arguments: [
    ("k = \"a\"", "`;` is missing here"), ("k \"a\";", "`=` is missing here"),
    ("k = ;", "a text is missing here"), ("k = \"a", "this text has no end"),
    ("/* k = \"a\";", "this comment has no end"), ("k = \"\\U00g1\";", "there is no such escape"),
    ("k = \"a\"; k = \"b\";", "the key `k` stands twice in this file"),
  ])
  func filesThatAreWrittenWronglyAreFound(text: String, message: String) {
    #expect(messages("{ text: { key: k } }", strings: text) == [message])
  }

  @Test func filesAreReadAsTheRunTimeReadsThem() {
    let strings = """
      \u{FEFF}/* A note */ "k" = "a \\"quoted\\" \\U00e9\\n text"; // more
      "a.b" = "ü";
      word-2_x.y = word;

      """
    for key in ["k", "a.b", "word-2_x.y"] {
      #expect(messages("{ text: { key: \(key) } }", strings: strings) == [])
    }
  }

  @Test(arguments: [true, false])
  func filesInUTF16AreRead(isLittle: Bool) {
    let text = "\u{FEFF}\"k\" = \"é😀\";"
    let bytes = text.utf16.flatMap { unit in
      let pair = [UInt8(truncatingIfNeeded: unit), UInt8(truncatingIfNeeded: unit >> 8)]
      return isLittle ? pair : pair.reversed()
    }
    let strings = AppStrings(bytes, path: "L.strings", file: FileID(rawValue: 0))
    #expect(strings?["k"] != nil)
    #expect(strings?.mistakes.count == 0)
    #expect(WideText.utf8(bytes.dropLast().map { $0 }) == nil)
  }

  @Test func whateverBytesThereAreAreRead() {
    let good = Array("/* c */ \"k\" = \"a\\n%1$@\"; // d\nw = x;".utf8)
    for count in 0...good.count {
      _ = AppStrings(Array(good[..<count]), path: "L.strings", file: FileID(rawValue: 0))
      for byte in [0x00, 0x22, 0x25, 0x5C, 0xFF, 0xFE] as [UInt8] {
        var changed = good
        changed.insert(byte, at: count)
        _ = AppStrings(changed, path: "L.strings", file: FileID(rawValue: 0))
        _ = AppStrings(changed, path: "L.xcstrings", file: FileID(rawValue: 0))
      }
    }
  }

  @Test(
    arguments: [
      ("%", []), ("%%%", []), ("%1$", []), ("%q", []), ("%#@a", []), ("%.f", []), ("%9$@", [8]),
      ("%0$@", []), ("%99999999999999999999$@", [0]), ("%-10.3ld%s", [0, 1]),
    ] as [(String, [Int])])
  func specifiersAreReadAsTheRunTimeReadsThem(text: String, places: [Int]) {
    #expect(TextDemand(of: text).arguments.keys.sorted() == places)
  }

  @Test func choicesAndTheLibrarysTextsAreUsed() {
    let strings = """
      k = "a"; "mood.good" = "Good"; "screen.retry" = "Again"; "onboarding.next" = "On"; old = "b";
      """
    let found = findings(
      "{ text: { key: k } }", strings: strings, with: "unused-string-key")
    #expect(found.map(\.message) == ["no spec uses `old`"])
  }
}
