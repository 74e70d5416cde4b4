import Diagnostics
import SourceText
import Testing

@testable import ReferencedFiles
@testable import SpecChecks
@testable import SpecSemantics

/// Texts of the specs, held against the app's strings.
@Suite struct StringCheckTests: StringChecking {
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
    (
      "100 % sure", "",
      "the text of `k` has `% s`, which is read as a place for a value"
    ),
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

  /// What is told once of two uses mends both.
  @Test func valuesInTheWrongOrderAreToldApartFromThoseOfAnotherType() throws {
    let (swapped, wrong) = (text("$item.title, $item.likes"), text("$item.title, $item.at"))
    let found = findings(
      "{ column: [\(swapped), \(wrong), \(swapped)] }", strings: #"k = "%lld of %@";"#
    )
    .filter { $0.rule == "string-argument-mismatch" }
    try #require(found.count == 3)
    #expect(Set(found.map(\.message)).count == 1)
    #expect(found.map(\.help.first).filter { $0 == "swap the two values in `with:`" }.count == 2)
    #expect(found[0].cause == found[2].cause && found[0].cause != found[1].cause)
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
    ("k = \"a\"", "`;` is missing here"), ("k \"a\";", "`=` is missing here"),
    ("k = ;", "a text is missing here"), ("k = \"a", "this text has no end"),
    ("/* k = \"a\";", "this comment has no end"), ("k = \"\\U00g1\";", "there is no such escape"),
    ("k = \"a\"; k = \"b\";", "the key `k` stands twice in this file"),
    ("k = \"\\UD83D!\";", "this is half of a character"),
    ("k = \"\\UDE00\";", "this is half of a character"),
    ("“k” = \"a\";", "`“` is a typographic quote, which begins no text"),
    ("<plist>", "a value is missing here"),
    ("bplist00", "this binary property list is damaged"),
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
      k = "a"; "mood.good" = "Good"; "mood.bad" = "Bad"; "screen.retry" = "Again"; "onboarding.next" = "On"; old = "b";
      """
    let found = findings(
      "{ text: { key: k } }", strings: strings, with: "unused-string-key")
    #expect(found.map(\.message) == ["no spec uses `old`"])
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
    #expect(count == 1)
    #expect(time < .seconds(60) && other < .seconds(60))
  }
}
