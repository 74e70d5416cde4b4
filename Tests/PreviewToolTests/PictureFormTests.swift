import Foundation
import Testing

@testable import screenc_preview

/// Pictures in forms that other programs make.
@MainActor @Suite struct PictureFormTests {
  nonisolated private static let hasRenderer = (try? PictureRenderer(for: [.png, .pdf])) != nil

  @Test(.enabled(if: hasRenderer, "rsvg-convert is not installed: apt-get install librsvg2-bin"))
  func pngAndPDFAreDrawn() async throws {
    let sketch = try SpecSketch(SpecSketch.notes)
    let options = ["--specs", sketch.specs, "--output", sketch.output, "--only", "Home"]
    let forms = ["--state", "filled", "--as", "png", "--as", "pdf"]
    #expect(await PreviewTool().run(options + forms) == 0)
    let png = try sketch.written("Home-filled.png")
    #expect(png.starts(with: [0x89] + Array("PNG".utf8)))
    // The size stands behind the signature and the header of the first chunk.
    #expect(png[18..<20].reduce(0) { $0 * 256 + Int($1) } == 780)
    #expect(try sketch.written("Home-filled.pdf").starts(with: Array("%PDF".utf8)))
  }

  @Test func aMissingProgramIsToldWithACure() throws {
    let failure = #expect(throws: PreviewFailure.self) {
      try PictureRenderer(for: [.png], path: "/nowhere")
    }
    #expect(failure?.description.contains("apt-get install librsvg2-bin") == true)
    #expect(failure?.description.contains("resvg") == true)
  }
}
