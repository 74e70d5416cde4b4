import Diagnostics
import SourceText
import SpecSyntax
import Testing

/// Each problem with its span, which is marked by `‹…›` in the text.
@Suite struct ProblemTests {
  /// The one problem of a text, after a check that it is where the mark says.
  private func problem(
    _ marked: String, _ rule: SyntaxProblem.Rule, limits: SyntaxLimits = .init(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> SyntaxProblem {
    let (text, spans) = RuleExample.parse(marked)
    let problems = SyntaxTree.parse(Array(text.utf8), limits: limits).problems
    let problem = try #require(problems.first, sourceLocation: sourceLocation)
    #expect(problems.count == 1, sourceLocation: sourceLocation)
    #expect(problem.rule == rule, sourceLocation: sourceLocation)
    #expect(problem.span == spans.first, sourceLocation: sourceLocation)
    #expect(!problem.help.isEmpty, sourceLocation: sourceLocation)
    return problem
  }

  @Test(arguments: [
    ("a: 1\n‹a›: 2\n", "a"),
    ("a: 1\n‹\"a\"›: 2\n", "a"),
    ("'a': 1\nb: 3\n‹a›: 2\n", "'a'"),
    ("{a: 1, ‹a›: 2}", "a"),
    ("日本: 1\nb: 2\n‹\"\\u65E5本\"›: 2\n", "日本"),
    ("? a\n: 1\n? ‹a›\n: 2", "a"),
    ("x: &k a\n*k : 1\n‹a›: 2", "*k"),
    (
      "a long key that is longer than any word: 1\n‹a long key that is longer than any word›: 2\n",
      "a long key that is longer than any word"
    ),
  ])
  func duplicateKeysNameBothPlaces(marked: String, first: String) throws {
    let problem = try problem(marked, .duplicateKey)
    let text = RuleExample.parse(marked).text
    let related = try #require(problem.related.first)
    #expect(String(decoding: Array(text.utf8)[related.span.range], as: UTF8.self) == first)
  }

  @Test func keysThatDifferAreNotDuplicates() {
    let text = """
      {a: 1, A: 2, aa: 3, 'a ': 4, abcdefgh: 5, abcdefghi: 6, é: 7, "e\\u0301": 8, "": 9, ~: 10}
      """
    #expect(SyntaxTree.parse(Array(text.utf8)).problems.isEmpty)
  }

  @Test(arguments: [15, 16, 17, 100, 50_000])
  func aDuplicateIsFoundHoweverManyKeysThereAre(count: Int) throws {
    let lines = (0..<count).map { "key_\($0): 1\n" }.joined()
    #expect(SyntaxTree.parse(Array(lines.utf8)).problems.isEmpty)
    let problem = try problem(lines + "‹key_7›: 1\n", .duplicateKey)
    #expect(problem.related.count == 1)
  }

  @Test(arguments: [
    ("‹[a, b]›: 1\n", SyntaxProblem.Rule.nonScalarKey),
    ("base: &b {x: 1}\nuse:\n  ‹<<›: *b\n", .mergeKey),
    ("a: ‹*b›\n", .unknownAnchor),
    ("a: &a [1, ‹*a›]\n", .recursiveAlias),
    ("a: ‹!custom› b\n", .customTag),
    ("a: ‹!custom›\n  b: c\n", .customTag),
    ("a: b‹\u{7}›c\n", .controlCharacter),
    ("a: b‹\u{0}›c\n", .controlCharacter),
    ("a: é‹\u{1}›c\n", .controlCharacter),
    ("a: ‹\u{FFFF}›\n", .controlCharacter),
  ])
  func whatSpecsMayNotHoldIsRefusedWhereItStands(
    marked: String, rule: SyntaxProblem.Rule
  ) throws {
    _ = try problem(marked, rule)
  }

  /// What common readers would merge is refused, whatever is merged and however the key is written.
  @Test(arguments: [
    "use:\n  ‹<<›: *b\n", "use:\n  ‹<<›: [*b, *c]\n", "use:\n  ‹<<›: { x: 1 }\n",
    "use: { ‹<<›: *b }\n",
    "use: {y: 1, ‹<<›: [*b, { z: 1 }]}\n", "use:\n  ? ‹<<›\n  : *b\n",
    "use:\n  y: 1\n  ‹<<›: *b\n  z: 2\n",
    "use:\n  - ‹<<›: *b\n", "use: [‹<<›: *b]\n", "‹<<›: *b\n", "use:\n  ‹<<›:\n",
    "use:\n  &d ‹<<›: *b\n",
  ])
  func mergeKeysAreRefusedInAllForms(marked: String) throws {
    let found = try problem("base: &b { x: 1 }\nother: &c { y: 2 }\n" + marked, .mergeKey)
    #expect(found.help == ["write the keys out, or give what is shared a declaration of its own"])
  }

  @Test func eachMergeKeyIsRefusedByItself() {
    let problems = SyntaxTree.parse(Array("a: &a { x: 1 }\nb:\n  <<: *a\n  <<: *a\n".utf8)).problems
    #expect(problems.map(\.rule) == [.mergeKey, .mergeKey])
    let tagged = SyntaxTree.parse(Array("a: &a { x: 1 }\nb:\n  !!merge <<: *a\n".utf8)).problems
    #expect(tagged.map(\.rule).contains(.mergeKey))
  }

  @Test func aQuotedMergeKeyIsAnOrdinaryKey() {
    #expect(SyntaxTree.parse(Array("'<<': 1".utf8)).problems.isEmpty)
    #expect(SyntaxTree.parse(Array("<a: 1\n<b: 2".utf8)).problems.isEmpty)
  }

  @Test(arguments: [
    ("a:\n‹\t›b: c\n", "a tab cannot be used for indentation"),
    ("a: ‹\"›b\nc: d\n", "this quote is never closed"),
    ("a: ‹'›b\nc: d\n", "this quote is never closed"),
    ("a: ‹[›b, c\n", "the `[` is never closed"),
    ("a: ‹{›b: c\n", "the `{` is never closed"),
    ("a: b‹:› c\n", "there is a second `: ` in this line"),
    ("a: a‹:› c\n", "`a:` stands twice in this line"),
    ("a: b\n  ‹c›: d\n", "`c` is indented below `a`, which has its value already"),
    (
      "a:\n    - b\n  ‹c›: d\n",
      "`c` stands beside the list below `a`, and that has no key of its own"
    ),
    ("a: ‹@›b\n", "a value cannot start with `@`"),
    ("a: ‹`›b`\n", "a value cannot start with ```"),
    ("a: ‹%›b\n", "a value cannot start with `%`"),
    ("a: ‹*›.swift\n", "an unquoted `*` starts an alias"),
    ("a: ‹&› b\n", "an unquoted `&` starts an anchor"),
    ("a: {b}‹/›c\n", "there is more text after the closing `}` of this value"),
    ("a: \"b\" ‹c›\n", "there is more text after the closing `\"` of this value"),
    ("a: \"‹\\q›\"\n", "there is no such escape in double quotes"),
    ("a: 1\n‹b 2›\nc: 3\n", "there is no `:` after this key"),
    (
      "a:\n  - b\n  ‹c›: d\n",
      "`c` stands among the items of the list of `a`, and is none of them"
    ),
    ("é👍: ‹\"›b\n", "this quote is never closed"),
    ("a: [T]‹?›\nb: c\n", "there is more text after the closing `]` of this value"),
    ("{ a: [T]‹?›, b: c }\n", "there is more text after the closing `]` of this value"),
    (
      "a: { b: ‹#fff›, c: d }\ne: f\n",
      "a `#` after a space starts a comment, so that there is no value here"
    ),
    ("a: b\n‹<<<<<<< ours›\nc: d\n=======\n", "a merge conflict has been left in this file"),
    ("‹<<<<<<< ours›\nc: d\n=======\n", "a merge conflict has been left in this file"),
    ("‹<<<<<<< ours›\r\nc: d\r\n=======\r\n", "a merge conflict has been left in this file"),
    ("a: ‹-› b\n", "a list item (`- `) cannot stand here"),
    (
      "a: ‹{›\n  b: c\n  d: e\n",
      "a `{` stands behind `a`, and the lines below it are written as without one"
    ),
    (
      "a: ‹[›\n  - b\n",
      "a `[` stands behind `a`, and the lines below it are written as without one"
    ),
    ("a:\n  - b: ‹{›\n  - c\n", "the `{` is not closed in its line"),
    ("a: ‹b›\n  c: d\n  e: b\n", "`a` has a value behind it and keys below it"),
    ("a: b\nfonts: ‹c›\n  d: { e: f }\n", "`fonts` has a value behind it and keys below it"),
    ("actions: ‹b›\n  - select: c\n", "`actions` has a value behind it and keys below it"),
    ("a:\n  b: c.d‹:›\n  e: f\n", "a second colon stands behind `c.d`"),
    ("a: b\nc: ‹d:›\n    e: f\n", "`d:` stands in the line of `c:`, to which it belongs"),
  ])
  func syntaxErrorsAreSaidInPlainWordsWhereTheyAre(marked: String, message: String) throws {
    #expect(try problem(marked, .yamlSyntax).message == message)
  }

  @Test(arguments: [
    ("a: [T]‹?›\n", "put the whole value in quotes: `\"[T]?\"`"),
    ("a: {$b}‹/›c\n", "put the whole value in quotes: `\"{$b}/c\"`"),
    ("a: { b: ‹#fff›, c: d }\n", "put the value in quotes: `\"#fff\"`"),
  ])
  func theCureOfAValueWithoutQuotesIsSpeltOut(marked: String, help: String) throws {
    #expect(try problem(marked, .yamlSyntax).help == [help])
  }

  @Test func aFileThatIsNotTextIsSaidToBeNone() throws {
    let bytes = Array("\u{7F}ELF\u{2}\u{1}\u{1}".utf8) + [UInt8](repeating: 0, count: 64)
    let problem = try #require(SyntaxTree.parse(bytes).problems.first)
    #expect(problem.message == "this file is not text")
  }

  @Test func anUnknownAliasSuggestsTheNearestAnchor() throws {
    let problem = try problem("a: &colors 1\nb: ‹*colours›\n", .unknownAnchor)
    #expect(problem.help == ["did you mean `*colors`?"])
  }

  @Test(arguments: ["a: ‹*›Even in the rain\nb: c\n", "{ a: ‹*›Even in the rain, b: c }\n"])
  func textAfterAnUnknownAliasIsTextWithoutItsQuotesAndNothingElse(marked: String) throws {
    let found = try problem(marked, .yamlSyntax)
    #expect(found.message == "an unquoted `*` starts an alias")
    #expect(found.help == ["if this is text, put the whole value in quotes"])
  }

  @Test func anUnresolvedAliasStaysAnAlias() throws {
    let tree = SyntaxTree.parse(Array("a: *b\n".utf8))
    let root = try #require(tree.documents.first)
    let value = try #require(tree.pairs(root).first { _ in true }).value
    #expect(tree.kind(tree.resolved(value)) == .alias)
  }

  @Test func anchorsEndWithTheirDocument() throws {
    _ = try problem("a: &x 1\n---\nb: ‹*x›\n", .unknownAnchor)
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x61, 0x00], "this file is in UTF-16, not in UTF-8"),
      ([0xFE, 0xFF, 0x00, 0x61], "this file is in UTF-16, not in UTF-8"),
      ([0x61, 0x00, 0x62, 0x00], "this file is in UTF-16, not in UTF-8"),
      ([0xFF, 0xFE, 0x00, 0x00], "this file is in UTF-32, not in UTF-8"),
      ([0x61, 0x3A, 0x20, 0xE9], "the byte 0xE9 is not UTF-8 here"),
      ([0x61, 0x3A, 0x20, 0xC3, 0x28], "the byte 0xC3 is not UTF-8 here"),
      ([0x61, 0x3A, 0x20, 0xC3], "the byte 0xC3 is not UTF-8 here"),
      ([0x61, 0x3A, 0x20, 0xED, 0xA0, 0x80], "the byte 0xED is not UTF-8 here"),
    ] as [([UInt8], String)])
  func bytesThatAreNoUTF8AreRefused(bytes: [UInt8], message: String) throws {
    let problem = try #require(SyntaxTree.parse(bytes).problems.first)
    #expect(problem.rule == .invalidEncoding)
    #expect(problem.message == message)
  }

  @Test func aBrokenDocumentDoesNotHideTheOthers() {
    let tree = SyntaxTree.parse(
      Array("a: 1\n---\nb: [\n---\nc: 1\nc: 2\n---\nd: \u{0}\n---\ne: 1\n".utf8))
    #expect(tree.problems.map(\.rule) == [.yamlSyntax, .duplicateKey, .controlCharacter])
    let keys = tree.documents.map { tree.pairs($0).map { tree.string($0.key) } }
    #expect(keys == [["a"], ["c", "c"], ["e"]])
    #expect(tree.comments().isEmpty)
  }

  @Test func otherVersionsOfYAMLAreRefused() {
    #expect(SyntaxTree.parse(Array("%YAML 1.2\n---\na: b\n".utf8)).problems.isEmpty)
    #expect(SyntaxTree.parse(Array("%YAML 1.1\n---\na: b\n".utf8)).problems.isEmpty)
    let rules = SyntaxTree.parse(Array("%YAML 2.0\n---\na: b\n".utf8)).problems.map(\.rule)
    #expect(rules == [.yamlVersion])
  }
}
