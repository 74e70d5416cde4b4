import Foundation
import TestTools
import Testing

@testable import screenc_preview

/// Tests of built apps that are begun from specs.
@MainActor @Suite struct TestScaffoldTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  /// The examples have what is begun for them among their own tests, where it is compiled and run.
  @Test(arguments: ["Login", "People", "TodoLists"])
  func whatIsBegunStandsInTheExamples(example: String) async throws {
    let scratch = try ScratchFolder("scaffold")
    let source = Self.root.appending(path: "Examples/\(example)")
    for part in ["Specs", "Sources"] { try scratch.copy(source.appending(path: part), to: part) }
    let tests = "Tests/\(example)Tests/Screens"
    let begun = scratch.file(tests)
    let specs = scratch.file("Specs").path
    #expect(await PreviewTool().run(["--specs", specs, "--scaffold", begun.path]) == 0)
    let names = try scratch.names(in: tests)
    let kept = source.appending(path: tests)
    if Goldens.areRenewed {
      try? FileManager.default.removeItem(at: kept)
      try FileManager.default.copyItem(at: begun, to: kept)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: kept.path).sorted() == names)
    for name in names {
      let text = try String(contentsOf: begun.appending(path: name), encoding: .utf8)
      #expect(try String(contentsOf: kept.appending(path: name), encoding: .utf8) == text)
    }
  }

  private func scaffold(_ sketch: SpecSketch, only screens: [String] = []) async throws
    -> [String]
  {
    let options = try PreviewOptions(screens.flatMap { ["--only", $0] })
    return try await TestScaffold(try PreviewedApp(sketch.specs), options, into: sketch.output)
      .write()
  }

  @Test func whatIsThereStays() async throws {
    let sketch = try SpecSketch(SpecSketch.notes)
    let lines = try await scaffold(sketch, only: ["Home"])
    #expect(lines.map { $0.prefix { $0 != " " } } == ["wrote", "wrote"])
    let file = "Out/HomeScreenTests.swift"
    try Data("// My own.\n".utf8).write(to: sketch.folder.appending(path: file))
    let again = try await scaffold(sketch)
    #expect(again.contains("kept \(sketch.output)/HomeScreenTests.swift"))
    #expect(again.contains("wrote \(sketch.output)/TagsScreenTests.swift"))
    #expect(try sketch.written("HomeScreenTests.swift") == Data("// My own.\n".utf8))
  }

  @Test func aTestSaysWhatItsSpecSays() async throws {
    let sketch = try SpecSketch(SpecSketch.notes)
    _ = try await scaffold(sketch)
    let home = String(decoding: try sketch.written("HomeScreenTests.swift"), as: UTF8.self)
    #expect(home.contains(#"to: "/notes""#) && home.contains(#".recorded("notes.json")"#))
    #expect(home.contains(##"then: #"{"rows":[]}"#"##))
    for seen in ["First", "Nothing here", "Try later"] {
      #expect(home.contains("#expect(stage.driver.sees(\"\(seen)\"))"))
    }
    #expect(home.contains("@Test func leadsToDetail() async throws"))
    // What nobody has recorded is invented, and stands in the test.
    let tags = String(decoding: try sketch.written("TagsScreenTests.swift"), as: UTF8.self)
    #expect(tags.contains(".json("))
    let detail = String(decoding: try sketch.written("DetailScreenTests.swift"), as: UTF8.self)
    #expect(detail.contains(".detail("))
  }

  @Test func textsAreNoCode() {
    #expect(SwiftText.literal("a \\(b)\n\u{202E}\"") == #""a \\(b)\n\u{202e}\"""#)
    #expect(SwiftText.literal(#"{"a":1}"#) == ##"#"{"a":1}"#"##)
    #expect(SwiftText.block("a\"\"\"#", indented: 2) == "##\"\"\"\n  a\"\"\"#\n  \"\"\"##")
    #expect(SwiftText.literal(1_773_500_400) == "1_773_500_400")
  }
}
