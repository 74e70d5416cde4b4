import ScreenDriver
import ScreenKit
import Testing

/// Buttons of a page that name and use what it has loaded.
@MainActor @Suite(.serialized) struct ReceiptScreenTests {
  private func receipt(
    _ system: ListSystem, _ answer: @escaping ScriptedTransport.Answer
  ) async throws -> LibraryBench {
    try await LibraryBench.showing(answer) { app in
      system.makeReceipt(app: app) ?? UIViewController(nibName: nil, bundle: nil)
    }
  }

  @Test(arguments: ListSystem.loadingData)
  func buttonsAreThereOnceThePageIsLoaded(system: ListSystem) async throws {
    let bench = try await receipt(system, BookServer.broken)
    #expect(!bench.driver.sees("Settle"))
    await bench.transport.setAnswer { _ in ReceiptServer.payment(cents: 50) }
    try await bench.driver.tap(text: "Try again")
    #expect(bench.driver.sees("Copy Ann"))
    #expect(bench.driver.sees("Settle"))
  }

  @Test(arguments: ListSystem.loadingData)
  func buttonTakesWhatIsLoaded(system: ListSystem) async throws {
    let bench = try await receipt(system) { _ in ReceiptServer.payment(cents: 0) }
    var copied: [String] = []
    bench.app.runtime.copyText = { copied.append($0) }
    try await bench.driver.tap(text: "Copy Ann")
    #expect(copied == ["Ann"])
  }

  @Test(arguments: ListSystem.loadingData)
  func buttonGoesWithWhatItDid(system: ListSystem) async throws {
    let bench = try await receipt(system) { _ in ReceiptServer.payment(cents: 50) }
    await bench.transport.setAnswer { _ in ReceiptServer.payment(cents: 0) }
    try await bench.driver.tap(text: "Settle")
    let requests = await bench.transport.requests.map { "\($0.method.rawValue) \($0.url.path)" }
    #expect(requests == ["GET /payment", "PUT /payments/1/settle", "GET /payment"])
    #expect(!bench.driver.sees("Settle"))
    #expect(bench.driver.sees("Copy Ann"))
  }
}

private enum ReceiptServer {
  static func payment(cents: Int) -> HTTPResponse {
    HTTPResponse(json: #"{"id": 1, "reader": "Ann", "cents": \#(cents)}"#)
  }
}
