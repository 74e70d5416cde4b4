import Foundation
import SeededRandom
import Testing

@testable import SpecSyntax

/// What is read without libyaml gives the tree that libyaml gives.
@Suite struct DirectReaderTests {
  @Test(arguments: [
    "a: b\n",
    "a: b",
    "# why\n\na: b # as well\n# that is all\n",
    "---\na: b\n--- # next\n\nc: d\n---\ne: f",
    "a:\n  b:\n    c: d\n  e: f\n",
    "a:\n- b\n- c: d\n  e: f\ng: h\n",
    "- - a\n  - b\n-\n  - c\n- d: e\n",
    "  a: b\n  c:\n     d: e\n",
    "a: [b, 'c', \"d\", [e], {f: g}, -1, h i]\n",
    "a: { b: c, 'd': e, \"f\": [g, h], i: URL? }\nb: {}\nc: []\n",
    "a: [\n  b,\n  # c\n  { d:\n      e },\n]\nf: {\n}\n",
    "a: 'b: c # d'\n'e': \"f {g}, h\"\n'': ''\n\"\": \"\"\n",
    "a: b:c://d?e=f#g, [h] {i} & * ! | > % @ `\n",
    "a: -b\n-c: --d\n",
    "a: &b c\nd: *b\ne: &f\n  g: &h [i, *b]\nj: [*f, *h]\nk: { l: *b }\nm: &n\n- *b\n- &o\n  p: q\n",
    "日本: é — 👍 # ñ\nb: 'ü'\nc: [ß, \"ø\"]\n",
    "a: |\n  b\n   c #d\n\n\ne: >-\n  f\n  g: h  \ni:\n- |-\n   j\n # k\n- &l >\n é\n",
    "\u{FEFF}a: b\n",
    "a: 1\na: 2\nb: *c\n<<: { d: e }\n",
  ])
  func whatIsUsualIsReadWithoutLibyaml(text: String) {
    for bytes in [Array(text.utf8), Self.withCRLF(text.utf8)] {
      #expect(Self.directEnd(of: bytes) == bytes.count)
      expectSameTree(bytes)
    }
  }

  @Test(arguments: [
    "", "\n", "# a\n", "a", "[a]", "a: b\nc", "a:\n", "a: b\n  c\n", "a:\n    b: c\n  d: e\n",
    "a: b: c\n", "a: 'b'c\n", "a: |\n  b", "a: |\n  b\n\n  c\n", "a: |\n\n  b\n",
    "a: |+\n  b\n", "a: |2\n  b\n", "a: | # b\n  c\n", "a: |\nb: c\n", "a: >\n  b\n    c\n",
    "a: |\n   \n", "a: 'b\n  c'\n", "a: \"b\\n\"\n", "a: 'b''c'\n",
    "? a\n: b\n", "a: !b c\n", "%YAML 1.2\n---\na: b\n", "a: b\n...\n",
    "--- a: b\n",
    "a:\tb\n", "a: b\rc: d\n", "a: # b\r  c: d\n", "a: \"b\r\"\n", "a: [b,\rc]\n",
    "a: |\r  b\n", "a: |\n  b\r  c\n", "\ra: b\n", "a: \u{7F}\n", "a: \u{2028}\n", "a: \u{85}\n",
    "a: [b\n",
    "a: [b c: d]\n",
    "a: {b, c}\n", "a: {b: }\n", "a: [b,, c]\n", "a: {b: c\n  d}\n", "a: [b]c\n", "a: [b]: c\n",
    "a: {\"b\":c}\n", "- &a b: c\n", "&a b: c\n", "*a : b\n", "a: &b\n", "a: *b c\n", "a : b\n",
    "-a\n- b\n", "a: - b\n", "a:\n  b\n", "a: @b\n", "a: `b\n", "a: ?b\n", "a: [\n---\n]\n",
    "- a\nb: c\n", "a:\n  - b\n c: d\n", "a: b #c\n  d\n", "a: #b\n", "[a]: b\n", "{a: b}: c\n",
  ])
  func whatIsUnusualIsLeftToLibyaml(text: String) {
    let bytes = Array(text.utf8)
    #expect(Self.directEnd(of: bytes) == 0)
    expectSameTree(bytes)
  }

