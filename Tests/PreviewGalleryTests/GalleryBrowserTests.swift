import Browsers
import Foundation
import TestTools
import Testing

/// A gallery in a real browser: Chromium, driven by what Node.js tells it over its DevTools protocol.
@Suite struct GalleryBrowserTests {
  /// What the driver has seen.
  private struct Seen: Decodable {
    let milliseconds: Int
    let title: String
    let count: String
    let sections: Int
    let images: Int
    let imagesAtTheEnd: Int
    let parts: Int
    let dark: String
    let light: String
    let found: String
    let address: String
    let opened: String
    let facts: String
    let link: String
    let shown: String?
    let later: String
    let unnamed: Int
    let scripts: Int
  }

  private func visit(_ folder: URL) async throws -> Visit<Seen> {
    try await #require(Browser()).answer(
      of: "drive.js", ["file://\(folder.path)/index.html"], in: folder)
  }

  @Test(.enabled(if: Browser.isThere, "\(Browser.cure)"))
  func galleryOfAThousandScreensIsSearchedAndLookedThrough() async throws {
    let scratch = try ScratchFolder("gallery")
    try SampleGallery.write(screens: 1000, to: scratch.folder)
    let seen = try await visit(scratch.folder)
    #expect(seen.problems == [])
    #expect(seen.count == "6000 pictures of 1000 screens")
    #expect(seen.sections == 1000)
    // Only what is near is loaded, at the beginning and at the end.
    #expect(seen.parts < 12 && seen.images < 72 && seen.imagesAtTheEnd < 144)
    #expect(seen.dark != seen.light)
    #expect(seen.found == "222 pictures of 111 screens")
    #expect(seen.address == "#words=screen7+empty")
    #expect(seen.opened == "Screen7, empty, iPhone, light")
    #expect(seen.later == "Screen7, empty, iPhone, dark")
    #expect(seen.link == "../Specs/A.yaml#L3")
    #expect(seen.shown?.contains("“Title” · header · 20 40 200 30") == true)
    #expect(seen.unnamed == 0)
    // Nothing leaves the machine, and nothing of the app is markup.
    #expect(seen.requests.allSatisfy { $0.hasPrefix("file://\(scratch.path)/") })
    #expect(seen.title == "Screens of Club \(SampleGallery.hostile)")
    #expect(seen.facts.contains(SampleGallery.hostile))
    #expect(seen.scripts == 0)
  }
}
