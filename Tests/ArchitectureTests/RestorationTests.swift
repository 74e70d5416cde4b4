import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// An app that is started anew comes back to where its reader was, with screens of every system.
@MainActor @Suite(.serialized) struct RestorationTests {
  private static let key = "host.state"
  private let store = MemoryStore()

  /// An app in which Ada is logged in.
  private func launch(isHeldByOwner: Bool = true) async throws -> ClubBench {
    try await ClubBench(session: ClubBench.ada, store: store, isHeldByOwner: isHeldByOwner)
  }

  /// Goes two screens deep in the tab of a system.
  private func goDeep(in system: ListSystem, of bench: ClubBench) async throws {
    try await bench.driver.tapTab(system.rawValue.capitalized)
    try await bench.driver.tap(text: "Bob")
    try await bench.driver.tap(text: "Bob")
    #expect(bench.driver.screenStack.count == 3)
  }

  private func end(_ bench: ClubBench) {
    bench.app.runtime.didEnterBackground()
    bench.driver.close()
  }

  /// Changes what was kept, as another version of the app would have kept it.
  private func rewrite(_ text: String, as other: String) throws {
    guard case .text(let kept)? = store.value(for: Self.key, of: .text) else {
      throw Missing()
    }
    #expect(kept.contains(text))
    store.keep(.text(kept.replacing(text, with: other)), for: Self.key)
  }

  private struct Missing: Error {}

  @Test(arguments: ListSystem.allCases)
  func appComesBackToItsTabsAndStacks(system: ListSystem) async throws {
    let first = try await launch()
    let other: ListSystem = system == .table ? .viper : .table
    try await goDeep(in: other, of: first)
    let otherStack = first.driver.screenStack
    try await goDeep(in: system, of: first)
    let stack = first.driver.screenStack
    end(first)

    let second = try await launch()
    #expect(second.driver.screenStack == stack)
    #expect(second.driver.sees("That is you, Ada"))
    try await second.driver.goBack()
    #expect(second.driver.sees("Bob"))
    try await second.driver.goBack()
    #expect(second.driver.sees("Home"))
    try await second.driver.tapTab(other.rawValue.capitalized)
    #expect(second.driver.screenStack == otherStack)
  }

  @Test func tabsThatWereNotSeenKeepTheirStacksForTheNextStart() async throws {
    let first = try await launch()
    try await goDeep(in: .mvp, of: first)
    let stack = first.driver.screenStack
    try await first.driver.tapTab("Table")
    end(first)
    end(try await launch())
    let third = try await launch()
    #expect(third.driver.screenStack == ["TableHomeViewController"])
    try await third.driver.tapTab("Mvp")
    #expect(third.driver.screenStack == stack)
  }

  @Test func appThatNeverLeftTheScreenBeginsAtItsBeginning() async throws {
    let first = try await launch()
    try await goDeep(in: .viper, of: first)
    end(first)
    // What may have ended the app is not shown a second time.
    try await launch().driver.close()
    #expect(try await launch().driver.screenStack == ["CollectionHomeViewController"])
  }

  @Test func nothingComesBackBeforeOrAfterALogIn() async throws {
    let first = try await launch()
    try await goDeep(in: .collection, of: first)
    end(first)
    let second = try await ClubBench(store: store)
    #expect(second.driver.screenStack == ["DoorViewController"])
    try await second.logIn(by: .collection)
    #expect(second.driver.screenStack == ["CollectionHomeViewController"])
    second.driver.close()
    #expect(try await launch().driver.screenStack == ["CollectionHomeViewController"])
  }

  @Test func logOutForgetsWhereTheReaderWas() async throws {
    let first = try await launch()
    try await goDeep(in: .collection, of: first)
    first.app.runtime.didEnterBackground()
    first.app.runtime.willEnterForeground()
    #expect(store.value(for: Self.key, of: .text) != nil)
    first.app.runtime.logOut()
    #expect(store.value(for: Self.key, of: .text) == nil)
    end(first)
    #expect(try await launch().driver.screenStack == ["CollectionHomeViewController"])
  }

  @Test func screensComeBackBehindTheLock() async throws {
    let first = try await launch()
    try await goDeep(in: .composition, of: first)
    let stack = first.driver.screenStack
    end(first)
    let second = try await launch(isHeldByOwner: false)
    #expect(second.driver.screenStack != stack)
    second.device.isHeldByOwner = true
    try await second.driver.tap(text: "Unlock")
    try await second.driver.wait(until: "the screens are open") {
      second.driver.screenStack == stack
    }
  }

  @Test func linkLeadsOnFromWhereTheReaderWas() async throws {
    let first = try await launch()
    try await goDeep(in: .table, of: first)
    let stack = first.driver.screenStack
    end(first)
    let link = try #require(URL(string: "club://rules"))
    let second = try await ClubBench(
      session: ClubBench.ada, store: store, before: { app in #expect(app.open(link)) })
    #expect(second.driver.screenStack == stack + ["RulesViewController"])
  }

  @Test func stackEndsAtAScreenThatIsNoMore() async throws {
    let first = try await launch()
    try await goDeep(in: .collection, of: first)
    let stack = first.driver.screenStack
    end(first)
    try rewrite("MemberPage", as: "Gone")
    #expect(try await launch().driver.screenStack == Array(stack.prefix(2)))
  }

  @Test func stackEndsAtAScreenWithOtherParameters() async throws {
    let first = try await launch()
    try await goDeep(in: .collection, of: first)
    end(first)
    try rewrite(#""name":{"text":"Bob"}"#, as: #""name":{"integer":1}"#)
    #expect(try await launch().driver.screenStack == ["CollectionHomeViewController"])
  }

  @Test func tabThatIsNoMoreIsLeftOut() async throws {
    let first = try await launch()
    try await goDeep(in: .table, of: first)
    end(first)
    try rewrite("tab.table", as: "tab.gone")
    #expect(try await launch().driver.screenStack == ["CollectionHomeViewController"])
  }

  @Test(arguments: ["{", "[]", #"{"version":1}"#, ""])
  func damagedStateIsNone(text: String) async throws {
    store.keep(.text(text), for: Self.key)
    #expect(try await launch().driver.screenStack == ["CollectionHomeViewController"])
  }

  @Test func stateOfAnotherFormIsNone() async throws {
    let first = try await launch()
    try await goDeep(in: .collection, of: first)
    end(first)
    try rewrite(#""version":1"#, as: #""version":2"#)
    #expect(try await launch().driver.screenStack == ["CollectionHomeViewController"])
  }

  @Test func sheetsDoNotComeBack() async throws {
    let first = try await launch()
    try await first.driver.tap(text: "Bob")
    let stack = first.driver.screenStack
    let screen = try #require(first.driver.topScreen as? ScreenController)
    screen.present(RulesViewController(app: first.app), as: .sheet)
    try await first.driver.settle()
    end(first)
    #expect(try await launch().driver.screenStack == stack)
  }

  @Test func screenThatCannotBeMadeAgainEndsTheStack() async throws {
    let first = try await launch()
    try await first.driver.tap(text: "Bob")
    let stack = first.driver.screenStack
    let screen = try #require(first.driver.topScreen as? ScreenController)
    screen.push(UIViewController())
    try await first.driver.settle()
    end(first)
    #expect(try await launch().driver.screenStack == stack)
  }
}
