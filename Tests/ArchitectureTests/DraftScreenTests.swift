import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// A form that keeps what was entered until it is sent, generated for every system.
@MainActor @Suite(.serialized) struct DraftScreenTests {
  private let store = MemoryStore()

  /// The form in an app that has just been started.
  private func apply(
    _ system: ListSystem,
    _ answer: @escaping ScriptedTransport.Answer = { _ in HTTPResponse(json: "{}") }
  ) async throws -> LibraryBench {
    try await LibraryBench.showing(store: store, answer) { system.makeApply(app: $0) }
  }

  private func text(in field: String, on bench: LibraryBench) -> String? {
    (bench.formField(field) as? UITextField)?.text
  }

  @Test(arguments: ListSystem.allCases)
  func whatWasEnteredIsThereAgain(system: ListSystem) async throws {
    let bench = try await apply(system)
    try await bench.driver.type("Ann", into: "name")
    try await bench.driver.toggle(id: "student")
    bench.driver.close()
    let later = try await apply(system)
    #expect(text(in: "name", on: later) == "Ann")
    #expect(later.driver.sees("Step 1 of 3"), "the steps are those of what was entered")
    try await later.driver.tap(text: "Next")
    #expect(later.shownFields == ["school"])
  }

  @Test(arguments: ListSystem.allCases)
  func draftIsGoneOnceSent(system: ListSystem) async throws {
    let bench = try await apply(system)
    try await bench.driver.type("Ann", into: "name")
    try await bench.driver.tap(text: "Next")
    try await bench.driver.type("ann@example.com", into: "mail")
    try await bench.driver.tap(text: "Apply")
    #expect(bench.driver.sees("Thank you"))
    let later = try await apply(system)
    #expect(text(in: "name", on: later) == "")
  }

  @Test(arguments: ListSystem.allCases)
  func whatIsNotSentStays(system: ListSystem) async throws {
    let bench = try await apply(system) { _ in HTTPResponse(status: 500) }
    try await bench.driver.type("Ann", into: "name")
    try await bench.driver.tap(text: "Next")
    try await bench.driver.type("ann@example.com", into: "mail")
    try await bench.driver.tap(text: "Apply")
    let later = try await apply(system)
    #expect(text(in: "name", on: later) == "Ann")
    try await later.driver.tap(text: "Next")
    try await later.driver.tap(text: "Apply")
    #expect(await later.bodies == [#"{"mail":"ann@example.com","name":"Ann"}"#])
  }

  @Test(arguments: ListSystem.allCases)
  func formsOfOtherScreensHaveNoneOfIt(system: ListSystem) async throws {
    let bench = try await apply(system)
    try await bench.driver.type("Ann", into: "name")
    for other in ListSystem.allCases where other != system {
      #expect(text(in: "name", on: try await apply(other)) == "")
    }
  }
}
