import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// Rows that say how long ago something was, and whose items answers take the places of, generated for every system.
/// Straight from specs presenters and scenes have the cells and requests of the others.
@MainActor @Suite(.serialized) struct VisitsScreenTests {
  /// One visit ten seconds ago; whoever is greeted gives the whole name.
  nonisolated private static let server: ScriptedTransport.Answer = { request in
    let visit = { (name: String) in
      #"{"id": "1", "reader": "\#(name)", "since": "2023-11-14T22:13:10Z"}"#
    }
    return HTTPResponse(json: request.method == .put ? visit("Ann Hill") : "[\(visit("Ann"))]")
  }

  private func visits(_ system: ListSystem) async throws -> LibraryBench {
    try await LibraryBench.showing(Self.server) { system.makeVisits(app: $0) }
  }

  @Test(arguments: ListSystem.allCases)
  func agesGoOnByThemselves(system: ListSystem) async throws {
    try await expectAgesGoOn(in: visits(system))
  }

  @Test("they do in a collection view of a presenter, too")
  func agesGoOnBesideOneAnother() async throws {
    let bench = try await LibraryBench.showing(Self.server) { VisitGridViewController(app: $0) }
    try await expectAgesGoOn(in: bench)
  }

  private func expectAgesGoOn(in bench: LibraryBench) async throws {
    #expect(bench.driver.sees("10 seconds ago"))
    try await bench.driver.advance(by: .milliseconds(5_200))
    try await bench.driver.wait(until: "seconds are counted") {
      bench.driver.sees("15 seconds ago")
    }
    #expect(await bench.transport.count(of: "/visits.json") == 1)
  }

  @Test(
    "an answer takes the place of its item, asked for by a button or by a row",
    arguments: ListSystem.allCases, ["Greet", "Ann"])
  func answersTakeThePlaceOfTheirItem(system: ListSystem, tapped: String) async throws {
    let bench = try await visits(system)
    #expect(bench.driver.sees("Ann"))
    try await bench.driver.tap(text: tapped)
    try await bench.driver.wait(until: "the answer is shown") { bench.driver.sees("Ann Hill") }
    #expect(await bench.transport.count(of: "/visits.json") == 1)
    #expect(await bench.transport.count(of: "/visits/1") == 1)
  }
}
