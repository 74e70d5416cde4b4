import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// One list in groups by the days of its items, generated for every system.
@MainActor @Suite(.serialized) struct GroupScreenTests {
  private func loans(
    _ system: ListSystem, _ answer: @escaping ScriptedTransport.Answer = LoanServer.standard
  ) async throws -> LibraryBench {
    try await LibraryBench.showing(answer) { system.makeLoans(app: $0) }
  }

  @Test(arguments: ListSystem.allCases)
  func itemsStandUnderTheHeadersOfTheirGroups(system: ListSystem) async throws {
    let bench = try await loans(system)
    // Where heights are known only by laying out, more than the first page is loaded at once.
    let count = bench.driver.rowCount(section: 0)
    #expect([7, 10].contains(count))
    #expect(bench.driver.sees("Today (\(count))"))
    #expect(try bench.driver.texts(row: 0, section: 0) == ["Book 1"])
    #expect(try bench.driver.texts(row: 1, section: 0) == ["Book 4"])
    #expect(try bench.driver.texts(row: 0, section: 1) == ["Book 2"])
    #expect(bench.driver.rowCount(section: 1) == count)
  }

  @Test(arguments: ListSystem.allCases)
  func laterPagesJoinTheGroupsThatAreThere(system: ListSystem) async throws {
    let bench = try await loans(system)
    try await bench.driver.scrollThroughAll()
    #expect(bench.driver.rowCount() == 30)
    #expect([0, 1, 2].map { bench.driver.rowCount(section: $0) } == [10, 10, 10])
    #expect(bench.driver.sees("Bring them back in time"))
    #expect(try bench.driver.texts(row: 0, section: 2) == ["Book 3"])
    #expect(bench.driver.sees("For good"))
    try await bench.driver.scrollToStart()
    #expect(bench.driver.sees("Today (10)"))
  }

  @Test(arguments: ListSystem.allCases)
  func itemsMoveToAnotherGroupWithTheirValue(system: ListSystem) async throws {
    let bench = try await loans(system)
    await bench.transport.setAnswer(LoanServer.allYesterday)
    try await bench.driver.pullToRefresh()
    #expect(!bench.driver.sees("Today (7)"))
    #expect(bench.driver.sees("Yesterday (20)"))
    #expect(bench.driver.rowCount(section: 0) == 20)
  }

  @Test func groupsOfACarouselStandBesideOneAnother() async throws {
    let bench = try await LibraryBench.showing(LoanServer.standard) {
      LoanStripViewController(app: $0)
    }
    let layout = try #require(bench.driver.list?.collectionViewLayout)
    func frame(_ row: Int, _ section: Int) throws -> CGRect {
      let path = IndexPath(item: row, section: section)
      return try #require(layout.layoutAttributesForItem(at: path)).frame
    }
    func header(_ section: Int) throws -> CGRect {
      let kind = UICollectionView.elementKindSectionHeader
      let path = IndexPath(item: 0, section: section)
      return try #require(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)).frame
    }
    #expect(bench.driver.sees("Today (\(bench.driver.rowCount(section: 0)))"))
    let last = try frame(bench.driver.rowCount(section: 0) - 1, 0)
    #expect(try frame(0, 1).minX >= last.maxX)
    #expect(try frame(0, 1).minY == last.minY)
    #expect(try header(0).maxY == last.minY)
    #expect(try header(1).minX >= header(0).maxX)
  }

  @Test func casesOfAnEnumStandInTheirOrder() async throws {
    let bench = try await LibraryBench.showing(LoanServer.standard) {
      LoanStatesViewController(app: $0)
    }
    #expect(bench.driver.sees("Late"))
    #expect(try bench.driver.texts(row: 0, section: 0) == ["Book 3"])
    #expect(try bench.driver.texts(row: 0, section: 1) == ["Book 2"])
    #expect(try bench.driver.texts(row: 0, section: 2) == ["Book 1"])
  }
}

/// What the server of loans answers: thirty in pages of twenty, due by turns today, yesterday and never.
enum LoanServer {
  private static let pageSize = 20
  private static let count = 30
  /// The day on which the tests' clock stands still, and the one before.
  private static let days = ["2023-11-14", "2023-11-13"]
  private static let states = ["returned", "running", "late"]

  static let standard: ScriptedTransport.Answer = { request in
    page(after: request.query("after")) { $0 % 3 == 0 ? nil : days[$0 % 3 - 1] }
  }

  /// The first page as in `standard`, with all of it due yesterday.
  static let allYesterday: ScriptedTransport.Answer = { request in
    page(after: request.query("after")) { _ in days[1] }
  }

  private static func page(after: String?, day: (Int) -> String?) -> HTTPResponse {
    let first = (after.flatMap(Int.init) ?? 0) + 1
    let last = min(first + pageSize - 1, count)
    let rows = (first...last).map { number in
      let due = day(number).map { #""\#($0)T22:00:00Z""# } ?? "null"
      let state = states[(number - 1) % 3]
      return #"{"id": \#(number), "book": "Book \#(number)", "reader": "Reader", "#
        + #""state": "\#(state)", "due": \#(due)}"#
    }
    let next = last < count ? "\"\(last)\"" : "null"
    return HTTPResponse(json: #"{"rows": [\#(rows.joined(separator: ","))], "next": \#(next)}"#)
  }
}
