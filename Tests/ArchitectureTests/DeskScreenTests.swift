import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// What is done on a screen and what follows on it, whichever system it was generated for.
@MainActor @Suite(.serialized) struct DeskScreenTests {
  @Test(arguments: ListSystem.allCases)
  func rowInPlaceChangesTheStateAndWithItTheRows(system: ListSystem) async throws {
    let bench = try await LibraryBench.desk(system)
    #expect(!bench.driver.sees("One week each"))
    try await bench.driver.tapRow(0)
    #expect(bench.driver.sees("One week each"))
    try await bench.driver.tapRow(0)
    #expect(!bench.driver.sees("One week each"))
  }

  @Test(arguments: ListSystem.allCases)
  func firstAdapterWhoseConditionHoldsShowsARow(system: ListSystem) async throws {
    let bench = try await LibraryBench.desk(system)
    #expect(bench.driver.sees("Book 1"))
    #expect(bench.driver.sees("Book 2"))
    #expect(bench.driver.texts.filter { $0 == "Reserve" }.count == 1)
  }

  @Test(arguments: ListSystem.allCases)
  func whatFollowsIsTriedAgainWithoutWhatCameBefore(system: ListSystem) async throws {
    let bench = try await LibraryBench.desk(system, BookServer.failing("stamp"))
    try await bench.driver.tapRow(1, section: 1)
    #expect(bench.driver.sees("Not stamped"))
    await bench.transport.setAnswer(BookServer.standard)
    try await bench.driver.tap(text: "Try again")
    #expect(bench.driver.sees("Stamped"))
    #expect(await bench.transport.count(of: "books/2/borrow") == 1)
    #expect(await bench.transport.count(of: "books/2/stamp") == 2)
  }

  @Test(arguments: ListSystem.allCases)
  func rowTakesNoTapWhileWhatFollowsRuns(system: ListSystem) async throws {
    let bench = try await LibraryBench.desk(system)
    await bench.transport.hold()
    async let first: Void = bench.driver.tapRow(1, section: 1)
    try await wait(until: "the book is being borrowed") { await bench.transport.heldCount == 1 }
    await bench.transport.releaseHeld()
    try await wait(until: "the book is being stamped") {
      await bench.transport.count(of: "books/2/stamp") == 1
    }
    async let second: Void = bench.driver.tapRow(1, section: 1)
    for _ in 0..<50 { await Task.yield() }
    await bench.transport.release()
    try await first
    try await second
    #expect(bench.driver.sees("Stamped"))
    #expect(await bench.transport.count(of: "books/2/borrow") == 1)
  }

  @Test(arguments: ListSystem.allCases)
  func firstOfTwoIsTriedAgainWithWhatFollows(system: ListSystem) async throws {
    let bench = try await LibraryBench.desk(system, BookServer.failing("borrow"))
    try await bench.driver.tapRow(1, section: 1)
    #expect(bench.driver.sees("Not borrowed"))
    #expect(await bench.transport.count(of: "books/2/stamp") == 0)
    await bench.transport.setAnswer(BookServer.standard)
    try await bench.driver.tap(text: "Try again")
    #expect(bench.driver.sees("Stamped"))
    #expect(await bench.transport.count(of: "books/2/borrow") == 2)
    #expect(await bench.transport.count(of: "books/2/stamp") == 1)
  }

  @Test(arguments: ListSystem.allCases)
  func buttonOfARowSendsItsRequestAndOffersAnotherTry(system: ListSystem) async throws {
    let bench = try await LibraryBench.desk(system, BookServer.failing("reserve"))
    try await bench.driver.tap(text: "Reserve")
    #expect(bench.driver.sees("Not kept"))
    await bench.transport.setAnswer(BookServer.standard)
    try await bench.driver.tap(text: "Try again")
    #expect(bench.driver.sees("Kept for you"))
    #expect(await bench.transport.count(of: "books/1/reserve") == 2)
  }

  @Test(arguments: ListSystem.allCases)
  func resultOfAScreenComesBackToTheOneThatShowedIt(system: ListSystem) async throws {
    let bench = try await LibraryBench.desk(system)
    try await bench.driver.tap(text: "Ask")
    #expect(bench.driver.sees("Closed today"))
    try await bench.driver.tap(text: "Thanks")
    #expect(!bench.driver.sees("Closed today"))
    #expect(bench.driver.sees("They said: See you"))
  }

  /// Only scenes have gateways; the same adapter asks the server on other screens.
  @Test(arguments: ListSystem.allCases)
  func buttonOfARowInASceneAsksTheInteractor(system: ListSystem) async throws {
    let ledger = Ledger()
    let bench = try await LibraryBench.desk(
      system,
      gateways: { $0.reservations = NotedReservations(ledger) })
    try await bench.driver.tap(text: "Reserve")
    #expect(bench.driver.sees("Kept for you"))
    #expect(await ledger.reserved == (system == .viper ? ["1"] : []))
    #expect(await bench.transport.count(of: "reserve") == (system == .viper ? 0 : 1))
  }
}

/// Where books are noted that someone has reserved.
private actor Ledger {
  private(set) var reserved: [Identifier] = []

  func note(_ book: Identifier) {
    reserved.append(book)
  }
}

/// Reserves books without asking a server.
private struct NotedReservations: ReserveGateway {
  private let ledger: Ledger

  init(_ ledger: Ledger) {
    self.ledger = ledger
  }

  func fetch(with parameters: ReserveParameters) async throws -> NoContent {
    await ledger.note(parameters.id)
    return NoContent()
  }
}
