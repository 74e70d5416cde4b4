import Diagnostics
import Testing

@testable import SpecChecks

/// Texts in several languages and files.
@Suite struct TranslationCheckTests: StringChecking {
  @Test(arguments: [
    (
      ["en.lproj/A.strings", "en.lproj/B.strings"],
      "another file has `k` for `en`, too, and only one of the texts is shown"
    ),
    (["A.strings", "B.strings"], "another file has `k`, too, and only one of the texts is shown"),
    (["en.lproj/A.strings", "de.lproj/A.strings"], nil),
    (
      ["en.lproj/A.strings", "de.lproj/A.strings", "de.lproj/B.strings"],
      "another file has `k` for `de`, too, and only one of the texts is shown"
    ),
    (["A.strings", "en.lproj/A.strings"], nil),
  ])
  func textsOfOneLanguageStandInOneFile(paths: [String], message: String?) {
    let spec = """
      app: Notes
      language: 1
      strings: [\(paths.joined(separator: ", "))]
      host: { menu: [{ screen: Feed, title: k, icon: house }] }
      ---
      screen: Feed
      swift: { type: FeedController }
      """
    let files = [("a.yaml", spec)] + paths.map { ($0, "k = \"\($0)\";") }
    let found = MarkedApp(RuleExample(files)).findings(of: RuleSet.standard)
      .filter { $0.rule == "duplicate-string-key" }
    #expect(found.map(\.message) == (message.map { [$0] } ?? []))
    // What is shown with it is the file that has the same language.
    #expect(
      found.flatMap(\.related).allSatisfy { Int($0.location.file.rawValue) == paths.count - 1 })
  }

  @Test(
    "a text that stands twice alike is a note, and one that differs is shown once",
    arguments: [
      ("en.lproj/A.strings", #"k = "Yes";"#, "en.lproj/B.strings", #"k = "Yes";"#, true),
      ("en.lproj/A.strings", #"k = "Yes";"#, "en.lproj/B.strings", #"k = "\U0059es";"#, true),
      ("en.lproj/A.strings", #"k = "Yes";"#, "en.lproj/B.strings", #"k = "Yes.";"#, false),
      (
        "A.xcstrings", catalog(#"{ "comment": "c" }"#), "B.xcstrings",
        catalog(#"{ "comment": "c" }"#), true
      ),
      (
        "A.xcstrings", catalog("{}"), "B.xcstrings",
        catalog(#"{ "localizations": { "en": { "stringUnit": { "value": "K" } } } }"#), false
      ),
    ])
  func equalTextsAreTold(
    first: String, firstText: String, second: String, secondText: String, isSame: Bool
  ) {
    let spec = """
      app: Notes
      language: 1
      strings: [\(first), \(second)]
      host: { menu: [{ screen: Feed, title: k, icon: house }] }
      ---
      screen: Feed
      swift: { type: FeedController }
      """
    let files = [("a.yaml", spec), (first, firstText), (second, secondText)]
    let found = MarkedApp(RuleExample(files)).findings(of: RuleSet.standard)
      .filter { $0.rule == "duplicate-string-key" }
    let end = isSame ? "too, and says the same" : "too, and only one of the texts is shown"
    #expect(found.map(\.message) == ["another file has `k` for `en`, \(end)"])
    #expect(found.map(\.severity) == [isSame ? .note : .warning])
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

  @Test func languagesHaveFilesOfTheirOwn() {
    let files = [
      ("en.lproj/L.strings", #""k" = "%@"; "l" = "More";"#),
      ("de.lproj/L.strings", #""k" = "%lld";"#),
    ]
    let found = findings(in: files, cell: text("$item.title"))
    #expect(
      found.map(\.message) == [
        "`l` has no text in de",
        "the text of `k` in `de` asks for an `Int`, and that in `en` for a value",
      ])
    #expect(found.map(\.primary.file.rawValue) == [1, 2])
    #expect(found.last?.related.map(\.location.file.rawValue) == [1, 0])
  }

  @Test func textsThatWaitForTheirTranslatorAreMissing() {
    let strings = #"""
      { "sourceLanguage": "en", "strings": { "k": { "localizations": {
        "de": { "stringUnit": { "state": "new", "value": "Yes" } },
        "fr": { "stringUnit": { "state": "needs_review", "value": "Oui" } },
        "en": { "stringUnit": { "state": "new", "value": "Yes" } } } } } }
      """#
    #expect(
      messages("{ text: { key: k } }", strings: strings, named: "L.xcstrings") == [
        "`k` has no text in de"
      ])
  }
}
