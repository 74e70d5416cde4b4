import Foundation
import Testing

@testable import screenc_preview

/// Screens beside those of an earlier state of the specs.
@MainActor @Suite struct EarlierScreensTests {
  private func run(
    _ sketch: SpecSketch, since earlier: String, _ more: String...
  ) async -> Int32 {
    await PreviewTool().run(
      [
        "--specs", sketch.specs, "--output", sketch.output, "--earlier", earlier,
        "--earlier-name", "git:main",
      ] + more)
  }

  private func changed() throws -> [String: String] {
    var files = SpecSketch.notes
    files["About.yaml"] = files["About.yaml"]?.replacing("Made by hand", with: "Made by us")
    files["More.yaml"] = """
      screen: More
      title: { verbatim: More }
      sections:
        - id: main
          rows:
            - { use: NoteRow, item: { id: more, text: There is more } }
      """
    return files
  }

  @Test func whatLooksDifferentIsShownAndNothingElse() async throws {
    let before = try SpecSketch(SpecSketch.notes)
    let after = try SpecSketch(try changed())
    #expect(await run(after, since: before.specs) == 0)
    let markdown = String(decoding: try after.written("changes.md"), as: UTF8.self)
    #expect(markdown.contains("Pictures of 2 screens: 3 changed, 3 new, since `git:main`."))
    #expect(markdown.contains("### About\n") && markdown.contains("### More\n"))
    #expect(!markdown.contains("Home") && !markdown.contains("Detail"))
    let files = try FileManager.default.subpathsOfDirectory(atPath: after.output)
      .filter { $0.hasSuffix(".svg") }
    #expect(files.count == 12)
    #expect(files.contains("pictures/About/filled-dark.difference.svg"))
    // A screen that goes is shown as it was.
    #expect(await run(before, since: after.specs) == 0)
    let back = String(decoding: try before.written("changes.md"), as: UTF8.self)
    #expect(back.contains("3 changed, 3 gone"))
  }

  @Test func itFailsWhereThatIsAskedFor() async throws {
    let before = try SpecSketch(SpecSketch.notes)
    let after = try SpecSketch(try changed())
    #expect(await run(after, since: before.specs, "--fail-on-changes") == 1)
    #expect(await run(before, since: before.specs, "--fail-on-changes") == 0)
    let markdown = String(decoding: try before.written("changes.md"), as: UTF8.self)
    #expect(markdown == "No screen looks different from `git:main`.\n")
  }

  @Test func anEarlierPageIsReplacedAndNoOther() async throws {
    let before = try SpecSketch(SpecSketch.notes)
    let after = try SpecSketch(try changed())
    #expect(await run(after, since: before.specs) == 0)
    #expect(await run(after, since: after.specs) == 0)
    #expect(!FileManager.default.fileExists(atPath: "\(after.output)/pictures/About"))
    let folder = URL(filePath: before.output)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: folder.appending(path: "index.html"))
    #expect(await run(before, since: after.specs) == 2)
    #expect(
      try String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8) == "mine")
  }
}
