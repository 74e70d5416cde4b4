import Foundation
import Testing

@testable import screenc_preview

/// Approved pictures that are kept beside the specs.
@MainActor @Suite struct KeptPicturesTests {
  private func outcome(
    _ sketch: SpecSketch, _ options: String...
  ) async throws -> PreviewOutcome {
    let options = try PreviewOptions(["--specs", sketch.specs] + options)
    let app = try PreviewedApp(options.specs)
    if let folder = options.updated {
      return try await KeptPictures(app, options, in: folder).update()
    }
    let page = try options.chosenFolder.map {
      try ChangesPages(app, options, in: $0, since: "Kept")
    }
    return try await KeptPictures(app, options, in: try #require(options.checked))
      .check(showingIn: page)
  }

  private func kept(_ sketch: SpecSketch) -> String {
    sketch.folder.appending(path: "Kept").path
  }

  private func names(_ folder: String, of screen: String = "") throws -> Set<String> {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
    return Set(names.filter { $0.hasSuffix(".svg") && $0.hasPrefix(screen) })
  }

  @Test func whatIsKeptIsDrawnTheSameAgain() async throws {
    let sketch = try SpecSketch(SpecSketch.notes)
    let written = try await outcome(sketch, "--update", kept(sketch))
    #expect(written.findings == [])
    #expect(
      try names(kept(sketch), of: "Home/") == [
        "Home/filled.svg", "Home/filled-dark.svg", "Home/filled-accessibilityLarge.svg",
        "Home/loading.svg", "Home/empty.svg", "Home/error.svg",
      ])
    // What loads nothing always looks the same.
    #expect(
      try names(kept(sketch), of: "About/") == [
        "About/filled.svg", "About/filled-dark.svg", "About/filled-accessibilityLarge.svg",
      ])
    let checked = try await outcome(sketch, "--check", kept(sketch))
    #expect(checked.findings == [])
    #expect(checked.words == "\(kept(sketch)): 18 pictures are as approved")
    let again = try await outcome(sketch, "--update", kept(sketch))
    #expect(again.words == "\(kept(sketch)): 0 written, 0 removed, 18 unchanged")
  }

  @Test func whatDiffersIsMissingOrIsNoMoreIsFound() async throws {
    let sketch = try SpecSketch(SpecSketch.notes)
    let folder = kept(sketch)
    _ = try await outcome(sketch, "--update", folder)
    let about = try #require(SpecSketch.notes["About.yaml"])
    try sketch.write(about.replacing("Made by hand", with: "Made by us"), to: "About.yaml")
    try FileManager.default.removeItem(atPath: "\(folder)/Home/empty.svg")
    try FileManager.default.createDirectory(
      atPath: "\(folder)/Gone", withIntermediateDirectories: true)
    let home = try Data(contentsOf: URL(filePath: "\(folder)/Home/filled.svg"))
    for name in ["Gone/filled.svg", "Home/many.svg", "Home/notes.svg", "cover.svg"] {
      try home.write(to: URL(filePath: "\(folder)/\(name)"))
    }
    try Data("mine".utf8).write(to: URL(filePath: "\(folder)/Gone/error.svg"))

    let checked = try await outcome(
      sketch, "--check", folder, "--output", sketch.output)
    #expect(
      checked.findings == [
        "\(folder)/About/filled.svg: text “Made by hand” → “Made by us”",
        "\(folder)/About/filled-dark.svg: text “Made by hand” → “Made by us”",
        "\(folder)/About/filled-accessibilityLarge.svg: text “Made by hand” → “Made by us”",
        "\(folder)/Home/empty.svg: is missing",
        "\(folder)/Gone/filled.svg: is kept of a screen that the specs do not have",
        "\(folder)/Home/many.svg: is kept of a state or surroundings that are not drawn",
      ])
    #expect(checked.words.hasPrefix("6 pictures are not as approved"))
    #expect(checked.words.contains("`screenc preview \(sketch.specs) --update \(folder)`"))
    #expect(checked.words.contains("\(sketch.output)/index.html"))
    let page = String(decoding: try sketch.written("changes.md"), as: UTF8.self)
    #expect(page.contains("- text `Made by hand` → `Made by us`"))

    let renewed = try await outcome(sketch, "--update", folder)
    #expect(renewed.words == "\(folder): 4 written, 2 removed, 14 unchanged")
    #expect(try await outcome(sketch, "--check", folder).findings == [])
    // Files of somebody else are left alone.
    #expect(
      try names(folder).isSuperset(of: ["Home/notes.svg", "cover.svg", "Gone/error.svg"]))
  }

  @Test func somePicturesSayNothingOfTheOthers() async throws {
    let sketch = try SpecSketch(SpecSketch.notes)
    let folder = kept(sketch)
    _ = try await outcome(sketch, "--update", folder)
    #expect(
      try await outcome(sketch, "--check", folder, "--only", "Home", "--state", "filled").findings
        == [])
    let dark = try await outcome(sketch, "--check", folder, "--state", "error", "--dark")
    #expect(
      dark.findings == ["Home", "Tags"].map { "\(folder)/\($0)/error-dark.svg: is missing" })
    #expect(
      dark.words.contains(
        "`screenc preview \(sketch.specs) --state error --dark --update \(folder)`"))
    _ = try await outcome(sketch, "--update", folder, "--state", "error", "--dark")
    #expect(try names(folder).count == 20)
    // Of what is drawn, it is known what is drawn no more.
    let error = URL(filePath: "\(folder)/Home/error-dark.svg")
    try Data(contentsOf: error).write(to: URL(filePath: "\(folder)/About/error-dark.svg"))
    let again = try await outcome(sketch, "--check", folder, "--state", "error", "--dark")
    #expect(
      again.findings == [
        "\(folder)/About/error-dark.svg: is kept of a state or surroundings that are not drawn"
      ])
  }

  @Test func withoutPicturesItIsSaidHowTheyAreMade() async throws {
    let sketch = try SpecSketch(SpecSketch.notes)
    let folder = kept(sketch)
    let failure = await #expect(throws: PreviewFailure.self) {
      _ = try await outcome(sketch, "--check", folder)
    }
    #expect(failure?.description.contains("--update \(folder)") == true)
  }

  /// Sources that load at once are answered in any order.
  @Test func whichAnswerComesFirstShowsNowhere() async throws {
    var files = SpecSketch.notes
    files["Home.yaml"] = """
      screen: Home
      title: { verbatim: Notes }
      sections:
        - { id: first, source: { use: Notes }, adapters: [NoteRow] }
        - { id: second, source: { use: Tags }, adapters: [NoteRow] }
      """
    let sketch = try SpecSketch(files)
    let options = try PreviewOptions(["--specs", sketch.specs, "--state", "filled", "--dark"])
    let app = try PreviewedApp(options.specs)
    var pictures: Set<String> = []
    for _ in 0..<12 {
      let shown = try await app.preview(in: nil).show("Home", in: .filled, options.surroundings)
      pictures.insert(try #require(shown).picture)
    }
    #expect(pictures.count == 1)
  }
}
