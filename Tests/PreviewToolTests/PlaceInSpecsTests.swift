import Foundation
import Testing

@testable import screenc_preview

/// The screens at a line that somebody edits.
@MainActor @Suite struct PlaceInSpecsTests {
  private func screens(_ sketch: SpecSketch, _ place: String) throws -> [String] {
    let place = try #require(PlaceInSpecs("\(sketch.specs)/\(place)"))
    return try place.screens(of: try PreviewedApp(sketch.specs))
  }

  @Test func theScreenAtTheLineIsFound() throws {
    let sketch = try SpecSketch(SpecSketch.notes)
    #expect(try screens(sketch, "Home.yaml:1") == ["Home"])
    #expect(try screens(sketch, "Home.yaml:12") == ["Home"])
    #expect(try screens(sketch, "Home.yaml:14:7") == ["Tags"])
    #expect(try screens(sketch, "About.yaml:10") == ["Detail"])
  }

  @Test func whatIsNoScreenIsShownByThose() throws {
    let sketch = try SpecSketch(SpecSketch.notes)
    let lines = (SpecSketch.notes["App.yaml"] ?? "").split(
      separator: "\n", omittingEmptySubsequences: false)
    func line(_ text: String) throws -> Int { try #require(lines.firstIndex { $0 == text }) + 1 }
    #expect(try screens(sketch, "App.yaml:\(line("source: Tags"))") == ["Tags"])
    #expect(
      Set(try screens(sketch, "App.yaml:\(line("adapter: NoteRow"))"))
        == ["Home", "Tags", "About", "Detail"])
  }

  @Test func elsewhereIsNoScreen() throws {
    let sketch = try SpecSketch(SpecSketch.notes)
    #expect(throws: PreviewFailure.self) { try screens(sketch, "Other.yaml:1") }
    #expect(throws: PreviewFailure.self) { try screens(sketch, "Home.yaml:900") }
    #expect(PlaceInSpecs("Home.yaml") == nil && PlaceInSpecs("Home.yaml:x") == nil)
  }

  @Test func itsPicturesAreWritten() async throws {
    let sketch = try SpecSketch(SpecSketch.notes)
    let place = ["--at", "\(sketch.specs)/Home.yaml:14", "--state", "filled", "--as", "svg"]
    let options = ["--specs", sketch.specs, "--output", sketch.output]
    #expect(await PreviewTool().run(options + place) == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: sketch.output) == ["Tags-filled.svg"])
  }
}
