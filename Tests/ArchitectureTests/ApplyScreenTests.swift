import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// A form that asks for one thing after the other, generated for every system.
@MainActor @Suite(.serialized) struct ApplyScreenTests {
  private func apply(
    _ system: ListSystem,
    _ answer: @escaping ScriptedTransport.Answer = { _ in HTTPResponse(json: "{}") }
  ) async throws -> LibraryBench {
    try await LibraryBench.showing(answer) { system.makeApply(app: $0) }
  }

  @Test(arguments: ListSystem.allCases)
  func nextStepComesOnceNothingIsWrong(system: ListSystem) async throws {
    let bench = try await apply(system)
    #expect(bench.shownFields == ["name", "student"])
    #expect(bench.driver.sees("Step 1 of 2") && bench.driver.sees("Who are you?"))
    #expect(!bench.driver.sees("Previous") && !bench.driver.sees("Apply"))
    try await bench.driver.tap(text: "Next")
    #expect(bench.shownFields == ["name", "student"])
    #expect(bench.driver.sees("Please fill this in"))
    try await bench.driver.type("Ann", into: "name")
    try await bench.driver.tap(text: "Next")
    #expect(bench.shownFields == ["mail"])
    #expect(bench.driver.sees("Step 2 of 2") && bench.driver.sees("How do we reach you?"))
    #expect(bench.driver.sees("Apply") && !bench.driver.sees("Next"))
    #expect(!bench.driver.sees("Please fill this in"), "nobody has tried to leave this step")
    #expect(await bench.bodies == [])
  }

  @Test(arguments: ListSystem.allCases)
  func lastStepSendsAll(system: ListSystem) async throws {
    let bench = try await apply(system)
    try await bench.driver.type("Ann", into: "name")
    try await bench.driver.tap(text: "Next")
    try await bench.driver.tap(text: "Apply")
    #expect(bench.driver.sees("Please fill this in"))
    try await bench.driver.type("ann@example.com", into: "mail")
    try await bench.driver.tap(text: "Apply")
    #expect(await bench.bodies == [#"{"mail":"ann@example.com","name":"Ann"}"#])
    #expect(bench.driver.sees("Thank you"))
  }

  @Test(arguments: ListSystem.allCases)
  func stepsWithoutFieldsArePassedOver(system: ListSystem) async throws {
    let bench = try await apply(system)
    try await bench.driver.type("Ann", into: "name")
    try await bench.driver.toggle(id: "student")
    #expect(bench.driver.sees("Step 1 of 3"))
    try await bench.driver.tap(text: "Next")
    #expect(bench.shownFields == ["school"])
    try await bench.driver.tap(text: "Previous")
    try await bench.driver.toggle(id: "student")
    #expect(bench.driver.sees("Step 1 of 2"))
    try await bench.driver.tap(text: "Next")
    #expect(bench.shownFields == ["mail"])
  }

  @Test(arguments: ListSystem.allCases)
  func whatWasEnteredStaysInStepsBefore(system: ListSystem) async throws {
    let bench = try await apply(system)
    try await bench.driver.type("Ann", into: "name")
    try await bench.driver.tap(text: "Next")
    try await bench.driver.tap(text: "Previous")
    #expect(bench.shownFields == ["name", "student"])
    #expect((bench.formField("name") as? UITextField)?.text == "Ann")
    #expect(bench.button("Previous")?.isHidden == true)
  }

  @Test(
    "what the server finds wrong leads to the step of its field", arguments: ListSystem.allCases)
  func refusalsLeadToTheirStep(system: ListSystem) async throws {
    let bench = try await apply(system) { request in
      let body = request.body.map { String(decoding: $0, as: UTF8.self) } ?? ""
      guard body.contains("Ann") else { return HTTPResponse(json: "{}") }
      return HTTPResponse(json: #"{"errors": {"name": ["is no full name"]}}"#, status: 422)
    }
    try await bench.driver.type("Ann", into: "name")
    try await bench.driver.tap(text: "Next")
    try await bench.driver.type("ann@example.com", into: "mail")
    try await bench.driver.tap(text: "Apply")
    #expect(bench.shownFields == ["name", "student"])
    #expect(bench.driver.sees("is no full name"))
    try await bench.driver.type("Bea Hill", into: "name")
    #expect(!bench.driver.sees("is no full name"))
    try await bench.driver.tap(text: "Next")
    try await bench.driver.tap(text: "Apply")
    #expect(bench.driver.sees("Thank you"))
  }
}
