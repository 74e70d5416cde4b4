import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// The log-in gate, with screens of every system on both sides of it.
@MainActor @Suite(.serialized) struct GateTests {
  @Test(arguments: ListSystem.allCases)
  func loggingInShowsTheMainScreens(system: ListSystem) async throws {
    let bench = try await ClubBench()
    #expect(bench.driver.screenStack == ["DoorViewController"])
    #expect(bench.app.runtime.host == nil)
    try await bench.logIn(by: system)
    #expect(bench.app.sessions.current == ClubBench.ada)
    try await bench.driver.tapTab(system.rawValue.capitalized)
    #expect(bench.driver.sees("Home"))
    #expect(bench.driver.sees("Ada"))
    #expect(bench.driver.sees("Bob"))
    let asked = await bench.transport.requests.last
    #expect(asked?.url.path == "/members/a/friends")
    #expect(asked?.headers.contains(HTTPHeader("Authorization", "Bearer t1")) == true)
  }

  @Test(arguments: ListSystem.allCases)
  func loggingOutShowsTheGate(system: ListSystem) async throws {
    let bench = try await ClubBench(session: ClubBench.ada)
    try await bench.logOut(by: system)
    #expect(bench.driver.screenStack == ["DoorViewController"])
    #expect(bench.app.sessions.current == nil)
    #expect(bench.storage.load() == nil)
    try await bench.logIn(by: system)
    #expect(bench.driver.sees("Ada"))
  }

  @Test(arguments: ListSystem.allCases)
  func refusedLogInStaysBeforeTheGate(system: ListSystem) async throws {
    let bench = try await ClubBench(answering: { _ in HTTPResponse(json: "{}", status: 403) })
    try await bench.logIn(by: system)
    #expect(bench.driver.sees("Not let in"))
    #expect(bench.app.sessions.current == nil)
  }

  @Test func sessionFromBeforePassesTheGate() async throws {
    let bench = try await ClubBench(session: ClubBench.ada)
    #expect(bench.driver.screenStack == ["CollectionHomeViewController"])
    #expect(bench.driver.sees("Ada"))
  }

  @Test func nothingBehindTheGateOutlivesTheSession() async throws {
    let bench = try await ClubBench(session: ClubBench.ada)
    for system in ListSystem.allCases {
      try await bench.driver.tapTab(system.rawValue.capitalized)
    }
    try await bench.driver.tapRow(1, section: 1)
    weak let host = bench.app.runtime.host
    weak let page = bench.driver.topScreen
    #expect(host != nil)
    #expect(page != nil)
    bench.app.runtime.logOut()
    try await bench.driver.wait(until: "the main screens are gone") { host == nil && page == nil }
    #expect(bench.driver.screenStack == ["DoorViewController"])
  }

  @Test func whatIsPresentedGoesWithTheSession() async throws {
    let bench = try await ClubBench(session: ClubBench.ada)
    let screen = try #require(bench.driver.topScreen as? ScreenController)
    screen.present(MemberPageViewController.page(in: bench), as: .sheet)
    try await bench.driver.settle()
    #expect(bench.driver.screenStack.last == "MemberPageViewController")
    bench.app.runtime.logOut()
    try await bench.driver.settle()
    #expect(bench.driver.screenStack == ["DoorViewController"])
  }

  @Test func refusedRenewalShowsTheGate() async throws {
    let bench = try await ClubBench(
      session: ClubBench.ada, answering: ClubServer.refusing(renews: false))
    #expect(bench.driver.screenStack == ["DoorViewController"])
    #expect(bench.app.sessions.current == nil)
  }

  @Test func renewedSessionLeavesTheScreensWhereTheyAre() async throws {
    let bench = try await ClubBench(
      session: ClubBench.ada, answering: ClubServer.refusing(renews: true))
    #expect(bench.app.sessions.current?.token == "t2")
    #expect(bench.driver.screenStack == ["CollectionHomeViewController"])
    // What is made from now on has the session as it is now.
    try await bench.driver.tapTab("Table")
    #expect(bench.driver.sees("Countess"))
  }

