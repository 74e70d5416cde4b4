import ScreenDriver
import ScreenKit
import Testing

/// Titles, headers, footers and buttons whose texts are made of the state, generated for every system.
@MainActor @Suite(.serialized) struct TallyScreenTests {
  private func tally(_ system: ListSystem) async throws -> LibraryBench {
    try await LibraryBench.showing { system.makeTally(app: $0) }
  }

  @Test(arguments: ListSystem.allCases)
  func titleIsThereBeforeTheScreenIsShown(system: ListSystem) async throws {
    let bench = try await LibraryBench.settled(system)
    #expect(system.makeTally(app: bench.app).title == "Books of Ann")
  }

  @Test(arguments: ListSystem.allCases)
  func titleFollowsTheState(system: ListSystem) async throws {
    let bench = try await tally(system)
    #expect(bench.title == "Books of Ann")
    try await bench.driver.tapRow(0)
    #expect(bench.title == "Books of Ben")
    try await bench.driver.tap(text: "From Ben")
    #expect(bench.title == "Books of Cid")
    #expect(bench.driver.sees("From Cid"))
  }

  @Test(arguments: ListSystem.allCases)
  func headersFollowTheState(system: ListSystem) async throws {
    let bench = try await tally(system)
    #expect(bench.driver.sees("What Ann reads"))
    #expect(bench.driver.sees("Ann"))
    try await bench.driver.tapRow(0)
    #expect(bench.driver.sees("What Ben reads"))
    #expect(bench.driver.sees("Ben"))
    #expect(!bench.driver.sees("What Ann reads"))
  }

  @Test(arguments: ListSystem.allCases)
  func footersFollowTheState(system: ListSystem) async throws {
    let bench = try await tally(system)
    try await bench.driver.scrollThroughAll()
    #expect(bench.driver.sees("Ann reads"))
    try await bench.driver.tap(text: "From Ann")
    #expect(bench.driver.sees("Cid reads"))
  }
}

extension LibraryBench {
  fileprivate var title: String? { driver.topScreen?.navigationItem.title }
}