  /// Eight bytes are looked at together: each sign is met at each place of them, and of those that are left.
  @Test(arguments: Array(":#,[]{}'\" -.$&*!|>_^`@\\~/0éZ"))
  func signsAreMetWhereverTheyStand(sign: Character) {
    for length in 0..<20 {
      let letters = String(repeating: "x", count: length)
      for text in ["a: y\(letters)\(sign)", "a: { b: y\(letters)\(sign)", "y\(letters)\(sign)"] {
        for rest in ["", "z", " z", "\(sign)z: b", ": b", " }", ", c: d }"] {
          expectSameTree(Array("\(text)\(rest)\n".utf8))
        }
      }
    }
  }

  @Test func documentsBeforeAnUnusualOneAreReadWithoutLibyaml() {
    let bytes = Array("a: b\n---\nc: d\n---\ne: |+\n  f\n---\ng: h\n".utf8)
    #expect(Self.directEnd(of: bytes) == 14)
    expectSameTree(bytes)
  }

  @Test func problemsOfADocumentThatIsGivenUpAreFoundOnce() {
    expectSameTree(
      Array("a: 1\na: 2\n---\nb: 1\nb: *c\nd: &e f\ng: *e\nh: |\n  i\nj: |+\n  k\n".utf8))
  }

  @Test func specsOfThisPackageAreReadWithoutLibyaml() throws {
    let specs = try Self.specs()
    #expect(specs.count > 40)
    let direct = specs.filter { Self.directEnd(of: $0) == $0.count }
    #expect(direct.count * 10 > specs.count * 9)
    for spec in specs { expectSameTree(spec) }
    let withCRLF = direct.map(Self.withCRLF)
    #expect(withCRLF.allSatisfy { Self.directEnd(of: $0) == $0.count })
    for spec in withCRLF { expectSameTree(spec) }
  }

  @Test func casesOfTheYAMLSuiteGiveTheSameTrees() {
    for suiteCase in YAMLSuite.cases { expectSameTree(suiteCase.yaml) }
  }

  /// Texts that are nearly right: specs with slips of any kind.
  @Test func specsWithSlipsGiveTheSameTrees() throws {
    var generator = SeededGenerator(seed: 11)
    let pieces = [
      " ", "  ", "\n", ":", ": ", "- ", "-", ",", "[", "]", "{", "}", "'", "\"", "#", " # ", "&a ",
      "*a", "!", "|", ">", "?", "? ", "%", "@", "\\", "---\n", "\n---\n", "...\n", "\t", "é",
      "\u{85}", "\u{FEFF}", "a: b\n", "\n  ", "x", "\r", "\r\n", "a: b\r\n",
    ].map { Array($0.utf8) }
    let short = try Self.specs().filter { $0.count < 2_500 }
    let specs = short.flatMap { [$0, Self.withCRLF($0)] }
    for round in 0..<1_500 {
      var bytes = specs[round % specs.count]
      for _ in 0...generator.next() % 3 { Self.slip(in: &bytes, pieces, &generator) }
      expectSameTree(bytes)
    }
  }

