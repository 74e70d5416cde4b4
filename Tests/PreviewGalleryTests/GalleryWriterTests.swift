import Foundation
import Testing

@testable import PreviewGallery

/// What a gallery is made of.
@Suite struct GalleryWriterTests {
  /// The value that a file of data hands over.
  private func content(_ file: GalleryWriter.File, _ call: String) throws -> [String: Any] {
    let start = "screencGallery.\(call)"
    #expect(file.text.hasPrefix(start) && file.text.hasSuffix(");\n"))
    let text = file.text.dropFirst(start.count).dropLast(3)
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(value as? [String: Any])
  }

  @Test func partsHaveTextsAsTheyAre() throws {
    var writer = GalleryWriter(title: SampleGallery.hostile)
    let file = writer.add(SampleGallery.screen(3))
    #expect(file.path == "data/screen-0.js")
    let part = try content(file, "part(0, ")
    #expect((part["swift"] as? String)?.contains(SampleGallery.hostile) == true)
    let picture = try #require((part["pictures"] as? [[String: Any]])?.first)
    #expect((picture["svg"] as? String)?.hasPrefix("<svg") == true)
    let view = try #require((picture["tree"] as? [[String: Any]])?.first)
    #expect(view["label"] as? String == SampleGallery.hostile)
    #expect(view["frame"] as? [Double] == [0, 0, 390, 844])
    let index = try #require(writer.finish().first { $0.path == "data/index.js" })
    #expect(try content(index, "index(")["title"] as? String == SampleGallery.hostile)
  }

  @Test func statesAndSurroundingsStandInTheListOnce() throws {
    var writer = GalleryWriter(title: "Club")
    for number in 0..<20 { _ = writer.add(SampleGallery.screen(number)) }
    let index = try #require(writer.finish().first { $0.path == "data/index.js" })
    let content = try content(index, "index(")
    #expect(content["states"] as? [String] == ["filled", "empty", "error"])
    #expect(content["surroundings"] as? [String] == ["iPhone, light", "iPhone, dark"])
    #expect((content["screens"] as? [Any])?.count == 20)
  }

  @Test(arguments: [
    ("../Specs/A b.yaml", "../Specs/A%20b.yaml"),
    ("javascript:alert(1)", "javascript%3Aalert%281%29"),
    ("//evil.example/x", ".//evil.example/x"), ("a?b#c\"", "a%3Fb%23c%22"),
  ])
  func addressesAreNothingButPaths(path: String, address: String) throws {
    var writer = GalleryWriter(title: "Club")
    let spec = GallerySpec(path: path, line: 1, text: "")
    let file = writer.add(GalleryScreen(name: "Home", spec: spec, pictures: []))
    let said = try content(file, "part(0, ")["spec"] as? [String: Any]
    #expect(said?["address"] as? String == address)
  }

  /// No page may load anything from elsewhere, run what stands in it, or make markup of texts.
  @Test func pagesKeepToThemselves() throws {
    let files = GalleryWriter(title: "Club").finish()
    let html = try #require(files.first { $0.path == "index.html" }).text
    #expect(html.contains("default-src 'none'; script-src 'self'; style-src 'self'; img-src data:"))
    #expect(!html.contains(" style=") && !html.contains(#/ on[a-z]+=/#))
    let script = try #require(files.first { $0.path == "gallery.js" }).text
    for unwanted in [
      "innerHTML", "outerHTML", "insertAdjacent", "eval(", "fetch(", "document.write",
    ] {
      #expect(!script.contains(unwanted), "\(unwanted)")
    }
    for file in files { #expect(!file.text.contains("://"), "\(file.path)") }
  }
}
