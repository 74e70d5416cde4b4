import Diagnostics
import Foundation
import JSONSyntax
import SourceText
import Testing

/// The reader of JSON: what it takes, where values are, and what it says of everything else.
@Suite struct JSONTreeTests {
  /// A value written again, so that it can be compared.
  private func outline(_ node: JSONTree.NodeID, _ tree: JSONTree) -> String {
    switch tree.kind(node) {
    case .null: "null"
    case .isTrue: "true"
    case .isFalse: "false"
    case .number: String(tree.number(node))
    case .string: "'\(tree.string(node))'"
    case .array: "[\(tree.elements(of: node).map { outline($0, tree) }.joined(separator: " "))]"
    case .object:
      "{\(tree.members(of: node).map { "\(tree.string($0.key)):\(outline($0.value, tree))" }.joined(separator: " "))}"
    }
  }

  private func outline(_ text: String) -> String? {
    let tree = JSONTree(Array(text.utf8))
    return tree.root.map { outline($0, tree) }
  }

  @Test(arguments: [
    ("null", "null"), (" true\r\n", "true"), ("\t-0.5e+10 ", "-0.5e+10"), ("0", "0"),
    ("[]", "[]"), ("{}", "{}"), ("[1,[2,[]],{}]", "[1 [2 []] {}]"),
    (#"{"a":{"b":[true,false]},"c":"d"}"#, "{a:{b:[true false]} c:'d'}"),
    (#""\"\\\/\b\f\n\r\t\u0041\u00e9\uD83D\uDE00é😀""#, "'\"\\/\u{8}\u{c}\n\r\tAé😀é😀'"),
    ("\u{FEFF}[1]", "[1]"), (#"{"":""}"#, "{:''}"),
  ])
  func valuesAreRead(text: String, expected: String) {
    #expect(outline(text) == expected)
    #expect(JSONTree(Array(text.utf8)).problems == [])
  }

  @Test func valuesHavePlacesAndPointers() throws {
    let text = #"{ "a/b": [1, { "c~": "x" }] }"#
    let tree = JSONTree(Array(text.utf8))
    let root = try #require(tree.root)
    let list = try #require(tree.value(of: "a/b", in: root))
    let object = try #require(tree.elements(of: list).map { $0 }.last)
    let leaf = try #require(tree.value(of: "c~", in: object))
    #expect(tree.pointer(to: root) == "")
    #expect(tree.pointer(to: list) == "/a~1b")
    #expect(tree.pointer(to: leaf) == "/a~1b/1/c~0")
    let marked = { (span: ByteSpan) in String(decoding: tree.bytes[span.range], as: UTF8.self) }
    #expect(marked(tree.span(leaf)) == #""x""#)
    #expect(marked(tree.span(object)) == #"{ "c~": "x" }"#)
    #expect(marked(tree.mark(object)) == "{")
  }

  @Test(arguments: [
    ("", "there is nothing in this file"), ("  \n", "there is nothing in this file"),
    ("[1‹,›]", "a comma stands behind the last value"),
    (#"{"a": 1‹,› }"#, "a comma stands behind the last value"),
    ("[1 ‹2›]", "a comma or `]` is missing here"),
    (#"[{"n": 1} ‹o›ops", 2]"#, "a comma or `]` is missing here"),
    (#"[‹1 oops"›, 2]"#, "a quote ends this text, and none begins it"),
    (#"{"a": 1 ‹"›b": 2}"#, "a comma or `}` is missing here"),
    ("{‹a›: 1}", "a key is missing here"), (#"{"a" ‹1›}"#, "a colon is missing here"),
    ("[‹'›a']", "a value is missing here"), ("[‹None›]", "`None` is no value of JSON"),
    ("[‹NaN›]", "`NaN` is no value of JSON"), ("[‹01›]", "numbers do not begin with 0"),
    ("[1.‹]›", "a digit is missing here"), ("[-‹]›", "a digit is missing here"),
    ("[1e‹]›", "a digit is missing here"), ("[‹+›1]", "a value is missing here"),
    ("[1] ‹[›2]", "there is something behind the value"),
    ("[1, ‹/›/ two\n2]", "a value is missing here"), ("‹<›html>", "a value is missing here"),
    ("[\"a‹\n›b\"]", "a text goes over the end of its line"),
    ("[\"a‹\u{1}›b\"]", "a control character stands in a text"),
    (#"["‹\x›41"]"#, "there is no such escape"), (#"["‹\u›00g0"]"#, "there is no such escape"),
    (#"[‹"abc›"#, "this text has no end"), ("[1", "a comma or `]` is missing here"),
    (#"{"a":"#, "a value is missing here"),
    ("‹<<<<<<< ours›\n{}", "a merge conflict has been left in this file"),
    ("{\n‹<<<<<<< ours›\n\"a\": 1\n=======", "a merge conflict has been left in this file"),
    ("[1,\r\n‹=======›\r\n2]", "a merge conflict has been left in this file"),
    ("[1]\n‹>>>>>>> theirs›", "a merge conflict has been left in this file"),
  ])
  func whatIsNoJSONIsMarked(marked: String, message: String) {
    let text: String
    let spans: [ByteSpan]
    if marked.contains("‹") {
      (text, spans) = RuleExample.parse(marked.contains("›") ? marked : marked + "›")
    } else {
      (text, spans) = (marked, [ByteSpan(marked.utf8.count..<marked.utf8.count)])
    }
    let tree = JSONTree(Array(text.utf8))
    #expect(tree.root == nil)
    #expect(tree.problems.map(\.message) == [message])
    #expect(tree.problems.map(\.span) == spans)
    #expect(tree.problems.allSatisfy { !$0.help.isEmpty })
  }

  /// What is told to be written instead is JSON.
  @Test(arguments: [
    (#"[3"]"#, #"write `3`, or `"3"` if it is a text"#),
    (#"[-1.5e3"]"#, #"write `-1.5e3`, or `"-1.5e3"` if it is a text"#),
    (#"[NaN"]"#, #"write `"NaN"`"#), (#"[Infinity"]"#, #"write `"Infinity"`"#),
    (#"[0x1F"]"#, #"write `"0x1F"`"#), (#"[1 of 2"]"#, #"write `"1 of 2"`"#),
  ])
  func aQuoteBehindANumberOrATextIsOneTooManyOrTooFew(text: String, help: String) {
    #expect(JSONTree(Array(text.utf8)).problems.map(\.help) == [help])
  }

  @Test func keysThatStandTwiceAreFoundHoweverTheyAreWritten() {
    let few = JSONTree(Array(#"{"a": 1, "b": {"a": 1}, "\u0061": 2}"#.utf8))
    #expect(few.problems.map(\.message) == ["the key `a` stands twice in this object"])
    #expect(few.problems.first?.related?.span == ByteSpan(1..<4))
    #expect(few.root != nil)
    let many = (0..<40).map { #""k\#($0)": 0"# } + [#""k7": 1"#]
    let tree = JSONTree(Array("{\(many.joined(separator: ","))}".utf8))
    #expect(tree.problems.map(\.message) == ["the key `k7` stands twice in this object"])
  }

  @Test(arguments: [#""\ud83d""#, #""\ude00\ud83d""#, #""\ud83dx\ude00""#])
  func halvesOfCharactersAreFound(text: String) {
    let tree = JSONTree(Array(text.utf8))
    #expect(tree.root != nil)
    #expect(
      Set(tree.problems.map(\.message)) == ["this is one half of a character, without the other"])
  }

  @Test func whatIsNoTextIsFound() {
    let latin = JSONTree(Array("[\"caf".utf8) + [0xE9] + Array("\"]".utf8))
    #expect(latin.problems.map(\.message) == ["this is not UTF-8"])
    #expect(latin.problems.map(\.span) == [ByteSpan(5..<6)])
    let wide = JSONTree(Array("[1]".utf16.flatMap { [UInt8(truncatingIfNeeded: $0), 0] }))
    #expect(wide.problems.map(\.message) == ["this file is in UTF-16, not in UTF-8"])
  }

  @Test(arguments: ["[", #"{"a":"#, #"[{"a":["#])
  func deepNestingIsRefused(opening: String) {
    let tree = JSONTree(Array(String(repeating: opening, count: 200_000).utf8))
    #expect(tree.problems.map(\.message) == ["values nest deeper than 128 levels"])
    let deepest = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    #expect(JSONTree(Array(deepest.utf8)).problems == [])
  }

  @Test func largeFilesTakeTimeInProportion() {
    let row = #"{"id": 7, "name": "Ä\n", "tags": ["a", "b"], "more": {"x": 1.5, "y": null}}"#
    let rows = JSONTree(
      Array("[\(Array(repeating: row, count: 20_000).joined(separator: ","))]".utf8))
    #expect(rows.problems == [])
    let keys = (0..<100_000).map { #""key\#($0)":0"# }.joined(separator: ",")
    let clock = ContinuousClock()
    let time = clock.measure { #expect(JSONTree(Array("{\(keys)}".utf8)).problems == []) }
    #expect(time < .seconds(20))
  }

  /// What Foundation takes and what this reader takes are the same, but for what is named.
  @Test func whateverStandsThereIsReadOrRefusedAsFoundationDoes() throws {
    let text = #"{"a":[1,-2.5e3,"x\u00e9\n",true,null,{"b":{}}],"c":false}"#
    let bytes = Array(text.utf8)
    let pieces = Array(#"{}[]",:\/ue0123456789.-+tfn "#.utf8) + [0x0A, 0x00, 0x80, 0xC3, 0xFF]
    var generator = SystemRandomNumberGenerator()
    var accepted = 0
    for _ in 0..<20_000 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: 0..<changed.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: changed.remove(at: place)
        case 1: changed.insert(pieces.randomElement(using: &generator) ?? 0, at: place)
        default: changed[place] = pieces.randomElement(using: &generator) ?? 0
        }
      }
      let tree = JSONTree(changed)
      #expect(tree.problems.allSatisfy { Int($0.span.end) <= changed.count })
      guard tree.root != nil else { continue }
      accepted += 1
      guard tree.problems.isEmpty else { continue }
      let read = try? JSONSerialization.jsonObject(
        with: Data(changed), options: [.fragmentsAllowed])
      #expect(read != nil || hasHugeNumber(tree), "\(String(decoding: changed, as: UTF8.self))")
    }
    #expect(accepted > 100)
  }

  /// Numbers beyond all bounds are JSON, and no numbers to Foundation.
  private func hasHugeNumber(_ tree: JSONTree) -> Bool {
    String(decoding: tree.bytes, as: UTF8.self).contains { $0 == "e" || $0 == "E" }
  }

  @Test func everyBeginningOfAFileIsRefusedAtItsEnd() {
    let bytes = Array(#"{"a": [1, "é\u00e9", {"b": null}], "c": -1.5e2}"#.utf8)
    for count in 0..<bytes.count {
      let tree = JSONTree(Array(bytes[..<count]))
      #expect(tree.root == nil)
      #expect(tree.problems.count == 1)
    }
  }
}
