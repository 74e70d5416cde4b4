import Foundation
import SeededRandom
import SpecSyntax
import Testing

/// The processor time that this thread spends on a task: unlike the time of the clock it does not
/// depend on what else the machine does.
private func processorTime(of task: () -> Void) -> Duration {
  func now() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
  let start = now()
  task()
  return now() - start
}

/// Inputs made to exhaust a reader: each is refused, or read, within two seconds of work.
@Suite(.serialized) struct HostileInputTests {
  private func parse(_ text: String) throws -> SyntaxTree {
    var tree: SyntaxTree?
    let time = processorTime { tree = SyntaxTree.parse(Array(text.utf8)) }
    #expect(time < .seconds(2))
    return try #require(tree)
  }

  private func rules(_ text: String) throws -> [SyntaxProblem.Rule] {
    try parse(text).problems.map(\.rule)
  }

  @Test(arguments: ["[", "{a: ", "- ", "? ", "[{a: ", "a:\n "])
  func deepNestingIsRefused(opening: String) throws {
    let text =
      opening == "a:\n "
      ? (0..<2_000).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
      : String(repeating: opening, count: 100_000)
    #expect(try rules(text).first == .nestingTooDeep)
  }

  @Test func nestingByAliasesCountsAsNesting() throws {
    let link = { (index: Int) in
      "a\(index): &a\(index) " + String(repeating: "[", count: 40)
        + (index > 0 ? "*a\(index - 1)" : "")
        + String(repeating: "]", count: 40) + "\n"
    }
    #expect(try rules((0..<3).map(link).joined()).isEmpty)
    #expect(try rules((0..<4).map(link).joined()) == [.nestingTooDeep])
  }

  @Test func aliasBombsAreRefusedUnexpanded() throws {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1..<30 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    #expect(try rules(text) == [.aliasExpansion])
  }

  @Test func manyAliasesOfALittleAreFine() throws {
    let text = "a: &a x\nb:\n" + String(repeating: "- *a\n", count: 10_000)
    #expect(try rules(text).isEmpty)
  }

  @Test func tooLargeFilesTextsAndTreesAreRefused() throws {
    #expect(try rules(String(repeating: "#", count: 17 << 20)) == [.fileTooLarge])
    #expect(try rules("a: " + String(repeating: "x", count: 2 << 20)) == [.scalarTooLong])
    let tree = SyntaxTree.parse(
      Array("[a, b, c, d]".utf8),
      limits: {
        var limits = SyntaxLimits()
        limits.nodes = 3
        return limits
      }())
    #expect(tree.problems.map(\.rule) == [.tooManyNodes])
    #expect(tree.documents.isEmpty)
  }

  @Test func manyDirectivesAreRefused() throws {
    let lines = (0..<100_000).map { "%TAG !a\($0)! tag:x\n" }.joined()
    #expect(try rules(lines + "---\na: b\n") == [.tooManyDirectives])
  }

  @Test func problemsAreNotCountedForever() throws {
    let duplicates = String(repeating: "a: 1\n", count: 50_000)
    #expect(try parse(duplicates).problems.count == SyntaxLimits().problems)
    let broken = String(repeating: "--- ]\n", count: 50_000)
    #expect(try parse(broken).problems.count == SyntaxLimits().problems)
    let unknown = "a:\n" + String(repeating: "- *b\n", count: 50_000)
    #expect(try parse(unknown).problems.count == SyntaxLimits().problems)
  }

  @Test func bigButHonestFilesAreRead() throws {
    let text = "items:\n" + (0..<20_000).map { "- {id: \($0), name: \"Ünïcode \($0)\"}\n" }.joined()
    let tree = try parse(text)
    #expect(tree.problems.isEmpty)
    let root = try #require(tree.documents.first)
    let list = try #require(tree.pairs(root).first { _ in true }).value
    #expect(tree.count(list) == 20_000)
    #expect(tree.comments().isEmpty)
  }

  @Test(arguments: [
    "\n", " ", "\t", "#", "a", "\"", "'", "|\n", "&a ", "*a ", "!a ", "? ", ": ", "a: ", "é", "%",
    "-",
    "---\n", "...\n", "{", "}", "]", ",", "\r", "a:\r\n", "\u{FEFF}", "\u{2028}", "\\", "\"\\N\" ",
    "&a\n",
  ])
  func repetitionsDoNotStallTheReader(part: String) throws {
    let tree = try parse(String(repeating: part, count: 20_000))
    let time = processorTime { _ = tree.comments() }
    #expect(time < .seconds(2))
  }

  @Test func anyBytesGiveATree() {
    var generator = SeededGenerator(seed: 7)
    let parts =
      [
        "a", ": ", "- ", "\n", "\n  ", "[", "]", "{", "}", ",", "\"", "'", "&x ", "*x ", "!t ",
        "|\n", "#",
        "---\n", "\t", "é", "👍", "\u{0}", "? ", "<<", "%", "\r\n", "\\", "\u{FEFF}",
      ].map { Array($0.utf8) } + [[0xFF], [0xC3]]
    for _ in 0..<3_000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int(generator.next() % 40) {
        bytes += parts[Int(generator.next() % UInt64(parts.count))]
      }
      let tree = SyntaxTree.parse(bytes)
      for problem in tree.problems { #expect(Int(problem.span.end) <= bytes.count) }
      for document in tree.documents { expectWithin(tree, document) }
      for comment in tree.comments() { #expect(bytes[comment.span.range].first == 0x23) }
    }
  }

  /// Expects the spans of all nodes within those of their parents.
  private func expectWithin(_ tree: SyntaxTree, _ id: NodeID) {
    let span = tree.span(id)
    #expect(Int(span.end) <= tree.source.count)
    for child in Array(tree.items(id)) + tree.pairs(id).flatMap({ [$0.key, $0.value] }) {
      #expect(span.contains(tree.span(child)), "\(tree.source)")
      expectWithin(tree, child)
    }
  }
}
