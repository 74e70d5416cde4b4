import SourceText
import Testing

@testable import Diagnostics

@Suite struct TextRendererTests {
  private let rule = Rule(name: "missing-adapter", summary: "s", rationale: "r")

  private func location(
    _ marked: String, in sources: inout SourceTable, path: String
  ) -> Location {
    let (text, spans) = RuleExample.parse(marked)
    let file = sources.add(SourceFile(path: path, text: text))
    return Location(file: file, span: spans[0])
  }

  private func rendered(_ marked: String, label: String? = nil, colors: Bool = false) -> String {
    var sources = SourceTable()
    let place = location(marked, in: &sources, path: "a.yaml")
    return TextRenderer(sources: sources, colors: colors)
      .render(Diagnostic(rule, "m", at: place, label: label))
  }

  @Test func aFindingShowsItsPlaceRelatedPlacesAndTheCure() {
    var sources = SourceTable()
    let primary = location(
      "screen: Feed\nadapters: ‹[Post]›\n", in: &sources, path: "Specs/Feed.yaml")
    let union = location(
      "union: FeedItem\ncases:\n  ad: ‹Ad›\n", in: &sources, path: "Specs/Items.yaml")
    let text = TextRenderer(sources: sources).render(
      Diagnostic(
        rule, "no adapter for `Ad`", at: primary, label: "`Ad` may arrive here",
        related: [.init(union, "`Ad` is a case of `FeedItem`")], notes: ["lists of two models"],
        help: ["add an adapter for `Ad`\nor leave the case out"]))
    #expect(
      text == """
        Specs/Feed.yaml:2:11: error: no adapter for `Ad` [missing-adapter]
           |
         2 | adapters: [Post]
           |           ^^^^^^ `Ad` may arrive here
           |
           ::: Specs/Items.yaml:3:7: `Ad` is a case of `FeedItem`
           |
         3 |   ad: Ad
           |       ^^
           |
           = note: lists of two models
           = help: add an adapter for `Ad`
                   or leave the case out

        """)
  }

  /// The source line and the marks under it.
  private func excerpt(_ marked: String) -> [String] {
    rendered(marked).split(separator: "\n").dropFirst(2).map { String($0.dropFirst(5)) }
  }

  @Test(arguments: [
    ("👍: ‹x›", "👍: x", "    ^"),
    ("日本: ‹語x›", "日本: 語x", "      ^^^"),
    ("e\u{301}: ‹x›", "e\u{301}: x", "   ^"),
    ("👨‍👩‍👧‍👦 ‹🇩🇪›", "👨‍👩‍👧‍👦 🇩🇪", "   ^^"),
    ("❤️ ‹☎︎›", "❤️ ☎︎", "   ^"),
    ("\u{FEFF}‹a›: b", "a: b", "^"),
    ("\ta:\t‹b›", "    a:  b", "        ^"),
    ("a: ‹b›\r", "a: b", "   ^"),
    ("a: b‹›", "a: b", "    ^"),
    ("a: ‹\u{1B}[31m›", "a: ␛[31m", "   ^^^^^"),
    ("a: \u{202E}‹b›", "a: <U+202E>b", "           ^"),
    ("שלום: ‹x›", "שלום: x", "      ^"),
    ("한글 ‹ｗ›", "한글 ｗ", "     ^^"),
  ])
  func marksStandUnderWhatTheyMark(marked: String, line: String, marks: String) {
    #expect(excerpt(marked) == [line, marks])
  }

  @Test func columnsAreCountedInCharactersAndMarksInCells() {
    #expect(rendered("\u{FEFF}👍👍: ‹x›").hasPrefix("a.yaml:1:5: error: m [missing-adapter]\n"))
    #expect(rendered("a: 1\r\né: ‹x›\r\n").hasPrefix("a.yaml:2:4: error:"))
  }

  @Test func spansOfAFewLinesAreMarkedLineByLine() {
    #expect(
      rendered("a:\n  ‹- b\n\n  - c›\nd: e\n", label: "here") == """
        a.yaml:2:3: error: m [missing-adapter]
           |
         2 |   - b
           |   ^^^
         3 |
         4 |   - c
           |   ^^^ here

        """)
  }

  @Test func longSpansShowTheirFirstAndLastLine() {
    let lines = (1...10).map { "  key\($0): value\n" }.joined()
    #expect(
      rendered("‹a:\n" + lines + "›b: c\n") == """
        a.yaml:1:1: error: m [missing-adapter]
           |
         1 | a:
           | ^^
        ...
        11 |   key10: value
           |   ^^^^^^^^^^^^

        """)
  }

  @Test func longLinesAreCutAroundTheMark() {
    let text = excerpt(
      String(repeating: "é", count: 1_000) + "‹x›" + String(repeating: "z", count: 900))
    #expect(text[0].hasPrefix("…é") && text[0].hasSuffix("z…"))
    #expect(text[0].count < 220)
    let marked = Array(text[0])[text[1].count - 1]
    #expect(marked == "x")
  }

  /// The source line and the marks under it, as a terminal of so many columns shows them.
  private func excerpt(_ marked: String, columns: Int, label: String? = nil) -> [String] {
    var sources = SourceTable()
    let place = location(marked, in: &sources, path: "a.yaml")
    return TextRenderer(sources: sources, columns: columns)
      .render(Diagnostic(rule, "m", at: place, label: label))
      .split(separator: "\n").dropFirst(2).map(String.init)
  }

  @Test(arguments: [
    "a: ‹b› " + String(repeating: "c", count: 90), String(repeating: "c", count: 90) + " ‹b›",
    String(repeating: "c", count: 60) + " ‹b› " + String(repeating: "d", count: 60),
    "a: ‹" + String(repeating: "b", count: 90) + "›",
    String(repeating: "日本", count: 30) + " ‹語› " + String(repeating: "本", count: 30),
    String(repeating: "e\u{301}", count: 80) + "‹x›",
  ])
  func linesFitTheTerminal(marked: String) {
    let lines = excerpt(marked, columns: 40)
    #expect(lines.allSatisfy { DisplayWidth.width(of: $0) <= 40 })
    #expect(lines[0].contains("…"))
    let cell = lines[1].prefix { $0 != "^" }.count
    var seen = 0
    let first = lines[0].first { character in
      defer { seen += DisplayWidth.width(of: character) }
      return seen >= cell
    }
    let (text, spans) = RuleExample.parse(marked)
    let mark = String(decoding: Array(text.utf8)[Int(spans[0].start)...], as: UTF8.self).first
    #expect(first == mark)
  }

  @Test func aLineThatFitsIsShownWhole() {
    #expect(excerpt("a: ‹b›", columns: 40) == [" 1 | a: b", "   |    ^"])
  }

  @Test func aLabelThatDoesNotFitStandsBelow() {
    let lines = excerpt("some key: ‹value›", columns: 40, label: "this cannot stand here, alas")
    #expect(lines.dropFirst() == ["   |           ^^^^^", "   | this cannot stand here, alas"])
  }

  @Test func manyRelatedPlacesAreShownFromBothEnds() {
    var sources = SourceTable()
    let place = location("a: ‹b›", in: &sources, path: "a.yaml")
    let related = (0..<20).map { Diagnostic.Related(place, "step \($0)") }
    let text = TextRenderer(sources: sources).render(
      Diagnostic(rule, "m", at: place, related: related))
    let steps = text.split(separator: "\n").filter { $0.contains(":::") }
      .compactMap { $0.split(separator: ": ").last.map(String.init) }
    #expect(
      steps == ["step 0", "step 1", "step 2", "… 15 more", "step 18", "step 19"])
  }

  @Test func aFileThatIsGoneIsStillNamed() {
    let place = Location(file: FileID(rawValue: 3), span: .zero)
    let text = TextRenderer(sources: SourceTable()).render(
      Diagnostic(rule, "m", at: place, help: ["h"]))
    #expect(text == "<unknown file>: error: m [missing-adapter]\n   = help: h\n")
  }

  @Test func anEmptyFileHasNoExcerpt() {
    let sources = SourceTable([SourceFile(path: "a.yaml", text: "")])
    let place = Location(file: FileID(rawValue: 0), span: .zero)
    let text = TextRenderer(sources: sources).render(Diagnostic(rule, "m", at: place))
    #expect(text == "a.yaml:1:1: error: m [missing-adapter]\n")
  }

  @Test func spansBeyondTheFileAreItsEnd() {
    let sources = SourceTable([SourceFile(path: "a.yaml", text: "a: b\n")])
    let place = Location(file: FileID(rawValue: 0), span: ByteSpan(90..<100))
    let text = TextRenderer(sources: sources).render(Diagnostic(rule, "m", at: place))
    #expect(text.hasPrefix("a.yaml:2:1: error"))
  }

  @Test func colorsAreUsedOnlyWhenToldSo() {
    #expect(!rendered("‹a›").contains("\u{1B}"))
    let colored = rendered("‹a›", colors: true)
    #expect(colored.contains("\u{1B}[1;31merror: \u{1B}[0m"))
    #expect(colored.contains("\u{1B}[1;31m^\u{1B}[0m"))
  }

  @Test func messagesCannotSmuggleControlCharacters() {
    let sources = SourceTable([SourceFile(path: "a\u{1B}.yaml", text: "a")])
    let place = Location(file: FileID(rawValue: 0), span: ByteSpan(0..<1))
    let text = TextRenderer(sources: sources).render(
      Diagnostic(
        rule, "m\n\u{1B}[2J", at: place, label: "\u{202E}", notes: ["\u{1B}"], help: ["\u{7}"]))
    #expect(!text.contains("\u{1B}") && !text.contains("\u{7}") && !text.contains("\u{202E}"))
  }

  @Test func reportsAreSortedAndEachFindingComesOnce() {
    let sources = SourceTable([
      SourceFile(path: "b.yaml", text: "x: y"), SourceFile(path: "a.yaml", text: "x: y"),
    ])
    let places = [(0, 0), (1, 3), (1, 0), (1, 3)].map { (file: Int, start: Int) in
      Location(file: FileID(rawValue: UInt32(file)), span: ByteSpan(start..<start + 1))
    }
    let text = TextRenderer(sources: sources).render(places.map { Diagnostic(rule, "m", at: $0) })
    let heads = text.split(separator: "\n").filter { $0.contains("error") }
      .map { $0.prefix { $0 != " " } }
    #expect(heads == ["a.yaml:1:1:", "a.yaml:1:4:", "b.yaml:1:1:"])
  }

  @Test func theSummaryCountsFindingsAndFiles() {
    let sources = SourceTable([SourceFile(path: "a", text: "x"), SourceFile(path: "b", text: "x")])
    let rules = [Severity.error, .error, .warning].map {
      Rule(name: "r", severity: $0, summary: "s", rationale: "r")
    }
    let found = rules.enumerated().map { index, rule in
      Diagnostic(
        rule, "m\(index)", at: Location(file: FileID(rawValue: UInt32(index % 2)), span: .zero))
    }
    let renderer = TextRenderer(sources: sources)
    #expect(renderer.summary(of: found) == "2 errors, 1 warning in 2 files\n")
    #expect(renderer.summary(of: [found[0]]) == "1 error in 1 file\n")
    #expect(renderer.summary(of: []) == "no findings\n")
  }

  @Test func manyFindingsInOneHugeLineAreShownQuickly() {
    let text = String(repeating: "é", count: 300_000)
    let sources = SourceTable([SourceFile(path: "a", text: text)])
    let found = (0..<20).map { index in
      Diagnostic(
        rule, "m\(index)",
        at: Location(file: FileID(rawValue: 0), span: ByteSpan(599_000..<599_002)))
    }
    let time = ContinuousClock().measure {
      #expect(!TextRenderer(sources: sources).render(found).isEmpty)
    }
    #expect(time < .seconds(10))
  }
}
