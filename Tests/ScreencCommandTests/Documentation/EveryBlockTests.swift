import Foundation
import Testing

/// Each block of the documentation is on the account of a suite that runs, compiles or compares it.
@Suite struct EveryBlockTests {
  private struct Line {
    let page: Article
    let block: Article.Block
    let entries: [BlockAccount.Entry]

    var place: String { "\(page.name), block \(block.number) (\(block.language)): \(block.text)" }
  }

  private static let lines = Result {
    try Article.all.flatMap { page in
      let entries = BlockAccount.entries.filter { $0.isAbout(page) }
      return try page.blocks().map { block in
        Line(page: page, block: block, entries: entries.filter { $0.covers(block, of: page) })
      }
    }
  }

  @Test func everyBlockIsOnOneAccount() throws {
    let lines = try Self.lines.get()
    #expect(lines.count > 1000)
    for line in lines {
      #expect(line.entries.count == 1, "\(line.entries.map(\.suite)): \(line.place)")
    }
  }

  /// A fence that is indented, or made of other characters, would be on no account.
  @Test func fencesStandAtTheBeginningOfLines() throws {
    for page in Article.all {
      for line in try page.text().split(separator: "\n") {
        let fence = line.drop { " \t>".contains($0) }
        guard fence.hasPrefix("```") || fence.hasPrefix("~~~") else { continue }
        #expect(line.contains(/^```(?!`)/), "\(page.path): \(line)")
      }
    }
  }

  @Test func everyEntryHasItsBlocks() throws {
    let lines = try Self.lines.get()
    for entry in BlockAccount.entries {
      let own = lines.filter { entry.covers($0.block, of: $0.page) }
      #expect(!own.isEmpty, "\(entry)")
      guard let numbers = entry.numbers else { continue }
      #expect(Set(own.map(\.block.number)) == numbers, "\(entry)")
    }
  }

  /// The file of each suite is there, and has in it what tells its pages.
  @Test func suitesNameTheirPages() throws {
    let folder = packageRoot.appending(path: "Tests")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let tests = (files?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    for entry in BlockAccount.entries {
      let file = tests.first { $0.lastPathComponent == "\(entry.suite).swift" }
      let text = try String(contentsOf: #require(file, "\(entry.suite)"), encoding: .utf8)
      #expect(text.contains(entry.mention), "\(entry.suite) does not name \(entry.pages)")
    }
  }

  /// How many blocks there are of each kind.
  private struct Tally {
    var run = 0
    var compiled = 0
    var compared = 0
    var others: [BlockAccount.Obstacle: Int] = [:]

    var notRun: Int { others.values.reduce(0, +) }
    var words: String {
      "\(run) run, \(compiled) compiled, \(compared) compared, \(notRun) not run"
    }

    init(_ lines: [Line]) {
      for entry in lines.flatMap(\.entries) {
        switch entry.manner {
        case .run: run += 1
        case .compiled: compiled += 1
        case .compared: compared += 1
        case .notRun(let obstacle): others[obstacle, default: 0] += 1
        }
      }
    }
  }

  /// For whoever reads what the tests say; what is not run is few, and the page for contributors says why.
  @Test func theCountsAreTold() throws {
    let lines = try Self.lines.get()
    let tally = Tally(lines)
    let reasons = BlockAccount.Obstacle.allCases.map { "\(tally.others[$0] ?? 0) \($0.rawValue)" }
    print(
      "\(lines.count) blocks of the documentation: \(tally.words) "
        + "(\(reasons.joined(separator: ", ")))")
    #expect(tally.notRun <= 18)
    let page = try Article.named("CONTRIBUTING").text().replacing("\n", with: " ")
    for obstacle in BlockAccount.Obstacle.allCases {
      #expect(
        (tally.others[obstacle] ?? 0) > 0 && page.contains(obstacle.rawValue), "\(obstacle)")
    }
  }

  /// The page for contributors has the counts of today: `SCREENC_UPDATE_GOLDENS=1` writes them there.
  @Test func thePageForContributorsHasTheCounts() throws {
    let page = try Article.named("CONTRIBUTING")
    let lines = try Self.lines.get()
    let counts = "\(lines.count) blocks: \(Tally(lines).words)"
    let text = try page.text().replacing(
      /\d+ blocks: \d+ run, \d+ compiled, \d+ compared, \d+ not run/, with: counts)
    #expect(text.contains(counts), "the page has no counts")
    try GeneratedPages.expect(text, in: page)
  }
}