  @Test(arguments: [
    [
      "a", "b", "a: ", "b:\n", "- ", "\n", "\n  ", "\n    ", "[", "]", "{", "}", ", ", "'c'",
      "\"d\"",
      " # e\n", "&f ", "*f", "---\n", "g: h\n", "- i\n", "|\n  ", ">-\n   ", "é", "?", ":",
    ],
    [
      "a: ", "\na: ", "- ", "\n- ", "|", ">", "|-\n ", ">\n  ", "\n", "\n ", "\n  ", "\n   ", "b",
      " ",
      "# c", "\n---",
    ],
    [
      "a: ", "\r\na: ", "- ", "\r\n- ", "|", ">-", "\r\n", "\r\n  ", "\r\n   ", "\r", "\n", "b",
      " ",
      "# c", "\r\n---\r\n", "[", "]", ", ", "'d'", "&e ", "*e",
    ],
    [
      "[", "]", "{", "}", ", ", ": ", ":", "a", "b", "\n", "\n  ", "'c'", "\"d\"", " ", "# e\n",
      "-", "?",
    ],
  ])
  func textsOfAnyPiecesGiveTheSameTrees(pieces: [String]) {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<3_000 {
      var text = "a: "
      for _ in 0..<generator.next() % 14 {
        text += pieces[Int(generator.next() % UInt64(pieces.count))]
      }
      expectSameTree(Array(text.utf8.dropFirst(generator.next() % 2 == 0 ? 3 : 0)))
    }
  }

  /// Changes one place of a text, or the indentation of one line.
  private static func slip(
    in bytes: inout [UInt8], _ pieces: [[UInt8]], _ generator: inout SeededGenerator
  ) {
    let place = Int(generator.next() % UInt64(bytes.count + 1))
    let rest = bytes.count - place
    switch generator.next() % 4 {
    case 0:
      let size = min(rest, Int(generator.next() % 4) + 1)
      bytes.removeSubrange(place..<place + size)
    case 1:
      bytes.insert(contentsOf: pieces[Int(generator.next() % UInt64(pieces.count))], at: place)
    case 2:
      let line = bytes[place...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      bytes.insert(contentsOf: repeatElement(0x20, count: Int(generator.next() % 3)), at: line)
    default:
      let line = bytes[place...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      if line < bytes.count, bytes[line] == 0x20 { bytes.remove(at: line) }
    }
  }

  /// A text as it is checked out with the line ends of Windows.
  private static func withCRLF(_ text: some Sequence<UInt8>) -> [UInt8] {
    text.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
  }

  /// Where the part of a file ends that is read without libyaml.
  private static func directEnd(of bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { source in
      var tree = TreeBuilder(source, limits: .init())
      var reader = DirectReader(source, from: source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
      return reader.readDocuments(into: &tree)
    }
  }

  private static func specs() throws -> [[UInt8]] {
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try ["Specs", "Examples", "Tests"].flatMap { folder in
      let files = FileManager.default.enumerator(
        at: package.appending(path: folder), includingPropertiesForKeys: nil,
        options: .skipsHiddenFiles)
      return try (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "yaml" }
        .sorted { $0.path < $1.path }.map { [UInt8](try Data(contentsOf: $0)) }
    }
  }

  private func expectSameTree(
    _ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let direct = Picture(SyntaxTree.parse(bytes, directly: true))
    let other = Picture(SyntaxTree.parse(bytes, directly: false))
    guard direct != other else { return }
    Issue.record(
      "\(String(decoding: bytes, as: UTF8.self))\n\(direct)\n\(other)",
      sourceLocation: sourceLocation)
  }
}

/// All that a tree says.
private struct Picture: Equatable, CustomStringConvertible {
  let nodes: [String]
  let documents: [NodeID]
  let problems: [SyntaxProblem]
  let aliasUses: [SyntaxTree.AliasUse]
  let comments: [SpecSyntax.Comment]

  init(_ tree: SyntaxTree) {
    nodes = tree.storage.nodes.indices.map { index in
      let id = NodeID(index)
      let node = tree.node(id)
      return "\(node.kind) \(node.style) \(node.flags.rawValue) \(node.span.range) \(node.first) "
        + "\(node.count) \(tree.string(id)) \(tree.tag(id) ?? "")"
    }
    documents = tree.documents
    problems = tree.problems
    aliasUses = tree.aliasUses
    comments = tree.comments()
  }

  var description: String {
    "\(nodes.joined(separator: "\n"))\n\(documents.map(\.rawValue)) \(problems.map(\.message)) "
      + "\(aliasUses.count) \(comments.count)"
  }
}
