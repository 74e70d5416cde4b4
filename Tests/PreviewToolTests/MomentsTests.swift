import Browsers
import Foundation
import TestTools
import Testing

@testable import screenc_preview

/// The flagship app as somebody meets it who has its specs only: looked through in a gallery, and used in a browser.
@MainActor @Suite(.enabled(if: Browser.isThere, "\(Browser.cure)")) struct MomentsTests {
  private static let specs = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Specs").standardizedFileURL.path

  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder("moments") }

  /// What the script has seen of the gallery.
  private struct Gallery: Decodable {
    let title: String
    let all: String
    let ofSearch: String
    let withErrors: String
    let inArabic: String
    let opened: String
    let facts: String
  }

  @Test func itsGalleryIsFiltered() async throws {
    let output = scratch.file("Gallery").path
    #expect(await PreviewTool().run(["--specs", Self.specs, "--output", output]) == 0)
    let seen: Visit<Gallery> = try await #require(Browser()).answer(
      of: "lookThrough.js", ["file://\(output)/index.html"], in: scratch.folder)
    #expect(seen.problems == [])
    #expect(seen.title == "Screens of Moments")
    #expect(seen.all.hasSuffix(" of 12 screens"))
    #expect(seen.ofSearch.hasSuffix(" of 1 screen"))
    #expect(seen.withErrors != seen.all)
    #expect(seen.inArabic == "12 pictures of 12 screens")
    #expect(seen.opened == "Search, filled, iPhone, ar")
    #expect(seen.facts.contains("بحث"))
    #expect(seen.requests.allSatisfy { $0.hasPrefix("file://\(output)/") })
  }

  /// What the script has seen of the app.
  private struct Prototype: Decodable {
    let console: String
    let comments: String
    let found: String
    let isDark: Bool
    let titleInArabic: String
    let direction: String
    let tabs: [String]
    let isRightToLeft: Bool
    let isLeftToRightAgain: Bool
    let scripts: Int
  }

  @Test func itIsUsedBeforeItIsBuilt() async throws {
    let prototype = try await screenc_preview.Prototype(
      try PreviewedApp(Self.specs), from: nil, server: nil, setting: PrototypeSetting())
    let server = try PrototypeServer(prototype, port: 0)
    server.start()
    let following = Task { await prototype.follow() }
    defer {
      following.cancel()
      server.end()
    }
    let seen: Visit<Prototype> = try await #require(Browser()).answer(
      of: "moments.js", [server.address], in: scratch.folder)
    #expect(seen.problems == [])
    #expect(seen.comments.contains("Wonderful!"))
    #expect(seen.found.contains("O’Neill"))
    #expect(seen.isDark)
    #expect(seen.titleInArabic == "لحظات")
    // The first tab lies at the right.
    #expect(seen.tabs.first == "المستجدات" && seen.direction == "right to left")
    #expect(seen.isRightToLeft && seen.isLeftToRightAgain)
    #expect(seen.console.contains("postOpened") && seen.console.contains("PostDetail"))
    #expect(seen.console.contains("/moments/comments.json"))
    #expect(seen.requests.allSatisfy { $0.hasPrefix(server.address) })
    #expect(seen.scripts == 0)
  }
}
