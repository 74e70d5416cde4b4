import ScreenDriver
import ScreenKit
import Testing

/// One list that is loaded whole and feeds two sections.
@MainActor @Suite(.serialized) struct LedgerScreenTests {
  private func ledger(
    _ system: ListSystem, _ answer: @escaping ScriptedTransport.Answer
  ) async throws -> LibraryBench {
    try await LibraryBench.showing(answer) { app in
      system.makeLedger(app: app) ?? UIViewController(nibName: nil, bundle: nil)
    }
  }

  @Test(arguments: ListSystem.loadingData)
  func oneAnswerFeedsBothSections(system: ListSystem) async throws {
    let bench = try await ledger(system, PaymentServer.two)
    #expect(await bench.transport.requests.map(\.url.path) == ["/payments"])
    #expect(bench.driver.rowCount(section: 0) == 1)
    #expect(bench.driver.rowCount(section: 1) == 2)
    #expect(try bench.driver.texts(row: 0, section: 0) == ["Ann"])
    #expect(try bench.driver.texts(row: 1, section: 1) == ["Ben"])
    #expect(bench.driver.sees("Last"))
    #expect(bench.driver.sees("All"))
  }

  @Test(arguments: ListSystem.loadingData)
  func sectionsComeAndGoWithTheNumberOfItems(system: ListSystem) async throws {
    let bench = try await ledger(system, PaymentServer.one)
    #expect(bench.driver.rowCount() == 1)
    #expect(!bench.driver.sees("All"))
  }

  @Test(arguments: ListSystem.loadingData)
  func textsFollowWhatWasLoaded(system: ListSystem) async throws {
    let bench = try await ledger(system, PaymentServer.one)
    #expect(bench.driver.topScreen?.navigationItem.title == "Ledger (1)")
    await bench.transport.setAnswer(PaymentServer.two)
    (bench.driver.topScreen as? ScreenController)?.reload()
    try await bench.driver.settle()
    #expect(bench.driver.topScreen?.navigationItem.title == "Ledger (2)")
    #expect(bench.driver.sees("2 in all"))
  }

  @Test(arguments: ListSystem.loadingData)
  func missingListIsAnEmptyOne(system: ListSystem) async throws {
    let bench = try await ledger(system, PaymentServer.none)
    #expect(bench.driver.sees("No books"))
  }

  @Test(arguments: ListSystem.loadingData)
  func failedLoadIsTriedAgain(system: ListSystem) async throws {
    let bench = try await ledger(system, BookServer.broken)
    #expect(bench.driver.sees("The library is closed"))
    await bench.transport.setAnswer(PaymentServer.two)
    try await bench.driver.tap(text: "Try again")
    #expect(bench.driver.rowCount(section: 1) == 2)
  }

  @Test(arguments: ListSystem.loadingData)
  func changedItemIsSeenInBothSections(system: ListSystem) async throws {
    let bench = try await ledger(system, PaymentServer.two)
    try await bench.driver.swipe(row: 0, title: "Borrow")
    #expect(try bench.driver.texts(row: 0, section: 0) == ["Paid"])
    #expect(try bench.driver.texts(row: 0, section: 1) == ["Paid"])
  }
}

/// What the server of payments answers.
private enum PaymentServer {
  static let none: ScriptedTransport.Answer = { _ in HTTPResponse(json: #"{"data": {}}"#) }

  static let one: ScriptedTransport.Answer = { _ in
    payments(#"{"id": 1, "reader": "Ann", "cents": 50}"#)
  }

  static let two: ScriptedTransport.Answer = { request in
    guard request.method == .get else { return HTTPResponse(json: "{}") }
    return payments(
      #"{"id": 1, "reader": "Ann", "cents": 50}, {"id": 2, "reader": "Ben", "cents": 70}"#)
  }

  private static func payments(_ items: String) -> HTTPResponse {
    HTTPResponse(json: #"{"data": {"payments": [\#(items)]}}"#)
  }
}
