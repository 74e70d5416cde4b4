import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// What is told to the analytics, what is handed on, and what is chosen from menus.
@MainActor @Suite(.serialized) struct ToldScreenTests {
  private func told(_ system: ListSystem) async throws -> LibraryBench {
    try await LibraryBench.showing { system.makeTold(app: $0) }
  }

  // MARK: What is seen

  @Test(arguments: ListSystem.allCases)
  func appearingIsToldEachTime(system: ListSystem) async throws {
    let bench = try await told(system)
    #expect(bench.analytics.events == [.booksShown])
    try await bench.driver.tapRow(0)
    try await bench.driver.goBack()
    #expect(bench.analytics.events.filter { $0 == .booksShown }.count == 2)
  }

  @Test(arguments: ListSystem.allCases)
  func rowsCountAfterASecondInSight(system: ListSystem) async throws {
    let bench = try await told(system)
    try await bench.driver.advance(by: .milliseconds(900))
    #expect(bench.analytics.seen.isEmpty)
    try await bench.driver.advance(by: .milliseconds(100))
    let first = bench.analytics.seen
    #expect(first.starts(with: ["1", "2", "3"]))
    #expect(first.count < BookServer.pageSize)
  }

  @Test(arguments: ListSystem.allCases)
  func clockThatIsSetBackDelaysNothingForLong(system: ListSystem) async throws {
    let bench = try await told(system)
    try await bench.driver.advance(by: .milliseconds(500))
    let clock = try #require(bench.app.runtime.clock as? ManualClock)
    clock.set(by: .seconds(-3600))
    try await bench.driver.advance(by: .milliseconds(500))
    #expect(bench.analytics.seen.isEmpty)
    try await bench.driver.advance(by: .seconds(1))
    #expect(bench.analytics.seen.first == "1")
  }

  @Test(arguments: ListSystem.allCases)
  func rowsThatPassByAreNotSeen(system: ListSystem) async throws {
    let bench = try await told(system)
    try await bench.driver.advance(by: .milliseconds(500))
    try await bench.driver.scrollToEnd()
    try await bench.driver.scrollToEnd()
    try await bench.driver.advance(by: .milliseconds(500))
    try await bench.driver.scrollToStart()
    try await bench.driver.advance(by: .milliseconds(900))
    #expect(bench.analytics.seen.isEmpty)
    try await bench.driver.advance(by: .milliseconds(100))
    #expect(bench.analytics.seen.first == "1")
    #expect(!bench.analytics.seen.contains("20"))
  }

  @Test(arguments: ListSystem.allCases)
  func rowsAreToldOfOnceForEachAppearance(system: ListSystem) async throws {
    let bench = try await told(system)
    try await bench.driver.advance(by: .seconds(1))
    let first = bench.analytics.seen
    try await bench.driver.scrollToEnd()
    try await bench.driver.advance(by: .seconds(1))
    try await bench.driver.scrollToStart()
    try await bench.driver.advance(by: .seconds(1))
    #expect(bench.analytics.seen.count > first.count)
    #expect(Set(bench.analytics.seen).count == bench.analytics.seen.count)
    try await bench.driver.tapRow(0)
    try await bench.driver.advance(by: .seconds(1))
    #expect(bench.analytics.seen.filter { $0 == "1" }.count == 1)
    try await bench.driver.goBack()
    try await bench.driver.advance(by: .seconds(1))
    #expect(bench.analytics.seen.filter { $0 == "1" }.count == 2)
  }

  // MARK: What is done

  @Test(arguments: ListSystem.allCases)
  func eventsStandBesideOtherEffects(system: ListSystem) async throws {
    let bench = try await told(system)
    try await bench.driver.tapRow(1)
    #expect(bench.driver.screenStack.last == "BookPageViewController")
    #expect(bench.analytics.events.contains(.bookOpened(bookID: "2", title: "Book 2")))
  }

  @Test(arguments: ListSystem.allCases)
  func whatIsCopiedIsOnThePasteboard(system: ListSystem) async throws {
    let bench = try await told(system)
    UIPasteboard.general.string = nil
    try await bench.driver.tap(text: "More")
    #expect(!(bench.driver.topScreen is UIAlertController), "it is a menu at the button")
    try await bench.driver.tap(text: "Copy")
    #expect(UIPasteboard.general.string == "Library")
  }

  @Test(arguments: ListSystem.allCases)
  func sharingOffersWaysToHandOn(system: ListSystem) async throws {
    let bench = try await told(system)
    try await bench.driver.tap(text: "More")
    try await bench.driver.tap(text: "Share")
    let sheet = try #require(bench.driver.topScreen as? UIActivityViewController)
    #expect(sheet.headlessItems as? [String] == ["Library"])
  }

  @Test(arguments: ListSystem.allCases)
  func anotherThemeIsWorn(system: ListSystem) async throws {
    let bench = try await told(system)
    #expect(bench.app.runtime.theme.name == "Paper")
    try await bench.driver.tap(text: "More")
    try await bench.driver.tap(text: "Evening")
    #expect(bench.app.runtime.theme.name == "Evening")
  }

  @Test(arguments: ListSystem.allCases)
  func menusAreLeftWithoutDoingAnything(system: ListSystem) async throws {
    let bench = try await told(system)
    try await bench.driver.tap(text: "More")
    try await bench.driver.closeMenu()
    #expect(!bench.driver.sees("Evening"))
    #expect(bench.analytics.events == [.booksShown])
  }

  @Test(arguments: ListSystem.allCases)
  func nothingIsToldBeforeAYes(system: ListSystem) async throws {
    let bench = try await told(system)
    try await bench.driver.tap(text: "More")
    try await bench.driver.tap(text: "Sort")
    #expect(!bench.analytics.events.contains(.listSorted))
    let question = try #require(bench.driver.topScreen as? UIAlertController)
    let yes = try #require(question.actions.first { $0.style != .cancel })
    question.headlessChoose(yes)
    try await bench.driver.settle()
    #expect(bench.analytics.events.last == .listSorted)
  }

  @Test(arguments: ListSystem.allCases)
  func menusOfCellsOfferWhatHoldsNow(system: ListSystem) async throws {
    let bench = try await told(system)
    try await bench.driver.tap(label: "Options")
    #expect(bench.driver.dump.hasSuffix("menu [Copy title] [Stamp]"))
    try await bench.driver.tap(text: "Stamp")
    #expect(bench.analytics.events.last == .bookStamped(bookID: "1"))
    #expect(bench.driver.sees("Stamped"))
    try await bench.driver.tap(label: "Options")
    try await bench.driver.tap(text: "Copy title")
    #expect(UIPasteboard.general.string == "Book 1")
  }
}

@MainActor
final class RecordingAnalytics: AnalyticsSink {
  private(set) var events: [Analytics] = []

  func track(_ event: Analytics) {
    events.append(event)
  }

  /// The books that have been seen, in that order.
  var seen: [Identifier] {
    events.compactMap { if case .bookSeen(let id) = $0 { id } else { nil } }
  }
}
