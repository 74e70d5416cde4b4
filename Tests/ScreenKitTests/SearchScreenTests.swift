import Foundation
import ScreenDriver
import ScreenKit
import Testing

@MainActor @Suite struct SearchScreenTests {
  @Test func searchesWaitForAPause() async throws {
    let bench = FixtureBench()
    let driver = bench.show(SearchViewController(app: bench.app))
    try await driver.settle()
    #expect(await bench.transport.requests.isEmpty)
    try await driver.search(for: "an")
    try await driver.search(for: "ann")
    #expect(await bench.transport.requests.isEmpty)
    try await driver.advance(by: .milliseconds(300))
    #expect(await bench.transport.requests.map { $0.query("name") } == ["ann"])
    #expect(driver.sees("Anna"))
    #expect(driver.sees("People"))
  }

  @Test func limitsShowOnlyTheFirst() async throws {
    let bench = FixtureBench()
    let driver = bench.show(SearchViewController(app: bench.app))
    try await driver.search(for: "ann")
    try await driver.advance(by: .milliseconds(300))
    #expect(driver.items.count == 3)
  }

  @Test func tooFewWordsClearWhatWasFound() async throws {
    let bench = FixtureBench()
    let driver = bench.show(SearchViewController(app: bench.app))
    try await driver.search(for: "ann")
    try await driver.advance(by: .milliseconds(300))
    #expect(driver.sees("Anna"))
    try await driver.search(for: "a")
    #expect(!driver.sees("Anna"))
    #expect(driver.items.isEmpty)
    try await driver.advance(by: .seconds(1))
    #expect(await bench.transport.requests.count == 1)
    try await driver.search(for: "ann")
    try await driver.advance(by: .milliseconds(300))
    #expect(driver.sees("Anna"))
  }

  @Test func answersToOlderQueriesAreDropped() async throws {
    let bench = FixtureBench()
    let driver = bench.show(SearchViewController(app: bench.app))
    try await driver.settle()
    await bench.transport.hold()
    let search = try #require(driver.topScreen?.navigationItem.searchController)
    for (count, query) in ["bert", "ann"].enumerated() {
      search.searchBar.text = query
      search.searchResultsUpdater?.updateSearchResults(for: search)
      bench.clock.advance(by: .milliseconds(300))
      try await wait(until: "the query is asked") { await bench.transport.heldCount == count + 1 }
    }
    await bench.transport.release()
    try await driver.settle()
    #expect(driver.sees("Anna"))
    #expect(!driver.sees("Bert"))
  }

  @Test func nothingFoundSaysSo() async throws {
    let bench = FixtureBench()
    let driver = bench.show(SearchViewController(app: bench.app))
    try await driver.search(for: "zz")
    try await driver.advance(by: .milliseconds(300))
    #expect(driver.sees("Nobody"))
  }
}
