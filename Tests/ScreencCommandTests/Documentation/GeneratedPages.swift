import Foundation
import TestTools
import Testing

/// Pages of the documentation that are written by what they are about, such as the grammar or the rules.
///
/// `SCREENC_UPDATE_GOLDENS=1` writes them instead of comparing them.
struct GeneratedPages {
  private static let catalogue = packageRoot.appending(path: "Sources/screenc/screenc.docc")

  /// Expects a page of the catalogue to have a text.
  static func expect(_ text: String, in name: String) throws {
    try expect(text, in: Article(path: "Sources/screenc/screenc.docc/\(name)"))
  }

  /// Expects a page to have a text, of which some is written by what it is about.
  static func expect(_ text: String, in page: Article) throws {
    if Goldens.areRenewed { try Data(text.utf8).write(to: page.url) }
    #expect(try page.text() == text)
  }

  /// Expects a folder of the catalogue to have these pages, by their names, and no others.
  static func expect(_ pages: [(name: String, markdown: String)], inFolder name: String) throws {
    let folder = catalogue.appending(path: name)
    if Goldens.areRenewed {
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for page in pages {
        try Data(page.markdown.utf8).write(to: folder.appending(path: "\(page.name).md"))
      }
    }
    for page in pages {
      let file = folder.appending(path: "\(page.name).md")
      #expect((try? String(contentsOf: file, encoding: .utf8)) == page.markdown, "\(page.name)")
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(files) == Set(pages.map { "\($0.name).md" }))
  }
}
