import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// Two lists behind tabs, below a third one.
@MainActor @Suite(.serialized) struct TabsScreenTests {
  private func tabs() async throws -> LibraryBench {
    try await LibraryBench.showing(LoanServer.willing) { LoanTabsViewController(app: $0) }
  }

  @Test func firstScreenIsShownAndTheOthersAreNotMadeYet() async throws {
    let bench = try await tabs()
    #expect(bench.page is LoanDeskViewController)
    #expect(bench.driver.sees("Bring them back"))
    #expect(bench.driver.sees("Book 1"))
    #expect(await bench.transport.requests.count == 1)
  }

  @Test func segmentsShowTheirScreensAndKeepThem() async throws {
    let bench = try await tabs()
    let first = try #require(bench.page)
    try await bench.driver.chooseSegment("By state", in: "segments")
    let second = try #require(bench.page as? LoanStatesViewController)
    #expect(bench.driver.sees("Late"))
    #expect(await bench.transport.requests.count == 2)
    #expect(first.viewIfLoaded?.window == nil)
    #expect(first.parent == nil)
    #expect(second.viewIfLoaded?.window != nil)
    try await bench.driver.chooseSegment("Desk", in: "segments")
    #expect(bench.page === first)
    #expect(!bench.driver.sees("Late"))
    #expect(first.viewIfLoaded?.window != nil)
    #expect(await bench.transport.requests.count == 2)
    try await bench.driver.chooseSegment("By state", in: "segments")
    #expect(bench.page === second)
  }

  @Test func stateSaysWhichScreenIsShown() async throws {
    let bench = try await tabs()
    try await bench.driver.tap(text: "Sort")
    #expect(bench.page is LoanStatesViewController)
    #expect(bench.segments?.selectedSegmentIndex == 1)
    try await bench.driver.chooseSegment("Desk", in: "segments")
    #expect(bench.page is LoanDeskViewController)
    try await bench.driver.tap(text: "Sort")
    #expect(bench.page is LoanStatesViewController)
  }

  @Test func titlesFollowTheState() async throws {
    let bench = try await tabs()
    let first = try #require(bench.page)
    try await bench.driver.tap(text: "Star")
    #expect(bench.segments?.titleForSegment(at: 0) == "Desk ★")
    #expect(bench.segments?.titleForSegment(at: 1) == "By state")
    try await bench.driver.tap(text: "Sort")
    try await bench.driver.chooseSegment("Desk ★", in: "segments")
    #expect(bench.page === first)
  }

  @Test func barShowsWhatBelongsToTheScreenThatIsShown() async throws {
    let bench = try await tabs()
    #expect(bench.driver.sees("About"))
    #expect(bench.driver.sees("Select"))
    try await bench.driver.tap(text: "Sort")
    #expect(bench.driver.sees("Sort"))
    #expect(!bench.driver.sees("About"))
    #expect(!bench.driver.sees("Select"))
  }

  @Test func barsShowWhatBelongsToTheScreenAbove() async throws {
    try await barsOfTheScreenAboveStay(in: tabs())
  }

  @Test func rowsBehindATabAreSelected() async throws {
    let bench = try await tabs()
    try await bench.driver.tap(text: "Select")
    let list = try #require((bench.page as? CollectionController)?.collectionView)
    list.headlessTapItem(at: [0, 1])
    #expect(bench.driver.sees("1 selected"))
    try await bench.driver.tap(text: "Renew")
    #expect(bench.driver.sees("1 renewed"))
    #expect(bench.driver.sees("Loans"))
    try await bench.driver.tap(text: "Select")
    list.headlessTapItem(at: [0, 1])
    try await bench.driver.chooseSegment("By state", in: "segments")
    #expect(bench.driver.sees("Loans"))
    #expect(!bench.driver.sees("Renew"))
  }

  @Test func screensBehindTabsShowOthersAndComeBack() async throws {
    let bench = try await tabs()
    try await bench.driver.tap(text: "About")
    #expect(bench.driver.topScreen is AboutViewController)
    try await bench.driver.goBack()
    #expect(bench.page is LoanDeskViewController)
    #expect(bench.driver.sees("Book 1"))
  }

