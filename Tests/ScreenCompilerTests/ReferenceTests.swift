import Foundation
import ScreenCompiler
import SpecModel
import Testing

/// The reference in the documentation is what the grammar says.
///
/// `SCREENC_UPDATE_GOLDENS=1` writes it instead of comparing it.
@Suite struct ReferenceTests {
  private static let catalogue = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/screenc/screenc.docc")
  private static let folder = catalogue.appending(path: "Reference")

  private var isUpdating: Bool {
    ProcessInfo.processInfo.environment["SCREENC_UPDATE_GOLDENS"] == "1"
  }

  @Test func contentsAreUpToDate() throws {
    let file = Self.catalogue.appending(path: "Reference.md")
    let text = ReferencePages().contents
    if isUpdating { try Data(text.utf8).write(to: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test func everyPageIsUpToDate() throws {
    let pages = ReferencePages().pages
    if isUpdating {
      try? FileManager.default.removeItem(at: Self.folder)
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      for page in pages {
        try Data(page.markdown.utf8).write(to: Self.folder.appending(path: "\(page.name).md"))
      }
    }
    for page in pages {
      let file = Self.folder.appending(path: "\(page.name).md")
      #expect((try? String(contentsOf: file, encoding: .utf8)) == page.markdown, "\(page.name)")
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(files) == Set(pages.map { "\($0.name).md" }))
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
