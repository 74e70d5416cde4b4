import Browsers
import Foundation
import TestTools
import Testing

/// The site of the documentation in a real browser: its plain pages from files, docc's archive from a server.
@Suite(
  .enabled(if: Browser.isThere, "\(Browser.cure)"),
  .enabled(if: Installed.has("docc"), "docc is not installed"))
struct SiteTests {
  private let scratch: ScratchFolder
  private var site: URL { scratch.file("site") }

  init() async throws {
    scratch = try ScratchFolder("site")
    let (status, _, errors) = try await Browser.run(
      packageRoot.appending(path: ".ci/documentation").path, [site.path])
    try #require(status == 0, "\(errors)")
  }

  // MARK: - From files

  /// What a reader of the plain pages has seen.
  private struct Reading: Decodable {
    struct Colours: Decodable {
      /// How light the ground is, from 0 to 1.
      let ground: Double
      let contrasts: [Double]
    }

    let title: String
    let topics: Int
    let tutorial: String
    let tutorialBlocks: [Bool]
    let marked: String
    let ruleHits: [String]
    let rule: String
    let ruleBlocks: [Bool]
    let ruleList: String
    let isListInSight: Bool
    let isSearchInSight: Bool
    let focused: String
    let command: String
    let nothing: String
    let keyNote: String
    let reference: String
    let tables: [Bool]
    let rows: Int
    let section: Bool
    let light: Colours
    let dark: Colours
    let unnamed: Int
    let phonePages: Int
    let wide: [String]
  }

  @Test func plainPagesAreReadAndSearchedFromFiles() async throws {
    let seen: Visit<Reading> = try await #require(Browser()).answer(
      of: "readSite.js", ["file://\(site.path)/index.html"], in: scratch.folder)
    #expect(seen.title == "screenc")
    #expect(seen.topics >= 6)

    // From the first page to the tutorial, with all its code.
    #expect(seen.tutorial == "From an empty folder to a running app")
    #expect(seen.marked == seen.tutorial)
    let blocks = try Article("Tutorial").blocks().count
    #expect(seen.tutorialBlocks == Array(repeating: true, count: blocks))

    // By the search to a rule, to a command, to a key, and to nothing.
    #expect(seen.ruleHits.first == "missing-adapter" && seen.ruleHits.count > 1)
    #expect(seen.rule == "missing-adapter")
    #expect(seen.ruleBlocks.count > 1 && !seen.ruleBlocks.contains(false))
    #expect(seen.ruleList == "Rules" && seen.isListInSight && seen.isSearchInSight)
    #expect(seen.focused == "search")
    #expect(seen.command == "scaffold")
    #expect(seen.nothing == "Nothing has all of these words.")
    #expect(seen.keyNote.hasPrefix("Reference, with the key reorder: "))
    #expect(seen.reference == "action")
    #expect(!seen.tables.isEmpty && !seen.tables.contains(false))
    #expect(seen.rows > 5)
    #expect(seen.section)
    #expect(seen.unnamed == 0)

    // What is read stands out from its ground as accessibility asks, in both appearances.
    #expect(seen.light.ground > 0.9 && seen.dark.ground < 0.1)
    for contrast in seen.light.contrasts + seen.dark.contrasts { #expect(contrast >= 4.5) }

    // On a phone nothing scrolls sideways but code and tables.
    #expect(seen.wide == [])
    #expect(seen.phonePages > 40)

    #expect(seen.problems == [])
    let top = "file://\(site.path)/"
    #expect(seen.requests.filter { !$0.hasPrefix(top) } == [])
  }

  // MARK: - From a server

  /// What a reader of docc's archive has seen.
  private struct ArchiveReading: Decodable {
    let address: String
    let title: String
    let blocks: Int
  }

  /// The script comes to the end only if a rule was found in the list of pages and opened.
  @Test func theArchiveIsReadFromAServer() async throws {
    let seen: Visit<ArchiveReading> = try await #require(Browser()).answer(
      of: "readArchive.js", [site.appending(path: "docc").path], in: scratch.folder)
    #expect(seen.title == "screenc")
    #expect(seen.blocks == (try Article("Tutorial").blocks().count))
    #expect(seen.problems == [])
    #expect(seen.requests.filter { !$0.hasPrefix(seen.address) } == [])
    #expect(!seen.requests.isEmpty)
  }
}
