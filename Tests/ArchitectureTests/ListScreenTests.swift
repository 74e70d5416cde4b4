import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// What a list screen does, whichever system it was generated for.
@MainActor @Suite(.serialized) struct ListScreenTests {
  @Test(arguments: ListSystem.allCases)
  func spinnerIsShownUntilTheFirstRowsArrive(system: ListSystem) async throws {
    let bench = LibraryBench(system)
    #expect(bench.driver.dump.contains("spinner"))
    #expect(bench.driver.rowCount() == 0)
    try await bench.driver.settle()
    #expect(!bench.driver.dump.contains("spinner"))
    #expect(bench.driver.sees("Book 1"))
  }

  @Test(arguments: ListSystem.allCases)
  func titleAndBarItemStandInTheBar(system: ListSystem) async throws {
    let bench = try await LibraryBench.settled(system)
    #expect(bench.driver.dump.contains("navigation \"Shelf\" [Sort] [About]"))
    try await bench.driver.tap(label: "About")
    #expect(bench.driver.screenStack.last == "AboutViewController")
    #expect(bench.driver.sees("About this library"))
  }

  @Test(arguments: ListSystem.allCases)
  func barItemIsThereOnlyWhileItsConditionHolds(system: ListSystem) async throws {
    let bench = try await LibraryBench.settled(system)
    let about = bench.driver.topScreen?.navigationItem.rightBarButtonItem
    #expect(bench.driver.dump.contains("navigation \"Shelf\" [Sort] [About]"))
    try await bench.driver.tap(text: "Sort")
    #expect(bench.driver.dump.contains("navigation \"Shelf\" [Done] [About]"))
    try await bench.driver.tap(text: "Done")
    #expect(bench.driver.dump.contains("navigation \"Shelf\" [Sort] [About]"))
    #expect(bench.driver.topScreen?.navigationItem.rightBarButtonItem === about)
  }

  @Test(arguments: ListSystem.allCases)
  func emptyPagesArePassedOver(system: ListSystem) async throws {
    let bench = try await LibraryBench.settled(system, BookServer.sparse)
    #expect(bench.driver.sees("Book 1"))
    try await bench.driver.scrollThroughAll()
    #expect(bench.driver.sees("Book 3"))
    #expect(bench.driver.rowCount() == 3)
    #expect(await bench.transport.count(of: "books.json") == 7)
  }

  @Test(arguments: ListSystem.allCases)
  func pagesThatStayEmptyAreAFailure(system: ListSystem) async throws {
    let bench = try await LibraryBench.settled(system, BookServer.endless)
    #expect(bench.driver.sees("The library is closed"))
    #expect(await bench.transport.count(of: "books.json") == 50)
  }