  @Test("who logs in over somebody else sees nothing of theirs")
  func logInOverAnotherShowsTheScreensAnew() async throws {
    let bench = try await ClubBench(session: ClubBench.ada)
    try await bench.driver.tapRow(1, section: 1)
    #expect(bench.driver.screenStack.count == 2)
    weak let host = bench.app.runtime.host
    bench.app.runtime.didEnterBackground()
    bench.app.runtime.willEnterForeground()
    try await bench.driver.settle()
    bench.app.runtime.operations.run { while !Task.isCancelled { await Task.yield() } }
    let bob = ClubSession(member: Member(id: "b", name: "Bob"), token: "t9")
    try bench.app.sessions.begin(bob)
    try await bench.driver.wait(until: "the screens of before are gone") { host == nil }
    try await bench.driver.settle()
    #expect(bench.driver.screenStack == ["CollectionHomeViewController"])
    #expect(await bench.transport.requests.last?.url.path == "/members/b/friends")
    #expect(bench.app.runtime.operations.count == 0)
    // Nobody asks who has just said it.
    #expect(!bench.driver.sees("Show that it is you"))
  }

  @Test func linksWaitUntilTheGateIsPassed() async throws {
    let link = try #require(URL(string: "club://members/b"))
    let other = try #require(URL(string: "club://nowhere"))
    let bench = try await ClubBench(before: { app in
      #expect(app.open(link))
      #expect(!app.open(other))
    })
    #expect(bench.driver.screenStack == ["DoorViewController"])
    try await bench.logIn(by: .collection)
    #expect(
      bench.driver.screenStack == ["CollectionHomeViewController", "MemberPageViewController"])
    #expect(bench.driver.sees("That is you, Ada"))
  }

  @Test func linksAfterTheLogOutWaitForTheNextLogIn() async throws {
    let bench = try await ClubBench(session: ClubBench.ada)
    bench.app.runtime.logOut()
    try await bench.driver.settle()
    #expect(bench.app.open(try #require(URL(string: "club://rules"))))
    #expect(bench.driver.screenStack == ["DoorViewController"])
    try await bench.logIn(by: .table)
    #expect(bench.driver.screenStack == ["CollectionHomeViewController", "RulesViewController"])
  }

  @Test func destinationsBehindTheGateAreMadeWhileSomebodyIsLoggedIn() async throws {
    let bench = try await ClubBench()
    let page = ClubDestination.memberPage(memberID: "b")
    #expect(bench.app.makeController(for: page) == nil)
    #expect(bench.app.makeController(for: .rules) != nil)
    try await bench.logIn(by: .collection)
    let home = try #require(bench.driver.topScreen as? ScreenController)
    home.push(try #require(bench.app.makeController(for: page)))
    try await bench.driver.settle()
    #expect(bench.driver.sees("That is you, Ada"))
    bench.app.runtime.logOut()
    try await bench.driver.wait(until: "there is no session") {
      bench.app.makeController(for: page) == nil
    }
  }

  @Test(arguments: ListSystem.allCases)
  func loggingOutCallsOffWhatIsRunning(system: ListSystem) async throws {
    let bench = try await ClubBench(session: ClubBench.ada)
    try await bench.driver.tapTab(system.rawValue.capitalized)
    await bench.transport.hold()
    async let tap: Void = bench.driver.tap(text: "Knock")
    while await bench.transport.heldCount == 0 { await Task.yield() }
    #expect(bench.app.runtime.operations.count == 1)
    bench.app.runtime.logOut()
    await bench.transport.release()
    try await tap
    #expect(bench.driver.screenStack == ["DoorViewController"])
    #expect(!bench.driver.sees("Nobody heard"))
    #expect(bench.app.runtime.operations.count == 0)
  }

  @Test func screenOnBothSidesIsMadeOnBoth() async throws {
    let bench = try await ClubBench()
    try await bench.driver.tap(text: "Rules")
    #expect(bench.driver.sees("Be quiet"))
    #expect(bench.driver.screenStack == ["DoorViewController", "RulesViewController"])
  }
}

extension MemberPageViewController {
  fileprivate static func page(in bench: ClubBench) -> UIViewController {
    MemberPageViewController(
      app: ClubLoggedInApp(bench.app, session: ClubBench.ada), memberID: "b")
  }
}
