import Foundation
import ScreenCore
import Testing

@Suite("Texts in Markdown") struct RichTextTests {
  private func shown(_ markdown: String) -> String {
    RichText(markdown: markdown).runs.map { run in
      var marks = ""
      if run.isEmphasised { marks += "e" }
      if run.isStrong { marks += "s" }
      if run.isCode { marks += "c" }
      if let link = run.link { marks += "→\(link.absoluteString)" }
      return marks.isEmpty ? run.text : "<\(marks) \(run.text)>"
    }.joined()
  }

  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("a *b* c", "a <e b> c"), ("a _b_ c", "a <e b> c"),
    ("**a** __b__", "<s a> <s b>"), ("***a***", "<es a>"), ("**a *b* c**", "<s a ><es b><s  c>"),
    ("`a*b*`", "<c a*b*>"), ("[a *b*](https://x.y/z)", "<→https://x.y/z a ><e→https://x.y/z b>"),
  ])
  func marksAreRead(markdown: String, expected: String) {
    #expect(shown(markdown) == expected)
  }

  @Test(arguments: [
    "2 * 3 * 4", "snake_case_name", "a*", "**", "[a]", "[a](", "[](b)", "`", "*a", "* a *",
    "a ** b",
  ])
  func signsWithoutAPartnerStay(markdown: String) {
    #expect(shown(markdown) == markdown)
  }

  @Test func aBackslashKeepsASign() {
    #expect(shown(#"\*a\* \\ \n"#) == #"*a* \ \n"#)
    #expect(shown(#"*a\*b*"#) == "<e a*b>")
  }

  @Test(
    arguments: ["[", "*a ", "**a ", "_ *a", "`a [b](", "*a*_b_", "*_", "[a](b)"])
  func textsFullOfMarksTakeNoLongerThanOthers(mark: String) {
    let text = String(repeating: mark, count: 40_000) + "]"
    let clock = ContinuousClock()
    // Looking for an end from each mark would take minutes.
    let time = clock.measure { _ = RichText(markdown: text).plain.count }
    #expect(time < .seconds(20))
  }

  @Test func anyTextIsReadToItsEnd() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      let text = String(
        (0..<Int.random(in: 0...24, using: &random)).map { _ in
          "*_`[]()\\ ab".randomElement(using: &random) ?? "a"
        })
      let runs = RichText(markdown: text).runs
      #expect(!runs.contains { $0.text.isEmpty })
      #expect(RichText(markdown: text).plain.count <= text.count, "\(text)")
    }
  }
}
