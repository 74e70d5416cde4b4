import Diagnostics
import SourceText
import Testing

@Suite struct TextRendererTests {
  private let rule = Rule(name: "missing-adapter", summary: "s", rationale: "r")

  private func location(_ marked: String, in sources: inout SourceTable, path: String) -> Location {
    let (text, spans) = RuleExample.parse(marked)
    let file = sources.add(SourceFile(path: path, text: text))
    return Location(file: file, span: spans[0])
  }

  private func rendered(_ marked: String, label: String? = nil) -> String {
    var sources = SourceTable()
    let place = location(marked, in: &sources, path: "a.yaml")
    return TextRenderer(sources: sources).render(Diagnostic(rule, "m", at: place, label: label))
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
}
