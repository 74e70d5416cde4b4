import SourceText
import SpecSyntax
import Testing

@Suite struct SyntaxTreeTests {
  private func parse(_ text: String) -> SyntaxTree {
    SyntaxTree.parse(Array(text.utf8))
  }

  private func text(_ tree: SyntaxTree, _ id: NodeID) -> String {
    String(decoding: tree.source[tree.span(id).range], as: UTF8.self)
  }

  @Test func pairsAndItemsComeInSourceOrder() throws {
    let tree = parse("screen: Feed\nadapters: [Post, {a: 1}, Ad]\nlast: x\n")
    let root = try #require(tree.documents.first)
    #expect(tree.problems.isEmpty)
    #expect(tree.kind(root) == .mapping)
    #expect(tree.count(root) == 3)
    let pairs = Array(tree.pairs(root))
    #expect(pairs.map { tree.string($0.key) } == ["screen", "adapters", "last"])
    #expect(tree.items(pairs[1].value).map { text(tree, $0) } == ["Post", "{a: 1}", "Ad"])
    #expect(text(tree, pairs[1].value) == "[Post, {a: 1}, Ad]")
    #expect(tree.isFlow(pairs[1].value))
    #expect(tree.string(pairs[2].value) == "x")
    #expect(tree.scalarEquals(pairs[0].key, "screen"))
    #expect(!tree.scalarEquals(pairs[0].key, "screens"))
    #expect(tree.scalarEquals(pairs[0].value, string: "Feed"))
  }

  @Test(arguments: [
    ("a: plain text", "plain text", "plain text"),
    ("a: 'it''s'", "it's", "'it''s'"),
    ("a: 'as is'", "as is", "'as is'"),
    (#"a: "x\ty\N""#, "x\ty\u{85}", #""x\ty\N""#),
    ("a: two\n  lines", "two lines", "two\n  lines"),
    ("a: |\n  x\n  y\n\nb: c", "x\ny\n", "|\n  x\n  y"),
    ("a: >-\n  x\n  y\n", "x y", ">-\n  x\n  y"),
    ("a: &n !!str b", "b", "b"),
    ("a: &n\n  # why\n  'b'", "b", "'b'"),
    ("a:", "", ""),
    ("a: &n", "", ""),
    ("a: 日本 # 👍\n", "日本", "日本"),
    ("日本: é", "é", "é"),
    ("\u{FEFF}a: b", "b", "b"),
    ("a:\r\n  b\r\n", "b", "b"),
  ])
  func scalarsHaveTheirTextAndTheirSpan(source: String, string: String, span: String) throws {
    let tree = parse(source)
    #expect(tree.problems.isEmpty)
    let root = try #require(tree.documents.first)
    let pair = try #require(tree.pairs(root).first { _ in true })
    #expect(tree.string(pair.value) == string)
    #expect(text(tree, pair.value) == span)
  }

  @Test func blockCollectionsEndWithTheirLastValue() throws {
    let tree = parse("a:\n  b:\n    - c\n    - d # e\n\n# f\n\ng: h\n")
    let root = try #require(tree.documents.first)
    let pairs = Array(tree.pairs(root))
    #expect(text(tree, pairs[0].value) == "b:\n    - c\n    - d")
    #expect(text(tree, root).hasSuffix("g: h"))
  }

  @Test func emptyDocumentsAreLeftOut() {
    #expect(parse("").documents.isEmpty)
    #expect(parse("# only this\n").documents.isEmpty)
    #expect(parse("---\n---\na: 1\n---\n").documents.count == 1)
    #expect(parse("---\n''\n").documents.count == 1)
  }

  @Test func aliasesLeadToWhatTheyStandFor() throws {
    let tree = parse("a: &n [1, 2]\nb: *n\n")
    #expect(tree.problems.isEmpty)
    let pairs = Array(tree.pairs(try #require(tree.documents.first)))
    #expect(tree.kind(pairs[1].value) == .alias)
    #expect(tree.resolved(pairs[1].value) == pairs[0].value)
    #expect(tree.resolved(pairs[0].value) == pairs[0].value)
    #expect(text(tree, pairs[1].value) == "*n")
    let use = try #require(tree.aliasUses.first)
    #expect(use.use == tree.span(pairs[1].value))
    #expect(use.definition == ByteSpan(3..<5))
  }

  @Test func commentsAreFoundOutsideScalarsOnly() {
    let tree = parse(
      """
      # one
      a: "# no" # two
      b: x#no
      c: | # three
        # no
      d: [a, # four
        'b # no']
      # five
      """)
    let texts = tree.comments().map {
      String(decoding: tree.source[$0.span.range], as: UTF8.self)
    }
    #expect(texts == ["# one", "# two", "# three", "# four", "# five"])
    #expect(tree.comments().map(\.isAlone) == [true, false, false, false, true])
  }

  @Test func unicodeLineEndsEndCommentsAsTheyDoForTheParser() throws {
    let tree = parse("a: !!map # one\u{2028}  b: c # two\u{85}# three\n")
    let root = try #require(tree.documents.first)
    let value = try #require(tree.pairs(root).first { _ in true }).value
    #expect(text(tree, value) == "b: c")
    #expect(tree.comments().count == 3)
  }

  @Test(arguments: ["!!map\n‹&a b: c›\n", "&m\n‹!!str b: c›\n", "!!map &m\n‹&a !!str b: c›\n"])
  func propertiesOfAFirstKeyAreNotThoseOfItsMapping(marked: String) throws {
    let parts = marked.split(whereSeparator: { "‹›".contains($0) })
    let tree = parse(parts.joined())
    let root = try #require(tree.documents.first)
    #expect(text(tree, root) == parts[1])
    let pair = try #require(Array(tree.pairs(root)).first)
    #expect(text(tree, pair.key) == "b")
  }

  @Test func tagsAreKeptInFullForm() throws {
    let tree = parse("a: !!str b\nc: ! d\ne: !<tag:yaml.org,2002:int> 1\nf: g")
    #expect(tree.problems.isEmpty)
    let pairs = Array(tree.pairs(try #require(tree.documents.first)))
    let tags = pairs.map { tree.tag($0.value) }
    #expect(tags == ["tag:yaml.org,2002:str", "!", "tag:yaml.org,2002:int", nil])
    #expect(pairs.map { text(tree, $0.value) } == ["b", "d", "1", "g"])
  }

  @Test func textsThatStandInTheSourceAreNotCopied() throws {
    let tree = parse("a: plain\nb: 'quoted'\n")
    for (key, value) in tree.pairs(try #require(tree.documents.first)) {
      for id in [key, value] {
        tree.source.withUnsafeBufferPointer { source in
          tree.withScalarBytes(id) { text in
            #expect(text.baseAddress.map { source.contains(address: $0) } == true)
          }
        }
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func contains(address: UnsafePointer<UInt8>) -> Bool {
    guard let start = baseAddress else { return false }
    return address >= start && address < start + count
  }
}
