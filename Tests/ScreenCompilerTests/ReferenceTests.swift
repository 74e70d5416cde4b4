import Foundation
import ScreenCompiler
import SpecModel
import Testing

/// The reference in the documentation is what the grammar says.
///
/// `SCREENC_UPDATE_GOLDENS=1` writes it instead of comparing it.
@Suite struct ReferenceTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/screenc/screenc.docc/Reference.md")

  @Test func theDocumentationIsUpToDate() throws {
    let text = Reference().markdown
    if ProcessInfo.processInfo.environment["SCREENC_UPDATE_GOLDENS"] == "1" {
      try text.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == text)
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