  /// The source of the shelf says `invalid: skip`.
  @Test(arguments: ListSystem.allCases)
  func elementsOfAnotherTypeAreLeftOutAndTold(system: ListSystem) async throws {
    let bench = LibraryBench(system, BookServer.untidy)
    let told = RecordingProblems()
    bench.app.runtime.problems.handler = { told.problems.append($0) }
    try await bench.driver.settle()
    try await bench.driver.scrollThroughAll()
    #expect(bench.driver.rowCount() == 45)
    #expect(bench.driver.sees("Book 49"))
    #expect(!bench.driver.sees("The library is closed"))
    #expect(
      told.problems
        == [
          "rows[9].title is not a String; rows[19].title is not a String",
          "rows[9].title is not a String; rows[19].title is not a String",
          "rows[9].title is not a String",
        ].map { "Books leaves out what cannot be read: \($0)" })
  }

  @Test(arguments: ListSystem.allCases)
  func scrollingToTheEndShowsAllRowsOnceAndInOrder(system: ListSystem) async throws {
    let bench = try await LibraryBench.settled(system)
    #expect(bench.driver.rowCount() < BookServer.bookCount)
    try await bench.driver.scrollThroughAll()
    #expect(bench.driver.rowCount() == BookServer.bookCount)
    #expect(bench.driver.sees("Book 50"))
    #expect(await bench.transport.count(of: "books.json") == 3)
    try await bench.driver.scrollToStart()
    let seen = bench.driver.texts.filter { $0.hasPrefix("Book ") }
    #expect(seen == (1...seen.count).map { "Book \($0)" })
  }

  @Test(arguments: ListSystem.allCases)
  func failedPageIsOfferedAgain(system: ListSystem) async throws {
    let bench = try await LibraryBench.settled(system, BookServer.short)
    try await bench.driver.scrollToEnd()
    #expect(bench.driver.rowCount() == BookServer.pageSize)
    #expect(bench.driver.sees("Try again"))
    await bench.transport.setAnswer(BookServer.standard)
    try await bench.driver.tap(text: "Try again")
    try await bench.driver.scrollThroughAll()
    #expect(bench.driver.rowCount() == BookServer.bookCount)
  }

  @Test(arguments: ListSystem.allCases)
  func pullingLoadsFromTheStartAndKeepsRowsMeanwhile(system: ListSystem) async throws {
    let bench = try await LibraryBench.settled(system)
    await bench.transport.setAnswer { _ in BookServer.page(after: nil, prefix: "Novel") }
    await bench.transport.hold()
    try bench.driver.beginRefresh()
    #expect(bench.driver.dump.contains("refreshing"))
    #expect(bench.driver.rowCount() >= BookServer.pageSize)
    await bench.transport.release()
    try await bench.driver.settle()
    #expect(!bench.driver.dump.contains("refreshing"))
    try await bench.driver.scrollToStart()
    #expect(bench.driver.sees("Novel 1"))
    #expect(!bench.driver.sees("Book 1"))
  }

  @Test(arguments: ListSystem.allCases)
  func emptyStateIsShownWhenThereAreNoRows(system: ListSystem) async throws {
    let bench = try await LibraryBench.settled(system, BookServer.empty)
    #expect(bench.driver.sees("No books"))
    #expect(bench.driver.rowCount() == 0)
  }

  @Test(arguments: ListSystem.allCases)
  func errorIsShownAndTriedAgain(system: ListSystem) async throws {
    let bench = try await LibraryBench.settled(system, BookServer.broken)
    #expect(bench.driver.sees("The library is closed"))
    await bench.transport.setAnswer(BookServer.standard)
    try await bench.driver.tap(text: "Try again")
    #expect(!bench.driver.sees("The library is closed"))
    #expect(bench.driver.sees("Book 1"))
  }

  @Test(arguments: ListSystem.allCases)
  func failedRefreshKeepsTheRows(system: ListSystem) async throws {
    let bench = try await LibraryBench.settled(system)
    await bench.transport.setAnswer(BookServer.broken)
    try await bench.driver.pullToRefresh()
    #expect(bench.driver.sees("Book 1"))
    #expect(bench.driver.dump.contains("notice \"The library is closed\""))
  }

  @Test(arguments: ListSystem.allCases)
  func selectedRowLeadsToItsItemAndIsDeselected(system: ListSystem) async throws {
    let bench = try await LibraryBench.settled(system)
    try await bench.driver.tapRow(3)
    #expect(bench.driver.screenStack.last == "BookPageViewController")
    #expect(bench.driver.sees("Book 4"))
    try await bench.driver.goBack()
    #expect(bench.driver.sees("Book 1"))
    #expect(bench.driver.selectedRows == [])
  }

  @Test(arguments: ListSystem.allCases)
  func swipeActionSendsItsRequestAndShowsTheChangeAtOnce(system: ListSystem) async throws {
    let bench = try await LibraryBench.settled(system)
    #expect(!bench.driver.sees("Borrowed"))
    try await bench.driver.swipe(row: 1, title: "Borrow")
    #expect(await bench.transport.count(of: "books/2/borrow") == 1)
    #expect(bench.driver.texts.filter { $0 == "Borrowed" }.count == 1)
  }

  @Test(arguments: ListSystem.allCases)
  func rowsAreSwipedAside(system: ListSystem) async throws {
    let driver = try await LibraryBench.settled(system).driver
    let path = IndexPath(item: 1, section: 0)
    let actions =
      driver.list?.headlessSwipe(itemAt: path) ?? driver.table?.headlessSwipe(rowAt: path)
    #expect(actions?.map(\.title) == ["Borrow"])
    #expect(driver.dump.contains("swiped [Borrow]"))
  }

  @Test(arguments: ListSystem.allCases)
  func failedSwipeActionIsTakenBackWithANotice(system: ListSystem) async throws {
    let bench = try await LibraryBench.settled(system, BookServer.unwilling)
    try await bench.driver.swipe(row: 1, title: "Borrow")
    #expect(bench.driver.sees("Not borrowed"))
    #expect(!bench.driver.texts.contains("Borrowed"))
  }

  @Test(arguments: ListSystem.allCases, WayOut.allCases)
  func everythingIsReleasedWhenTheScreenIsLeft(system: ListSystem, way: WayOut) async throws {
    let bench = try await LibraryBench.settled(system)
    let left = try await bench.driver.visit(leavingBy: way, in: [bench.app]) {
      system.makeShelf(app: bench.app)
    }
    #expect(left.count > 20)
    try await bench.driver.waitForRelease(of: left)
  }

  @Test(arguments: ListSystem.allCases, WayOut.allCases)
  func everythingIsReleasedWhenTheScreenIsLeftWhileItLoads(
    system: ListSystem, way: WayOut
  ) async throws {
    let bench = try await LibraryBench.settled(system)
    await bench.transport.hold()
    let left = try await bench.driver.visit(leavingBy: way, in: [bench.app], settling: false) {
      system.makeShelf(app: bench.app)
    }
    try await bench.driver.waitForRelease(of: left)
    await bench.transport.release()
  }

  @Test(arguments: ListSystem.allCases)
  func swipeBackThatIsNotFinishedLetsTheScreenLoadOn(system: ListSystem) async throws {
    let bench = try await LibraryBench.settled(system)
    await bench.transport.hold()
    let navigation = bench.driver.topScreen?.navigationController
    navigation?.pushViewController(system.makeShelf(app: bench.app), animated: true)
    bench.driver.window.headlessFinishTransitions()
    navigation?.headlessSwipeBack(finishing: false)
    await bench.transport.release()
    try await bench.driver.settle()
    #expect(navigation?.viewControllers.count == 2)
    #expect(bench.driver.sees("Book 1"))
  }

  @Test("a swipe back that is not finished lets a refresh go on", arguments: ListSystem.allCases)
  func swipeBackThatIsNotFinishedLetsARefreshGoOn(system: ListSystem) async throws {
    let bench = try await LibraryBench.settled(system)
    let navigation = bench.driver.topScreen?.navigationController
    navigation?.pushViewController(system.makeShelf(app: bench.app), animated: false)
    try await bench.driver.settle()
    await bench.transport.setAnswer(BookServer.broken)
    await bench.transport.hold()
    let list: UIScrollView? = bench.driver.list ?? bench.driver.table
    list?.headlessPullToRefresh()
    navigation?.headlessSwipeBack(finishing: false)
    await bench.transport.release()
    try await bench.driver.settle()
    #expect(list?.refreshControl?.isRefreshing == false)
    #expect(bench.driver.dump.contains("notice \"The library is closed\""))
  }
}
