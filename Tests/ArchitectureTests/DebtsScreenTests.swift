import ScreenDriver
import ScreenKit
import Testing

/// A list that is loaded only while it is asked for, and what the screen can do without, generated for every
/// system that loads data for its sections.
@MainActor @Suite(.serialized) struct DebtsScreenTests {
  private func debts(
    _ system: ListSystem, _ answer: @escaping ScriptedTransport.Answer
  ) async throws -> LibraryBench {
    try await LibraryBench.showing(answer) { app in
      system.makeDebts(app: app) ?? UIViewController(nibName: nil, bundle: nil)
    }
  }

  @Test(arguments: ListSystem.loadingData)
  func nothingIsLoadedBeforeItsConditionHolds(system: ListSystem) async throws {
    let bench = try await debts(system, DebtServer.two)
    #expect(await bench.transport.count(of: "payments") == 0)
    #expect(bench.driver.sees("Dune"))
    #expect(!bench.driver.sees("Unpaid"))
    try await bench.driver.tap(text: "Show debts")
    #expect(await bench.transport.count(of: "payments") == 1)
    #expect(bench.driver.sees("Unpaid"))
    #expect(bench.driver.sees("Ann"))
  }

  @Test(arguments: ListSystem.loadingData)
  func whatWasLoadedGoesWithItsCondition(system: ListSystem) async throws {
    let bench = try await debts(system, DebtServer.two)
    try await bench.driver.tap(text: "Show debts")
    try await bench.driver.tap(text: "Hide debts")
    #expect(!bench.driver.sees("Ann"))
    #expect(!bench.driver.sees("Unpaid"))
    try await bench.driver.tap(text: "Show debts")
    #expect(bench.driver.sees("Ann"))
    #expect(await bench.transport.count(of: "payments") == 2)
  }

  @Test(arguments: ListSystem.loadingData)
  func aListThatCameEmptyIsToldFromOneThatHasNotCome(system: ListSystem) async throws {
    let bench = try await debts(system, DebtServer.none)
    #expect(!bench.driver.sees("Nobody"))
    try await bench.driver.tap(text: "Show debts")
    #expect(bench.driver.sees("Nobody"))
  }

  @Test(arguments: ListSystem.loadingData)
  func theScreenDoesWithoutWhatCannotBeLoaded(system: ListSystem) async throws {
    let bench = try await debts(system, DebtServer.failing(["/advice", "/payments"]))
    try await bench.driver.tap(text: "Show debts")
    #expect(bench.driver.sees("Dune"))
    #expect(!bench.driver.sees("Read this"))
    #expect(!bench.driver.sees("Nobody"))
    #expect(!bench.driver.sees("The library is closed"))
  }

  @Test(arguments: ListSystem.loadingData)
  func whatCouldNotBeLoadedComesWithTheRestWhenThatIsLoadedAnew(system: ListSystem) async throws {
    let bench = try await debts(system, DebtServer.failing(["/advice"]))
    await bench.transport.setAnswer(DebtServer.two)
    (bench.driver.topScreen as? ScreenController)?.reload()
    try await bench.driver.settle()
    #expect(bench.driver.sees("Read this"))
    #expect(bench.driver.sees("Emma"))
  }

  @Test(arguments: ListSystem.loadingData)
  func whatTheScreenCannotDoWithoutFailsIt(system: ListSystem) async throws {
    let bench = try await debts(system, DebtServer.failing(["/books.json", "/advice"]))
    #expect(bench.driver.sees("The library is closed"))
    await bench.transport.setAnswer(DebtServer.two)
    try await bench.driver.tap(text: "Try again")
    #expect(bench.driver.sees("Dune"))
    #expect(bench.driver.sees("Emma"))
  }
}

/// What the server of debts, advice and books answers.
private enum DebtServer {
  static let two: ScriptedTransport.Answer = { request in
    answer(to: request, payments: #"{"id": 1, "reader": "Ann", "cents": 50}"#)
  }

  static let none: ScriptedTransport.Answer = { answer(to: $0, payments: "") }

  /// As `two`, but for what is asked at some paths.
  static func failing(_ paths: [String]) -> ScriptedTransport.Answer {
    { request in
      paths.contains(request.url.path) ? HTTPResponse(status: 500) : try two(request)
    }
  }

  private static func answer(to request: HTTPRequest, payments: String) -> HTTPResponse {
    switch request.url.path {
    case "/payments": HTTPResponse(json: #"{"data": {"payments": [\#(payments)]}}"#)
    case "/advice": HTTPResponse(json: #"[{"id": 8, "title": "Emma"}]"#)
    default: HTTPResponse(json: #"{"rows": [{"id": 9, "title": "Dune"}]}"#)
    }
  }
}
