import ScreenDriver
import ScreenKit
import Testing

/// The bar at the bottom, and what is there only while its condition holds.
@MainActor @Suite(.serialized) struct ToolsScreenTests {
  private func tools(
    _ system: ListSystem, _ answer: @escaping ScriptedTransport.Answer = BookServer.standard
  ) async throws -> LibraryBench {
    try await LibraryBench.showing(answer) { system.makeTools(app: $0) }
  }

  // MARK: Toolbar

  @Test(arguments: ListSystem.allCases)
  func itemsComeAndGoWithTheirConditions(system: ListSystem) async throws {
    let bench = try await tools(system)
    #expect(bench.toolbar == ["Edit", "Lock"])
    try await bench.driver.tap(text: "Edit")
    #expect(bench.toolbar == ["Done", "Lock"])
    try await bench.driver.tap(text: "Done")
    #expect(bench.toolbar == ["Edit", "Lock"])
  }

  @Test(arguments: ListSystem.allCases)
  func barGoesWithItsLastItem(system: ListSystem) async throws {
    let bench = try await tools(system)
    let list = try #require(bench.driver.list ?? bench.driver.table)
    let inset = list.adjustedContentInset.bottom
    try await bench.driver.tap(label: "Lock")
    #expect(bench.toolbar == nil)
    #expect(list.adjustedContentInset.bottom == inset - 44)
  }

  @Test(arguments: ListSystem.allCases)
  func barIsThereOnlyForScreensWithItems(system: ListSystem) async throws {
    let bench = try await tools(system)
    try await bench.driver.tapRow(0)
    #expect(bench.driver.screenStack.last == "BookPageViewController")
    #expect(bench.toolbar == nil)
    try await bench.driver.goBack()
    #expect(bench.toolbar == ["Edit", "Lock"])
  }

  @Test(arguments: ListSystem.allCases)
  func controllersOfTheAppFindNoBar(system: ListSystem) async throws {
    let bench = try await tools(system)
    let navigation = try #require(bench.driver.topScreen?.navigationController)
    let own = UIViewController(nibName: nil, bundle: nil)
    navigation.pushViewController(own, animated: true)
    try await bench.driver.settle()
    #expect(bench.toolbar == nil)
    try await bench.driver.goBack()
    #expect(bench.toolbar == ["Edit", "Lock"])
  }

  // MARK: Conditions

  @Test(arguments: ListSystem.allCases)
  func swipesComeAndGoWithTheState(system: ListSystem) async throws {
    let bench = try await tools(system)
    await #expect(throws: DriverError.self) {
      try await bench.driver.swipe(row: 0, title: "Stamp")
    }
    try await bench.driver.tap(text: "Edit")
    try await bench.driver.swipe(row: 0, title: "Stamp")
    #expect(await bench.transport.requests.last?.url.path == "/books/1/stamp")
    try await bench.driver.tap(text: "Done")
    await #expect(throws: DriverError.self) {
      try await bench.driver.swipe(row: 0, title: "Stamp")
    }
  }

  @Test(arguments: ListSystem.allCases)
  func swipesComeAndGoWithTheirRows(system: ListSystem) async throws {
    let bench = try await tools(system)
    try await bench.driver.swipe(row: 1, title: "Borrow")
    #expect(try bench.driver.texts(row: 1).contains("Borrowed"))
    await #expect(throws: DriverError.self) {
      try await bench.driver.swipe(row: 1, title: "Borrow")
    }
    try await bench.driver.swipe(row: 2, title: "Borrow")
  }

  @Test(arguments: ListSystem.allCases)
  func voiceOverOffersWhatIsThere(system: ListSystem) async throws {
    let bench = try await tools(system)
    #expect(try bench.driver.accessibilityActions(row: 0) == ["Borrow"])
    try await bench.driver.tap(text: "Edit")
    #expect(try bench.driver.accessibilityActions(row: 0) == ["Stamp", "Borrow"])
    try await bench.driver.perform(accessibilityAction: "Borrow", row: 0)
    #expect(try bench.driver.accessibilityActions(row: 0) == ["Stamp"])
  }

  @Test(arguments: ListSystem.allCases)
  func buttonOfAnEmptyListComesAndGoes(system: ListSystem) async throws {
    let bench = try await tools(system, BookServer.empty)
    #expect(bench.driver.sees("No books"))
    #expect(!bench.driver.sees("Leave"))
    try await bench.driver.tap(text: "Edit")
    #expect(bench.driver.sees("Leave"))
    try await bench.driver.tap(text: "Leave")
    #expect(!bench.driver.sees("Leave"))
    #expect(bench.toolbar == ["Edit", "Lock"])
  }
}

extension LibraryBench {
  /// What the bar at the bottom says; nil while it is not there.
  var toolbar: [String]? {
    guard let navigation = driver.topScreen?.navigationController, !navigation.isToolbarHidden
    else { return nil }
    return navigation.toolbar.items?.compactMap { $0.title ?? $0.accessibilityLabel }
  }
}
