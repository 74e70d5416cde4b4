import Diagnostics
import SourceText
import SpecSyntax
import Testing

@testable import SpecModel

/// Keys of a table of the tests' own: today's language has none that is new or replaced.
private enum CardGrammar {
  static let title = Key("title", .string("a text"), "What it says.", since: 2, example: "a")
  static let caption = Key(
    "caption", .string("a text"), "What it says.",
    deprecated: Deprecation(since: 2, replacement: "title"), example: "a")
  static let record = Record<Name>("card", "A card.", example: "title: a") { mapping in
    mapping.value(title) ?? mapping.value(caption)
  }
}

@Suite struct VersionTests {
  private func read(_ text: String) throws -> (reader: DocumentReader, title: String?) {
    let tree = SyntaxTree.parse(Array(text.utf8))
    let reader = DocumentReader(tree: tree, file: FileID(rawValue: 0))
    let document = try #require(tree.documents.first)
    return (reader, CardGrammar.record.read(document, reader)?.text)
  }

  @Test func aReplacedKeyIsReadAndReportedWithAFix() throws {
    let text = "caption: a"
    let (reader, title) = try read(text)
    #expect(title == "a")
    let finding = try #require(reader.diagnostics.first)
    #expect(reader.diagnostics.count == 1)
    #expect(finding.rule == "deprecated-key" && finding.severity == .warning)
    #expect(finding.message == "`caption` of card is now called `title`")
    #expect(finding.primary.span == ByteSpan(0..<7))
    let fix = try #require(finding.fixes.first)
    #expect(fix.safety == .safe)
    #expect(fix.edits.map(\.location) == [finding.primary])
    #expect(fix.edits.map(\.replacement) == ["title"])
  }

  @Test func theExamplesOfTheRuleAreRead() throws {
    let examples = try #require(Rule.deprecatedKey.examples)
    let failing = try #require(examples.failing.files.first?.parsed)
    let found = try read(failing.text).reader.diagnostics
    #expect(found.map(\.rule) == [Rule.deprecatedKey.name])
    #expect(found.map(\.primary.span) == failing.spans)
    let passing = try #require(examples.passing.files.first?.parsed.text)
    #expect(try read(passing).reader.diagnostics.isEmpty)
  }

  @Test func aReplacedKeyBesideItsReplacementIsNotRenamed() throws {
    let (reader, title) = try read("title: a\ncaption: b")
    #expect(title == "a")
    #expect(reader.diagnostics.map(\.rule) == ["unknown-key"])
  }

  @Test func whatAnAliasStandsForIsMendedWhereItIsWritten() throws {
    let text = "first: &card { caption: a }\nsecond: *card"
    let tree = SyntaxTree.parse(Array(text.utf8))
    let reader = DocumentReader(tree: tree, file: FileID(rawValue: 0))
    let document = try #require(tree.documents.first)
    let second = try #require(tree.pairs(document).map { $0.value }.last)
    #expect(reader.read(CardGrammar.record.form, second)?.text == "a")
    let finding = try #require(reader.diagnostics.first)
    #expect(finding.primary.span == ByteSpan(36..<41))
    #expect(finding.fixes.first?.edits.first?.location.span == ByteSpan(15..<22))
  }

  @Test func newKeysAreNotedWithTheirVersion() throws {
    let (reader, _) = try read("title: a")
    #expect(reader.diagnostics == [])
    #expect(
      reader.versionedKeys == [VersionedKey(name: Name("title", span: ByteSpan(0..<5)), since: 2)])
  }

  @Test func keysOfTheFirstVersionAreNotNoted() {
    #expect(SpecModelTests.read("app: Shop\nlanguage: 1\n").versionedKeys == [])
  }
}
