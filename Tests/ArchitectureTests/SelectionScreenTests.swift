import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// Rows that are selected together, in a collection, in a table, among controllers and by a presenter.
@MainActor @Suite(.serialized) struct SelectionScreenTests {
  enum Kind: CaseIterable {
    case collection, table, composition, mvp
  }

  private func loans(
    _ kind: Kind, _ answer: @escaping ScriptedTransport.Answer = LoanServer.willing
  ) async throws -> LibraryBench {
    try await LibraryBench.showing(answer) { app in
      switch kind {
      case .collection: LoanDeskViewController(app: app)
      case .table: LoanDeskTableViewController(app: app)
      case .mvp: LoanDeskPresentedViewController(app: app)
      case .composition: LoanDeskRowsCoordinator(app: app).primaryViewController
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func tapsSelectRowsUntilTheSelectionEnds(kind: Kind) async throws {
    let bench = try await loans(kind)
    #expect(bench.driver.sees("About"))
    try await bench.driver.tap(text: "Select")
    #expect(bench.driver.sees("0 selected"))
    #expect(!bench.driver.sees("About"))
    try await bench.driver.tapRow(1)
    try await bench.driver.tapRow(3)
    #expect(bench.driver.sees("2 selected"))
    #expect(!bench.driver.sees("Reader"))
    try await bench.driver.tapRow(1)
    #expect(bench.driver.sees("1 selected"))
    #expect(bench.driver.selectedRows == [[0, 3]])
    try await bench.driver.tap(text: "Done")
    #expect(bench.driver.sees("Loans"))
    #expect(bench.driver.sees("About"))
    #expect(bench.driver.selectedRows == [])
    try await bench.driver.tapRow(1)
    #expect(bench.driver.sees("Reader"))
  }

  @Test(arguments: Kind.allCases)
  func allRowsAreSelectedAndDeselectedAtOnce(kind: Kind) async throws {
    let bench = try await loans(kind)
    try await bench.driver.tap(text: "Select")
    try await bench.driver.tap(text: "Select all")
    let count = bench.driver.rowCount()
    #expect(count >= 20)
    #expect(bench.driver.sees("\(count) selected"))
    #expect(bench.driver.selectedRows.count == count)
    try await bench.driver.tap(text: "Deselect all")
    #expect(bench.driver.sees("0 selected"))
    #expect(bench.driver.selectedRows == [])
  }

  @Test(arguments: Kind.allCases)
  func requestGetsWhatIsSelectedAndEndsTheSelection(kind: Kind) async throws {
    let bench = try await loans(kind)
    try await bench.driver.tap(text: "Select")
    try await bench.driver.tapRow(2)
    try await bench.driver.tapRow(0)
    try await bench.driver.tap(text: "Renew")
    let sent = await bench.transport.requests.last { $0.method == .put }
    #expect(String(decoding: sent?.body ?? Data(), as: UTF8.self) == #"{"ids":["1","3"]}"#)
    #expect(bench.driver.sees("2 renewed"))
    #expect(bench.driver.sees("Loans"))
    #expect(!bench.driver.sees("Renew"))
    #expect(bench.driver.selectedRows == [])
  }

  @Test(arguments: Kind.allCases)
  func failedRequestKeepsTheSelection(kind: Kind) async throws {
    let bench = try await loans(kind, LoanServer.unwilling)
    try await bench.driver.tap(text: "Select")
    try await bench.driver.tapRow(0)
    try await bench.driver.tap(text: "Renew")
    #expect(bench.driver.sees("Not renewed"))
    #expect(bench.driver.sees("1 selected"))
    #expect(bench.driver.selectedRows == [[0, 0]])
  }

  @Test(arguments: Kind.allCases)
  func nothingIsDoneWithoutASelectionOrAgainstItsCondition(kind: Kind) async throws {
    let bench = try await loans(kind)
    try await bench.driver.tap(text: "Select")
    #expect(bench.toolbarButton("Renew")?.isEnabled == false)
    try await bench.driver.tapRow(0)
    #expect(bench.toolbarButton("Renew")?.isEnabled == true)
    #expect(bench.toolbarButton("Remind")?.isEnabled == false)
    try await bench.driver.tapRow(1)
    #expect(bench.toolbarButton("Remind")?.isEnabled == true)
  }

  @Test(arguments: Kind.allCases)
  func questionComesFirstAndLeavesTheSelectionWhenDenied(kind: Kind) async throws {
    let bench = try await loans(kind)
    try await bench.driver.tap(text: "Select")
    try await bench.driver.tapRow(0)
    try await bench.driver.tapRow(1)
    try await bench.driver.tap(label: "Remind")
    try await bench.driver.tap(text: "Cancel")
    #expect(bench.driver.sees("2 selected"))
    try await bench.driver.tap(label: "Remind")
    try await bench.driver.tap(text: "OK")
    #expect(bench.driver.sees("2 reminded"))
    #expect(bench.driver.sees("Loans"))
  }

  @Test(arguments: Kind.allCases)
  func selectionFollowsItsItemsWhenTheListIsLoadedAnew(kind: Kind) async throws {
    let bench = try await loans(kind)
    try await bench.driver.tap(text: "Select")
    try await bench.driver.tapRow(0)
    try await bench.driver.tapRow(4)
    await bench.transport.setAnswer(LoanServer.backwards)
    try await bench.driver.pullToRefresh()
    #expect(try bench.driver.texts(row: 0, section: 0) == ["Book 20"])
    #expect(bench.driver.sees("2 selected"))
    #expect(bench.driver.selectedRows == [[0, 15], [0, 19]])
    await bench.transport.setAnswer(LoanServer.withoutTheFirst)
    try await bench.driver.pullToRefresh()
    #expect(bench.driver.sees("1 selected"))
    #expect(bench.driver.selectedRows == [[0, 3]])
  }

  @Test(arguments: Kind.allCases)
  func selectionEndsWhenTheScreenGoes(kind: Kind) async throws {
    let bench = try await loans(kind)
    try await bench.driver.tap(text: "Select")
    try await bench.driver.tapRow(0)
    let screen = try #require(bench.driver.topScreen as? ScreenController)
    screen.push(AboutViewController(app: bench.app))
    try await bench.driver.settle()
    #expect(!bench.driver.sees("Renew"))
    try await bench.driver.goBack()
    #expect(bench.driver.sees("Loans"))
    #expect(bench.driver.selectedRows == [])
    #expect(bench.driver.sees("Select"))
  }

  @Test(arguments: Kind.allCases)
  func emptyListsOfferNoSelection(kind: Kind) async throws {
    let bench = try await loans(kind, BookServer.empty)
    #expect(bench.driver.sees("No books"))
    #expect(!bench.driver.sees("Select"))
  }

  @Test func marksShowWhatIsSelectedInACollection() async throws {
    let bench = try await loans(.collection)
    try await bench.driver.tap(text: "Select")
    try await bench.driver.tapRow(1)
    #expect(bench.marks(rows: 3) == ["circle", "checkmark.circle.fill", "circle"])
    try await bench.driver.tap(text: "Done")
    #expect(bench.marks(rows: 3) == [nil, nil, nil])
  }
}

extension LibraryBench {
  fileprivate func toolbarButton(_ name: String) -> UIBarButtonItem? {
    driver.topScreen?.toolbarItems?.first { $0.title == name || $0.accessibilityLabel == name }
  }

  /// The symbols at the corners of the first rows.
  fileprivate func marks(rows: Int) -> [String?] {
    let marked = ["circle", "checkmark.circle.fill"]
    return (0..<rows).map { row in
      let cell = driver.list?.cellForItem(at: IndexPath(item: row, section: 0))
      let images = cell?.subviews.compactMap { ($0 as? UIImageView)?.image } ?? []
      return marked.first { name in images.contains { $0 == UIImage(systemName: name) } }
    }
  }
}

extension LoanServer {
  /// Loans as in `standard`; renewing succeeds.
  static let willing: ScriptedTransport.Answer = { request in
    request.method == .put ? HTTPResponse(json: "{}") : try standard(request)
  }

  /// Loans as in `standard`; renewing fails.
  static let unwilling: ScriptedTransport.Answer = { request in
    request.method == .put ? HTTPResponse(status: 500) : try standard(request)
  }

  /// The first loans, the last of them first.
  static let backwards: ScriptedTransport.Answer = { _ in rows((1...20).reversed()) }

  /// The first loans without the very first.
  static let withoutTheFirst: ScriptedTransport.Answer = { _ in rows(2...20) }

  private static func rows(_ numbers: some Sequence<Int>) -> HTTPResponse {
    let rows = numbers.map {
      #"{"id": \#($0), "book": "Book \#($0)", "reader": "Reader", "state": "late", "due": null}"#
    }
    return HTTPResponse(json: #"{"rows": [\#(rows.joined(separator: ","))], "next": null}"#)
  }
}
