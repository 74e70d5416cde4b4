import Foundation
import ScreenInterpreter
import Testing

@testable import screenc_preview

/// What the program that draws writes of an app.
@MainActor @Suite struct GalleryTests {
  private func run(_ sketch: SpecSketch, _ options: String...) async -> Int32 {
    await PreviewTool().run(["--specs", sketch.specs, "--output", sketch.output] + options)
  }

  /// The pictures of a screen, each as its state and its surroundings.
  private func pictures(
    _ sketch: SpecSketch, of screen: Int
  ) throws -> [(state: String, surroundings: String)] {
    let index = try sketch.value("data/index.js", "index(")
    let states = try #require(index["states"] as? [String])
    let surroundings = try #require(index["surroundings"] as? [String])
    let screens = try #require(index["screens"] as? [[String: Any]])
    let pictures = try #require(screens[screen]["pictures"] as? [[Double]])
    return pictures.map { (states[Int($0[0])], surroundings[Int($0[1])]) }
  }

  @Test func everyScreenIsSeenInEveryStateAndAllSurroundings() async throws {
    let sketch = try SpecSketch(SpecSketch.notes)
    #expect(await run(sketch) == 0)
    let index = try sketch.value("data/index.js", "index(")
    let screens = try #require(index["screens"] as? [[String: Any]])
    let names = screens.compactMap { $0["name"] as? String }
    #expect(Set(names) == ["Home", "Tags", "About", "Detail"])
    let home = try #require(names.firstIndex(of: "Home"))
    let seen = try pictures(sketch, of: home)
    for state in ScreenState.usual {
      #expect(Set(seen.filter { $0.state == state.rawValue }.map(\.surroundings)).count == 6)
    }
    for state in ["short", "long", "many", "bare"] {
      #expect(seen.filter { $0.state == state }.map(\.surroundings) == ["iPhone, light"])
    }
    // What loads nothing always looks the same.
    let about = try pictures(sketch, of: try #require(names.firstIndex(of: "About")))
    #expect(Set(about.map(\.state)) == ["filled"])
    #expect((screens[home]["words"] as? [String])?.contains("NoteRow") == true)
    #expect((screens[home]["words"] as? [String])?.contains("Note") == true)
  }

  @Test func aPartHasSpecSwiftViewsAndTextsThatAreNoMarkup() async throws {
    let sketch = try SpecSketch(SpecSketch.notes)
    #expect(await run(sketch) == 0)
    let index = try sketch.value("data/index.js", "index(")
    let screens = try #require(index["screens"] as? [[String: Any]])
    let number = try #require(screens.firstIndex { $0["name"] as? String == "Tags" })
    let part = try sketch.value("data/screen-\(number).js", "part(\(number), ")
    let spec = try #require(part["spec"] as? [String: Any])
    #expect(spec["path"] as? String == "../Specs/Home.yaml")
    #expect(spec["line"] as? Int == 14)
    #expect((spec["text"] as? String)?.hasPrefix("screen: Tags\n") == true)
    #expect((part["swift"] as? String)?.contains("class Tags") == true)
    let pictures = try #require(part["pictures"] as? [[String: Any]])
    #expect(pictures.allSatisfy { ($0["svg"] as? String)?.hasPrefix("<svg") == true })
    #expect(pictures.allSatisfy { ($0["tree"] as? [Any])?.isEmpty == false })
    let home = try #require(screens.firstIndex { $0["name"] as? String == "Home" })
    let shown = try sketch.value("data/screen-\(home).js", "part(\(home), ")
    let drawn = (shown["pictures"] as? [[String: Any]] ?? []).compactMap { $0["svg"] as? String }
    #expect(drawn.contains { $0.contains("&lt;script") })
    #expect(drawn.allSatisfy { !$0.contains("<script") && !$0.contains("<img") })
  }

  @Test func whatNobodyHasRecordedIsInvented() async throws {
    let sketch = try SpecSketch(SpecSketch.notes)
    #expect(await run(sketch, "--only", "Tags", "--only", "Detail", "--as", "tree") == 0)
    let tags = String(decoding: try sketch.written("Tags-filled.txt"), as: UTF8.self)
    #expect(tags.contains("cell 0.0 ") && !tags.contains("No tags"))
    let detail = String(decoding: try sketch.written("Detail-filled.txt"), as: UTF8.self)
    #expect(detail.contains("It says ") && !detail.contains("It says text"))
    #expect(await run(sketch, "--only", "Tags", "--state", "many", "--as", "tree") == 0)
    #expect(await run(sketch, "--only", "Nothing") == 2)
  }

  @Test func theSameSpecsGiveTheSameBytes() async throws {
    let sketch = try SpecSketch(SpecSketch.notes)
    #expect(await run(sketch) == 0)
    let first = try sketch.written("data/screen-0.js")
    #expect(await run(sketch) == 0)
    #expect(try sketch.written("data/screen-0.js") == first)
  }

  @Test func partsOfAnEarlierGalleryGo() async throws {
    let sketch = try SpecSketch(SpecSketch.notes)
    #expect(await run(sketch) == 0)
    let data = sketch.folder.appending(path: "Out/data")
    try Data("old".utf8).write(to: data.appending(path: "screen-4.js"))
    try Data("mine".utf8).write(to: data.appending(path: "notes.txt"))
    #expect(await run(sketch) == 0)
    #expect(!FileManager.default.fileExists(atPath: data.appending(path: "screen-4.js").path))
    #expect(FileManager.default.fileExists(atPath: data.appending(path: "notes.txt").path))
  }

  nonisolated private static let program = Bundle.main.bundleURL.appending(path: "screenc-preview")
  nonisolated private static let hasProgram = FileManager.default.isExecutableFile(
    atPath: program.path)

  /// Many screens are drawn by several processes.
  @Test(.enabled(if: hasProgram, "screenc-preview is not built"))
  func aCrewDrawsAllScreens() async throws {
    var files = SpecSketch.notes
    for number in 0..<60 {
      files["Pages/Page\(number).yaml"] = """
        screen: Page\(number)
        title: { verbatim: Page \(number) }
        sections:
          - id: main
            rows:
              - { use: NoteRow, item: { id: shown, text: This is \(number) } }

        """
    }
    let sketch = try SpecSketch(files)
    let process = Process()
    process.executableURL = Self.program
    process.arguments = ["--specs", sketch.specs, "--output", sketch.output]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let index = try sketch.value("data/index.js", "index(")
    let names = (index["screens"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
    #expect(names.count == 64)
    for (number, name) in names.enumerated() where name.hasPrefix("Page") {
      let part = String(decoding: try sketch.written("data/screen-\(number).js"), as: UTF8.self)
      #expect(part.contains("This is \(name.dropFirst(4))"))
    }
  }

  @Test func aPageOfSomebodyElseIsNotWrittenOver() async throws {
    let sketch = try SpecSketch(SpecSketch.notes)
    let folder = URL(filePath: sketch.output)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let page = folder.appending(path: "index.html")
    try Data("mine".utf8).write(to: page)
    #expect(await run(sketch) != 0)
    #expect(try String(contentsOf: page, encoding: .utf8) == "mine")
    try FileManager.default.removeItem(at: page)
    #expect(await run(sketch) == 0)
    #expect(await run(sketch) == 0)
  }
}
