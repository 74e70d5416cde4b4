import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// A finger that drags what is shown puts the keyboard away.
@MainActor @Suite struct KeyboardDismissalTests {
  private let bench = FixtureBench()

  private func drag(on driver: ScreenDriver) throws {
    let view = try #require(driver.topScreen?.view)
    let list = try #require(([view] + view.subviews).compactMap { $0 as? UIScrollView }.first)
    list.headlessDrag(by: CGPoint(x: 0, y: 20))
  }

  @Test func draggedListsEndTyping() async throws {
    let driver = bench.show(SearchViewController(app: bench.app))
    try await driver.search(for: "ann")
    try await driver.advance(by: .milliseconds(300))
    let bar = try #require(driver.topScreen?.navigationItem.searchController?.searchBar)
    #expect(bar.isFirstResponder)
    try drag(on: driver)
    #expect(!bar.isFirstResponder)
    #expect(bar.text == "ann")
    #expect(driver.sees("Anna"))
  }

  @Test func draggedFormsEndTyping() async throws {
    let driver = bench.show(ComposeViewController(app: bench.app))
    try await driver.type("Hello", into: "text")
    let isTyping = { driver.window.headlessFirstResponder != nil }
    #expect(isTyping())
    try drag(on: driver)
    #expect(!isTyping())
  }
}
