import SourceText
import Testing

@testable import SpecModel

/// Files in which something looks like a space and is none.
@Suite struct MisplacedSpacesTests {
  @Test("what the characters are is said once for all that follows from them")
  func charactersAreNamed() {
    let found = read("model: Post\nfields:\n\u{2003}\u{2003}id: ID\n").diagnostics
    #expect(found.map(\.primary.span) == [ByteSpan(20..<26)])
    #expect(found.first?.message.hasPrefix("2 Unicode spaces (U+2003) stand here") == true)
  }

  @Test(
    "within texts they are not spoken of",
    arguments: [
      "title: { verbatim: \"a:\u{A0}b\", size: 1 }", "title: { verbatim: 10\u{A0}€, size: 1 }",
      "title: # of\u{A0}the\u{A0}app\n  { size: 1 }",
      "title:\n  verbatim: |\n    a:\u{A0}b\n\n    \u{A0}c\n  size: 1",
    ])
  func textsMayHaveThem(title: String) {
    let rules = read("screen: About\n\(title)\nsections: []\n").diagnostics.map(\.rule)
    #expect(rules.contains("unknown-key") && !rules.contains("yaml-syntax"))
  }

  @Test("a file that is full of them is read in no time", arguments: ["a,\u{A0}", "\n\u{A0}a: b"])
  func anyNumberIsRead(piece: String) {
    let text = "model: Post\nfields: [" + String(repeating: piece, count: 10_000)
    #expect(!read(text).diagnostics.isEmpty)
  }
}
