import Browsers
import Foundation
import TestTools
import Testing

@testable import PreviewGallery

/// Pages and Markdown about what has changed.
@Suite struct ChangesWriterTests {
  private static func svg(_ text: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="390" height="844">
      <g class="UILabel"><text x="16" y="40" textLength="80" font-size="17" fill="#000000">\(text)</text></g>
    </svg>

    """
  }

  private static let escaped = SampleGallery.hostile.replacing("&", with: "&amp;")
    .replacing("<", with: "&lt;").replacing("\"", with: "&quot;")

  private func changed(
    _ screen: String, _ surroundings: String = "light", before: String?, after: String?
  ) -> ChangedPicture {
    ChangedPicture(
      screen: screen, state: "filled", surroundings: surroundings,
      before: before.map(Self.svg), after: after.map(Self.svg))
  }

  private func file(_ files: [GalleryWriter.File], _ path: String) throws -> String {
    try #require(files.first { $0.path == path }).text
  }

  @Test func aChangeIsShownBeforeAfterAndWithWhatDiffers() throws {
    var writer = ChangesWriter(title: "Club", since: "git:main", address: nil)
    let pictures = writer.add(changed("Home", before: "Old", after: "New"))
    let names = ["before", "after", "difference"]
    #expect(pictures.map(\.path) == names.map { "pictures/Home/filled-light.\($0).svg" })
    #expect(pictures[2].svg.contains("<g opacity=\"0.35\">"))
    #expect(pictures[2].svg.contains("stroke=\"#0A58CA\""))
    let files = writer.finish()
    let markdown = try file(files, "changes.md")
    #expect(markdown.contains("Pictures of 1 screen: 1 changed, since `git:main`."))
    #expect(markdown.contains("| Before | After | What differs |"))
    #expect(markdown.contains("<img src=\"pictures/Home/filled-light.after.svg\""))
    #expect(markdown.contains("- text `Old` → `New`\n"))
    #expect(try file(files, ChangesWriter.dataPath).hasPrefix(ChangesWriter.beginning))
  }

  @Test func whatIsNewOrGoneHasOnePicture() throws {
    var writer = ChangesWriter(
      title: "Club", since: "git:main", ending: "png", address: "https://club.example/1")
    #expect(writer.add(changed("Home", before: nil, after: "New")).count == 1)
    #expect(writer.add(changed("Old", before: "Gone", after: nil)).count == 1)
    let markdown = try file(writer.finish(), "changes.md")
    #expect(markdown.contains("Pictures of 2 screens: 1 new, 1 gone"))
    #expect(markdown.contains("**filled, light (new)**"))
    #expect(
      markdown.contains(
        "<img src=\"https://club.example/1/pictures/Old/filled-light.before.png\""))
  }

  @Test func withoutAChangeThatIsSaid() throws {
    let files = ChangesWriter(title: "Club", since: "git:main", address: nil).finish()
    #expect(try file(files, "changes.md") == "No screen looks different from `git:main`.\n")
  }

  /// Hosts of repositories refuse comments that are too long.
  @Test func markdownEndsBeforeItIsTooLong() throws {
    var writer = ChangesWriter(title: "Club", since: "git:main", address: nil)
    for number in 0..<400 {
      _ = writer.add(changed("Screen\(number)", before: "Old", after: "New"))
      _ = writer.add(changed("Screen\(number)", "dark", before: "Old", after: "New"))
    }
    let markdown = try file(writer.finish(), "changes.md")
    #expect(markdown.utf8.count < 61_000)
    #expect(markdown.contains("<details><summary>filled, dark</summary>"))
    let end = try #require(markdown.split(separator: "\n").last)
    #expect(end.wholeMatch(of: #/And \d+ more pictures, which the page has\./#) != nil)
  }

  /// Nothing of the app is markup, calls anybody or loads anything.
  @Test func textsStayTexts() throws {
    var writer = ChangesWriter(title: SampleGallery.hostile, since: "`a` @b", address: nil)
    _ = writer.add(
      changed("Home", before: Self.escaped, after: "``code`` @team [x](y) &lt;b&gt;"))
    let files = writer.finish()
    let markdown = try file(files, "changes.md")
    #expect(markdown.contains("``` ``code`` @team [x](y) <b> ```"))
    #expect(markdown.contains("`\(SampleGallery.hostile.prefix(79))"))
    let html = try file(files, "index.html")
    #expect(
      html.contains("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self';"))
    let script = try file(files, "changes.js")
    for unwanted in ["innerHTML", "outerHTML", "insertAdjacent", "eval(", "fetch(", ".write("] {
      #expect(!script.contains(unwanted), "\(unwanted)")
    }
  }

  // MARK: - In a browser

  /// What the script has seen.
  private struct Seen: Decodable {
    let title: String
    let count: String
    let images: [Int]
    let line: String
    let marks: Int
    let found: String
    let scripts: Int
  }

  @Test(.enabled(if: Browser.isThere, "\(Browser.cure)"))
  func thePageWorksFromItsFiles() async throws {
    let scratch = try ScratchFolder("changes")
    var writer = ChangesWriter(
      title: "Club \(SampleGallery.hostile)", since: "git:main", address: nil)
    let pictures =
      writer.add(changed("Home", before: Self.escaped, after: "New"))
      + writer.add(changed("Detail", before: nil, after: "New"))
    let files = pictures.map { ($0.path, $0.svg) }
    for (path, text) in files + writer.finish().map({ ($0.path, $0.text) }) {
      try scratch.write(text, to: path)
    }
    let seen: Visit<Seen> = try await #require(Browser()).answer(
      of: "compare.js", ["file://\(scratch.path)/index.html"], in: scratch.folder)
    #expect(seen.problems == [])
    #expect(seen.title == "Screens of Club \(SampleGallery.hostile) that look different")
    #expect(seen.count == "2 pictures of 2 screens since git:main")
    #expect(seen.images == [390, 390, 390, 390])
    #expect(seen.line.hasPrefix("text text “<img src=x"))
    #expect(seen.marks == 2)
    #expect(seen.found == "1 picture of 1 screen since git:main")
    #expect(seen.requests.allSatisfy { $0.hasPrefix("file://\(scratch.path)/") })
    #expect(seen.scripts == 0)
  }
}
