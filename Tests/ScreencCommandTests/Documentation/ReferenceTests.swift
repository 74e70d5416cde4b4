import ScreenCompiler
import SpecModel
import Testing

/// The reference in the documentation is what the grammar says.
@Suite struct ReferenceTests {
  @Test func contentsAreUpToDate() throws {
    try GeneratedPages.expect(ReferencePages().contents, in: "Reference.md")
  }

  @Test func everyPageIsUpToDate() throws {
    try GeneratedPages.expect(
      ReferencePages().pages, inFolder: "Reference")
  }

  @Test func everyConstructHasOnePageThatTheContentsLeadTo() {
    let pages = ReferencePages()
    let contents = pages.contents
    let constructs = Grammar.declarations.flatMap(\.construct.withAllParts)
    for name in Set(constructs.map(\.name)) {
      let file = name.lowercased().replacing(" ", with: "-")
      #expect(pages.pages.filter { $0.name == file }.count == 1, "\(name)")
      #expect(contents.contains("- [\(name)](Reference/\(file).md): "), "\(name)")
    }
  }

  @Test func everyConstructHasOneSection() {
    let lines = Reference().markdown.split(separator: "\n")
    let constructs = Grammar.declarations.flatMap(\.construct.withAllParts)
    #expect(constructs.count > 40)
    for construct in constructs {
      #expect(lines.filter { $0 == "### \(construct.name)" }.count == 1, "\(construct.name)")
    }
  }

  @Test func everyLinkLeadsToASection() {
    let text = Reference().markdown
    let anchors = Set(
      text.split(separator: "\n").filter { $0.hasPrefix("##") }
        .map { $0.drop { $0 == "#" || $0 == " " }.lowercased().replacing(" ", with: "-") })
    let links = text.matches(of: /\]\(#([^)]*)\)/).map { String($0.output.1) }
    #expect(links.count > 100)
    for link in Set(links) { #expect(anchors.contains(link), "\(link)") }
  }
}
