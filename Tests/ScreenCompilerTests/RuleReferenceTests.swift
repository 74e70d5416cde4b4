import Foundation
import ScreenCompiler
import Testing

/// The pages about rules are what the rules say of themselves.
///
/// `SCREENC_UPDATE_GOLDENS=1` writes them instead of comparing them.
@Suite struct RuleReferenceTests {
  private static let catalogue = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/screenc/screenc.docc")
  private static let folder = catalogue.appending(path: "Rules")

  private var isUpdating: Bool {
    ProcessInfo.processInfo.environment["SCREENC_UPDATE_GOLDENS"] == "1"
  }

  @Test func everyRuleHasItsPage() throws {
    let pages = RulePages().pages
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

  @Test func theListIsUpToDate() throws {
    let file = Self.catalogue.appending(path: "Rules.md")
    let text = RulePages().index
    if isUpdating { try Data(text.utf8).write(to: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }
}