  @Test func everythingGoesWithTheScreen() async throws {
    let bench = try await LibraryBench.showing(LoanServer.willing) { AboutViewController(app: $0) }
    weak var tabs: LoanTabsViewController?
    weak var page: UIViewController?
    do {
      let screen = LoanTabsViewController(app: bench.app)
      tabs = screen
      (bench.driver.topScreen as? ScreenController)?.push(screen)
      try await bench.driver.settle()
      try await bench.driver.chooseSegment("By state", in: "segments")
      page = screen.shownController
    }
    #expect(page != nil)
    try await bench.driver.goBack()
    #expect(tabs == nil)
    #expect(page == nil)
  }
}

/// The same run by a coordinator.
@MainActor @Suite(.serialized) struct CoordinatedTabsTests {
  private func tabs() async throws -> LibraryBench {
    try await LibraryBench.showing(LoanServer.willing) {
      LoanTabsRowsCoordinator(app: $0).primaryViewController
    }
  }

  @Test func segmentsShowTheirScreensAndKeepThem() async throws {
    let bench = try await tabs()
    #expect(bench.driver.sees("Bring them back"))
    #expect(bench.driver.sees("Book 1"))
    #expect(bench.driver.sees("Loans"))
    let first = try #require(bench.coordinatedPage)
    try await bench.driver.chooseSegment("By state", in: "segments")
    #expect(bench.coordinatedPage is LoanStatesViewController)
    #expect(bench.driver.sees("Late"))
    #expect(first.viewIfLoaded?.window == nil)
    let asked = await bench.transport.requests.count
    try await bench.driver.chooseSegment("Desk", in: "segments")
    #expect(bench.coordinatedPage === first)
    #expect(await bench.transport.requests.count == asked)
  }

  @Test func stateSaysWhichScreenIsShownAndTheBarFollows() async throws {
    let bench = try await tabs()
    #expect(bench.driver.sees("About"))
    #expect(bench.driver.sees("Select"))
    try await bench.driver.tap(text: "Sort")
    #expect(bench.coordinatedPage is LoanStatesViewController)
    #expect(bench.driver.sees("Sort"))
    #expect(!bench.driver.sees("About"))
    #expect(!bench.driver.sees("Select"))
  }

  @Test func titlesFollowTheState() async throws {
    let bench = try await tabs()
    try await bench.driver.tap(text: "Star")
    try await bench.driver.tap(text: "Sort")
    try await bench.driver.chooseSegment("Desk ★", in: "segments")
    #expect(bench.driver.sees("Book 1"))
  }

  @Test func barsShowWhatBelongsToTheScreenAbove() async throws {
    try await barsOfTheScreenAboveStay(in: tabs())
  }

  @Test func rowsBehindATabAreSelected() async throws {
    let bench = try await tabs()
    try await bench.driver.tap(text: "Select")
    #expect(bench.driver.sees("0 selected"))
    try await bench.driver.tap(text: "Select all")
    #expect(bench.driver.sees("20 selected"))
    try await bench.driver.tap(text: "Renew")
    #expect(bench.driver.sees("20 renewed"))
    #expect(bench.driver.sees("Loans"))
    #expect(!bench.driver.sees("Renew"))
  }

  @Test func screensBehindTabsShowOthersAndComeBack() async throws {
    let bench = try await tabs()
    try await bench.driver.tap(text: "About")
    #expect(bench.driver.topScreen is AboutViewController)
    try await bench.driver.goBack()
    #expect(bench.driver.sees("Book 1"))
  }
}

extension LibraryBench {
  /// The screen behind the tab that is chosen.
  fileprivate var page: UIViewController? {
    (driver.topScreen as? SegmentedController)?.shownController
  }

  fileprivate var coordinatedPage: UIViewController? {
    let coordinator = (driver.topScreen as? CoordinatedController)?.coordinator
    return (coordinator as? SegmentedCoordinator)?.shownController
  }

  fileprivate var segments: UISegmentedControl? {
    func find(in view: UIView) -> UISegmentedControl? {
      (view as? UISegmentedControl) ?? view.subviews.lazy.compactMap(find).first
    }
    return driver.topScreen?.viewIfLoaded.flatMap(find)
  }
}

/// The bars of what stands above the tabs are there whatever is shown behind them, with a coordinator and without.
@MainActor private func barsOfTheScreenAboveStay(in bench: LibraryBench) async throws {
  #expect(bench.driver.sees("More"))
  try await bench.driver.tap(text: "More")
  #expect(bench.driver.sees("Done"))
  try await bench.driver.tap(text: "Share")
  #expect(bench.driver.sees("Stamped"))
  try await bench.driver.tap(text: "Sort")
  #expect(bench.driver.sees("More"))
  #expect(bench.driver.sees("Share"))
  #expect(!bench.driver.sees("About"))
}
