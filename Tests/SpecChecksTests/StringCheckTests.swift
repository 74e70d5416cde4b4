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
    ("Hello", ""), ("100 %%", ""), ("100 %", ""), ("%@", "$item.title"),
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
    ("100 % sure", "", "the text of `k` asks for a value, and none is given"),
    ("%@ %@", "$item.title", "the text of `k` asks for 2 values, and one is given"),
    ("%3$@", "$item.title", "the text of `k` asks for 3 values, and one is given"),
    ("Hello", "$item.title", "no text of `k` has a place for this"),
    ("%2$@", "$item.title, $item.likes", "no text of `k` has a place for this"),
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
        "the text of `k` in `en` asks for an `Int` here, and this is `String`"
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
        "the text of `k` in `en` varies with a number, and none is given"
      ])
    #expect(
      messages("", catalog: entry) == [
        "the text of `k` in `en` varies with a number, and none is given"
      ])
  }

  @Test func partsOfTextsVaryWithNumbers() {
    let entry = #"""
      { "localizations": { "en": {
        "stringUnit": { "value": "%#@people@ in %#@rooms@" },
        "substitutions": {
          "people": { "argNum": 1, "variations": { "plural": { "one": { "stringUnit": { "value": "one" } }, "other": { "stringUnit": { "value": "%arg people" } } } } },
          "rooms": { "argNum": 2, "variations": { "plural": { "one": { "stringUnit": { "value": "one" } }, "other": { "stringUnit": { "value": "%arg rooms" } } } } } } } } }
      """#
    #expect(messages("$item.likes, $item.shares", catalog: entry) == [])
    #expect(
      messages("$item.likes", catalog: entry) == [
        "the text of `k` in `en` asks for 2 values, and one is given"
      ])
    #expect(
      messages("$item.likes, $item.title", catalog: entry) == [
        "the text of `k` in `en` asks for a number here, and this is `String`"
      ])
  }

  @Test(arguments: [
    ("%q", "%q"), ("100%w", "%w"), ("%1$y", "%1$y"), ("%ll", "%ll"), ("%.2k", "%.2k"),
    ("%#@n@", "%#@n@"), ("%3b", "%3b"), ("%C3%q", "%C"), ("a/%q", "%q"),
  ])
  func whatStandsForNoValueIsFound(text: String, specifier: String) {
    #expect(
      messages("{ text: { key: k } }", strings: "k = \"\(text)\";") == [
        "the text of `k` has `\(specifier)`, which stands for no value and is shown as it is"
      ])
  }

  @Test(arguments: [
    "100 % wool", "100%", "100%, or more", "100%wool", "50%-60%", "5%)", "%%q", "100%üb",
    "https://example.com/caf%C3%A9?a=%20b", "See https://example.com/%C3, please", "caf%C3%A9",
    "a%3Db", "mailto:a@example.com?subject=%C3%9Cber",
  ])
  func percentSignsOfTextsAreLeftAlone(text: String) {
    #expect(messages("{ text: { key: k } }", strings: "k = \"\(text)\";") == [])
  }

  @Test(arguments: [
    (#""version": "2.0""#, "the catalogue is of version `2.0`, which screenc does not know"),
    (#""version": 2"#, "the catalogue is of version `2`, which screenc does not know"),
    (#""langauge": "en""#, "`langauge` is no key of a catalogue and is passed over"),
  ])
  func catalogsThatNobodyKnowsAreFound(member: String, message: String) {
    let strings = #"{ "sourceLanguage": "en", "strings": { "k": {} }, \#(member) }"#
    #expect(
      messages("{ text: { key: k } }", strings: strings, named: "L.xcstrings") == [message])
  }

  @Test(arguments: [
    #"{ "comment": "x", "isCommentAutoGenerated": true, "generatesSymbol": true, "shouldTranslate": false }"#,
    #"{ "localizations": { "en": { "stringSet": { "state": "new", "values": ["a"] } } } }"#,
    #"{ "localizations": { "en": { "variations": { "device": { "iphone": { "stringUnit": { "state": "new", "value": "a" } } } } } } }"#,
  ])
  func whatXcodeWritesIsKnown(entry: String) {
    #expect(messages("", catalog: entry).filter { $0.contains("is no key") } == [])
  }

  @Test func eachStrangeKeyOfACatalogIsFoundOnce() {
    let text = #"{ "stringUnit": { "stat": "new", "value": "a" } }"#
    let found = findings(
      "{ text: { key: k } }",
      strings: #"""
        { "sourceLanguage": "en", "strings": {
          "k": { "localisations": {} },
          "l": { "localizations": { "en": \#(text), "de": \#(text) } },
          "m": { "localizations": { "en": { "variations": { "plural": { "other": \#(text) } } }, "de": {
            "variation": {}, "substitutions": { "p": { "argNumber": 1, "variations": { "plurals": {} } } } } } } } }
        """#, named: "L.xcstrings"
    ).filter { $0.rule == "unfamiliar-catalog" }
    #expect(
      found.map(\.message) == [
        "`localisations` is no key of a string and is passed over",
        "`stat` is no key of a string unit and is passed over, here and in 2 other places",
        "`variation` is no key of a localization and is passed over",
        "`argNumber` is no key of a substitution and is passed over",
        "`plurals` is no key of variations and is passed over",
      ])
    #expect(found.first?.help == ["did you mean `localizations`?"])
  }

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

  @Test func pluralRulesStandBesideTheStringsThatTheyReplace() {
    let spec = """
      app: Notes
      language: 1
      strings: [en.lproj/L.strings, en.lproj/L.stringsdict]
      host: { menu: [{ screen: Feed, title: k, icon: house }] }
      ---
      screen: Feed
      swift: { type: FeedController }
      """
    let rules = """
      <plist version="1.0"><dict><key>k</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>Notes</string></dict></dict></plist>
      """
    let app = MarkedApp(
      RuleExample([
        ("a.yaml", spec), ("en.lproj/L.strings", "k = \"Notes\";"),
        ("en.lproj/L.stringsdict", rules),
      ]))
    #expect(app.findings(of: RuleSet.standard).map(\.message) == [])
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
    ("k = \"\\UD83D!\";", "this is half of a character"),
    ("k = \"\\UDE00\";", "this is half of a character"),
    ("“k” = \"a\";", "a text is missing here"), ("<plist>", "a text is missing here"),
    ("bplist00", "this file is a binary property list"),
  ])
  func filesThatAreWrittenWronglyAreFound(text: String, message: String) {
    #expect(messages("{ text: { key: k } }", strings: text) == [message])
  }

  @Test("a text that runs into the next is told of with its beginning")
  func textsWithoutEndNameTheirBeginning() {
    let found = findings("{ text: { key: k } }", strings: "k = \"a;\n\"l\" = \"b\";").first
    #expect(found?.message == "`;` is missing here")
    #expect(found?.related.map(\.message) == ["the text begins here"])
    #expect(found?.related.first?.location.span == ByteSpan(4..<5))
  }

  @Test func filesAreReadAsTheRunTimeReadsThem() {
    let strings = """
      \u{FEFF}/* A note */ "k" = "a \\"quoted\\" \\U00e9\\n text"; // more
      "a.b" = "ü \\UD83D\\ude00";
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
    let strings = StringsFile(bytes, path: "L.strings", id: FileID(rawValue: 0))
    #expect(strings.map { Array($0.entries.names) } == ["k"])
    #expect(strings?.mistakes.count == 0)
    #expect(WideText.utf8(bytes.dropLast().map { $0 }) == nil)
  }

  @Test func whateverBytesThereAreAreRead() {
    let good = Array("/* c */ \"k\" = \"a\\n%1$@\"; // d\nw = x;".utf8)
    for count in 0...good.count {
      _ = StringsFile(Array(good[..<count]), path: "L.strings", id: FileID(rawValue: 0))
      for byte in [0x00, 0x22, 0x25, 0x5C, 0xFF, 0xFE] as [UInt8] {
        var changed = good
        changed.insert(byte, at: count)
        _ = StringsFile(changed, path: "L.strings", id: FileID(rawValue: 0))
        _ = StringsFile(changed, path: "L.xcstrings", id: FileID(rawValue: 0))
      }
    }
  }

  @Test(
    arguments: [
      ("%", []), ("%%%", []), ("%1$", []), ("%q", []), ("%#@a", [0]), ("%.f", []), ("%9$@", [8]),
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

  private static let rules = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      <key>k</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key><string>%2$@: %1$#@people@ &amp; more</string>
        <key>people</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <!-- the forms -->
          <key>one</key><string>%lld person</string>
          <key>other</key><string>%lld people</string>
        </dict>
      </dict>
    </dict>
    </plist>
    """#

  private func messages(_ with: String, rules: String) -> [String] {
    messages(text(with), strings: rules, named: "en.lproj/L.stringsdict")
  }

  @Test func pluralRulesAskForTheirNumbers() {
    #expect(messages("$item.likes, $item.title", rules: Self.rules) == [])
    #expect(
      messages("$item.likes", rules: Self.rules) == [
        "the text of `k` in `en` asks for 2 values, and one is given"
      ])
    #expect(
      messages("$item.title, $item.likes", rules: Self.rules) == [
        "the text of `k` in `en` asks for an `Int` here, and this is `String`"
      ])
  }

  @Test func formsOfNumbersAreLookedAt() {
    let without = Self.rules.replacing("<key>one</key><string>%lld person</string>", with: "")
    #expect(
      messages("$item.likes, $item.title", rules: without) == ["`k` lacks the form `one`"])
    let other = Self.rules.replacing("<key>other</key>", with: "<key>others</key>")
    #expect(
      messages("$item.likes, $item.title", rules: other) == [
        "`k` has no form `other`", "`others` is no form of a number",
      ])
  }

  @Test(arguments: [
    ("bplist00", "this is a binary property list"), ("", "this is no property list"),
    ("<dict/>", "this is no property list"), ("<plist", "this has no end"),
    ("<plist><dict><key>k</dict>", "`</key>` is missing here"),
    ("<plist><dict><key>k</key></dict>", "a value is missing here"),
    ("<plist><dict>k</dict></plist>", "a tag is missing here"),
    ("<plist><dict><string>k</string></dict></plist>", "a key or `</dict>` is missing here"),
    ("<plist><dict><key>k&nbsp;</key>", "there is no such character"),
    ("<plist><dict></dict>", "`</plist>` is missing here"),
    (
      "<plist><dict><key>k</key><string>a</string><key>k</key><string>a</string></dict></plist>",
      "the key `k` stands twice in this file"
    ),
    ("<plist><dict><key>k</key><dict></dict></dict></plist>", "`k` has no text"),
    (String(repeating: "<array>", count: 40), "this is no property list"),
    ("<plist>" + String(repeating: "<array>", count: 40), "values nest deeper than 32 levels"),
  ])
  func propertyListsThatAreNoneAreFound(text: String, message: String) {
    #expect(messages("", rules: text).contains(message), "\(messages("", rules: text))")
  }

  @Test func whateverPropertyListsThereAreAreRead() {
    let good = Array(Self.rules.utf8)
    for count in good.indices {
      _ = StringsFile(Array(good[..<count]), path: "L.stringsdict", id: FileID(rawValue: 0))
      for byte in [0x00, 0x26, 0x3C, 0x3E, 0x2F, 0xFF] as [UInt8] {
        var changed = good
        changed[count] = byte
        _ = StringsFile(changed, path: "L.stringsdict", id: FileID(rawValue: 0))
      }
    }
  }

  private func findings(in files: [(path: String, text: String)], cell: String) -> [Diagnostic] {
    let spec = """
      app: Notes
      language: 1
      strings: [\(files.map(\.path).joined(separator: ", "))]
      host:
        menu: [{ screen: Feed, title: { verbatim: Notes }, icon: house }]
      ---
      screen: Feed
      swift: { type: FeedController }
      ---
      model: Note
      fields: { id: ID, title: String, likes: Int }
      ---
      adapter: NoteRow
      for: Note
      cell: \(cell)
      """
    let app = MarkedApp(RuleExample([("a.yaml", spec)] + files))
    return app.specs.flatMap(\.diagnostics)
      + app.findings(of: RuleSet.standard.filter { !$0.rule.name.hasPrefix("unused") })
  }

  @Test func languagesHaveFilesOfTheirOwn() {
    let files = [
      ("en.lproj/L.strings", #""k" = "%@"; "l" = "More";"#),
      ("de.lproj/L.strings", #""k" = "%lld";"#),
    ]
    let found = findings(in: files, cell: text("$item.title"))
    #expect(
      found.map(\.message) == [
        "the text of `k` in `de` asks for an `Int` here, and this is `String`",
        "`l` has no text in de",
      ])
    #expect(found.map(\.primary.file.rawValue) == [0, 1])
    #expect(found.first?.related.map(\.location.file.rawValue) == [2])
  }

  @Test func pluralRulesAddToTheStringsOfALanguage() {
    let files = [
      ("en.lproj/L.strings", #""k" = "%lld people"; "l" = "More";"#),
      ("en.lproj/L.stringsdict", Self.rules.replacing("%2$@: ", with: "")),
    ]
    #expect(findings(in: files, cell: text("$item.likes")).map(\.message) == [])
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

  @Test func stringsThatXcodeWouldRemoveAreFound() {
    let strings = #"{ "sourceLanguage": "en", "strings": { "k": { "extractionState": "stale" } } }"#
    #expect(
      messages("{ text: { key: k } }", strings: strings, named: "L.xcstrings") == [
        "the app's strings mark `k` as no longer used"
      ])
  }

  /// Files of many megabytes take time in proportion, and are not told of line by line.
  @Test func largeFilesAreRead() {
    let pairs = String(repeating: "k = \"%@ %lld\";\n", count: 200_000)
    let clock = ContinuousClock()
    var count = 0
    let time = clock.measure { count = messages(text("$item.title"), strings: pairs).count }
    #expect(count <= 101)
    let languages = (0..<3000).map { #""l\#($0)": { "stringUnit": { "value": "a" } }"# }
    let keys = (0..<3000).map { #""k\#($0)": {}"# }
    let catalog = Self.catalog("{ \"localizations\": { \(languages.joined(separator: ",")) } }")
      .replacing(#""strings": {"#, with: #""strings": { "# + keys.joined(separator: ",") + ",")
    let other = clock.measure {
      count = messages("{ text: { key: k } }", strings: catalog, named: "L.xcstrings").count
    }
    #expect(count == 3000)
    #expect(time < .seconds(60) && other < .seconds(60))
  }
}
