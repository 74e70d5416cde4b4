import ScreenDriver
import ScreenKit
import Testing

/// What a form does whose values go to a method of the app, whichever system it was generated for.
@MainActor @Suite(.serialized) struct FormScreenTests {
  private typealias Wish = RecordingWishes.Wish

  @Test(arguments: ListSystem.allCases)
  func methodIsHandedWhatWasEntered(system: ListSystem) async throws {
    let bench = try await LibraryBench.wish(system)
    try await bench.driver.type("Dune", into: "title")
    try await bench.driver.type("2", into: "copies")
    try await bench.driver.tap(text: "Send")
    #expect(bench.wishes.sent == [Wish(title: "Dune", copies: 2, reader: "Ann")])
    #expect(bench.driver.sees("Thank you"))
  }

  @Test(arguments: ListSystem.allCases)
  func methodIsNotCalledUntilNothingIsWrong(system: ListSystem) async throws {
    let bench = try await LibraryBench.wish(system)
    try await bench.driver.tap(text: "Send")
    #expect(bench.driver.sees("Please fill this in"))
    #expect(bench.wishes.sent.isEmpty)
    try await bench.driver.type("Dune", into: "title")
    try await bench.driver.tap(text: "Send")
    #expect(bench.wishes.sent == [Wish(title: "Dune", copies: nil, reader: "Ann")])
  }

  @Test(arguments: ListSystem.allCases)
  func anotherTryIsHandedWhatStandsThereThen(system: ListSystem) async throws {
    let bench = try await LibraryBench.wish(system)
    bench.wishes.isRefusing = true
    try await bench.driver.type("Dune", into: "title")
    try await bench.driver.tap(text: "Send")
    #expect(bench.driver.sees("Not sent"))
    bench.wishes.isRefusing = false
    try await bench.driver.type("Emma", into: "title")
    try await bench.driver.tap(text: "Try again")
    #expect(bench.wishes.sent.map(\.title) == ["Emma"])
  }

  @Test(arguments: ListSystem.allCases)
  func buttonOfAFormIsHandedWhatStandsInItThen(system: ListSystem) async throws {
    let bench = try await LibraryBench.wish(system)
    try await bench.driver.tap(text: "Remember")
    try await bench.driver.type("Dune", into: "title")
    try await bench.driver.tap(text: "Remember")
    #expect(bench.wishes.remembered == ["", "Dune"])
  }
}
