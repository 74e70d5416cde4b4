import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// What a host uses of the device: push notifications, its place, and who holds it.
@MainActor @Suite(.serialized) struct DeviceServiceTests {
  private static let lockText = "Show that it is you"

  @Test func devicesServeWhileTheMainScreensAreThere() async throws {
    let bench = try await ClubBench()
    #expect(bench.device.registrations == 0)
    #expect(!bench.device.isFollowingPlaces)
    try await bench.logIn(by: .collection)
    #expect(bench.device.registrations == 1)
    #expect(bench.device.isFollowingPlaces)
    try await bench.logOut(by: .collection)
    #expect(!bench.device.isFollowingPlaces)
    #expect(bench.device.registrations == 1)
  }

  @Test func whoHasJustLoggedInIsNotAsked() async throws {
    let bench = try await ClubBench()
    try await bench.logIn(by: .table)
    #expect(bench.device.checks == 0)
    #expect(bench.driver.sees("Home"))
  }

  @Test func nothingIsSeenAtTheStartUntilTheOwnerIsThere() async throws {
    let bench = try await ClubBench(session: ClubBench.ada, isHeldByOwner: false)
    #expect(bench.device.checks == 1)
    #expect(bench.driver.sees(Self.lockText))
    #expect(!bench.driver.sees("Ada"))
    try await bench.driver.tap(text: "Unlock")
    #expect(bench.device.checks == 2)
    #expect(bench.driver.sees(Self.lockText))
    bench.device.isHeldByOwner = true
    try await bench.driver.tap(text: "Unlock")
    try await bench.driver.wait(forText: "Ada")
    #expect(!bench.driver.sees(Self.lockText))
  }

  @Test func screensAreCoveredInTheBackgroundWhateverIsOverThem() async throws {
    let bench = try await ClubBench(session: ClubBench.ada)
    let screen = try #require(bench.driver.topScreen as? ScreenController)
    let inside = ClubLoggedInApp(bench.app, session: ClubBench.ada)
    screen.present(MemberPageViewController(app: inside, memberID: "b"), as: .sheet)
    try await bench.driver.settle()
    let seen = bench.driver.screenStack
    bench.app.runtime.didEnterBackground()
    try await bench.driver.settle()
    #expect(bench.driver.sees(Self.lockText))
    #expect(bench.device.checks == 1)
    bench.app.runtime.willEnterForeground()
    try await bench.driver.wait(until: "the screens are open") {
      bench.driver.screenStack == seen
    }
    #expect(bench.device.checks == 2)
  }

  @Test func linksWaitForTheOwner() async throws {
    let bench = try await ClubBench(session: ClubBench.ada, isHeldByOwner: false)
    #expect(bench.app.open(try #require(URL(string: "club://rules"))))
    try await bench.driver.settle()
    #expect(bench.driver.sees(Self.lockText))
    bench.device.isHeldByOwner = true
    try await bench.driver.tap(text: "Unlock")
    try await bench.driver.wait(forText: "Be quiet")
  }

  @Test func loggingOutOpensTheLockToTheGate() async throws {
    let bench = try await ClubBench(session: ClubBench.ada, isHeldByOwner: false)
    bench.app.runtime.logOut()
    try await bench.driver.settle()
    #expect(bench.driver.screenStack == ["DoorViewController"])
  }

  @Test func whoIsNotTheOwnerCanLogOut() async throws {
    let bench = try await ClubBench(session: ClubBench.ada, isHeldByOwner: false)
    try await bench.driver.tap(text: "Log out")
    #expect(bench.driver.screenStack == ["DoorViewController"])
    #expect(bench.app.sessions.current == nil)
  }

  @Test func deviceThatCannotFindOutLocksNothing() async throws {
    let bench = try await ClubBench(session: ClubBench.ada, isAvailable: false)
    #expect(bench.device.checks == 0)
    #expect(bench.driver.sees("Ada"))
    bench.app.runtime.didEnterBackground()
    bench.app.runtime.willEnterForeground()
    #expect(bench.driver.sees("Ada"))
  }

  @Test func whoWasAwayForAMomentIsNotAsked() async throws {
    let bench = try await ClubBench(session: ClubBench.ada)
    bench.device.graceTime = 60
    bench.app.runtime.didEnterBackground()
    #expect(bench.driver.sees(Self.lockText))
    bench.driver.clock?.advance(by: .seconds(59))
    bench.app.runtime.willEnterForeground()
    try await bench.driver.wait(forText: "Ada")
    #expect(bench.device.checks == 1)
    bench.app.runtime.didEnterBackground()
    bench.driver.clock?.advance(by: .seconds(60))
    bench.app.runtime.willEnterForeground()
    try await bench.driver.wait(forText: "Ada")
    #expect(bench.device.checks == 2)
  }

  @Test func whoIsRefusedIsAskedHoweverShortTheAppWasAway() async throws {
    let bench = try await ClubBench(session: ClubBench.ada, isHeldByOwner: false)
    bench.device.graceTime = 60
    bench.app.runtime.didEnterBackground()
    bench.app.runtime.willEnterForeground()
    try await bench.driver.settle()
    #expect(bench.driver.sees(Self.lockText))
    #expect(bench.device.checks == 2)
  }

  @Test func screensAreHiddenWhileSomethingElseIsOnItsWay() async throws {
    let bench = try await ClubBench(session: ClubBench.ada)
    try await bench.leaveWhileSomethingGoes()
    #expect(bench.isShielded)
    try await bench.driver.settle()
    bench.device.isHeldByOwner = false
    bench.app.runtime.willEnterForeground()
    try await bench.driver.settle()
    #expect(bench.driver.sees(Self.lockText))
    bench.device.isHeldByOwner = true
    try await bench.driver.tap(text: "Unlock")
    try await bench.driver.wait(forText: "Ada")
  }

  @Test func screensStayHiddenUntilTheLockCanBeShown() async throws {
    let bench = try await ClubBench(session: ClubBench.ada)
    try await bench.leaveWhileSomethingGoes()
    bench.device.isHeldByOwner = false
    bench.app.runtime.willEnterForeground()
    #expect(bench.isShielded)
    try await bench.driver.settle()
    #expect(!bench.isShielded)
    #expect(bench.driver.sees(Self.lockText))
    #expect(bench.device.checks == 2)
  }

  @Test func ownerIsLetInBeforeTheLockCouldBeShown() async throws {
    let bench = try await ClubBench(session: ClubBench.ada)
    bench.device.graceTime = 60
    try await bench.leaveWhileSomethingGoes()
    bench.app.runtime.willEnterForeground()
    #expect(!bench.isShielded)
    try await bench.driver.wait(forText: "Ada")
  }

  @Test func whoIsLoggedOutWhileTheScreensAreHiddenSeesTheGate() async throws {
    let bench = try await ClubBench(session: ClubBench.ada)
    try await bench.leaveWhileSomethingGoes()
    bench.app.runtime.logOut()
    try await bench.driver.settle()
    #expect(!bench.isShielded)
    #expect(bench.driver.screenStack == ["DoorViewController"])
  }

  @Test func screensThatWereHiddenAreCoveredWhenTheAppIsLeftAgain() async throws {
    let bench = try await ClubBench(session: ClubBench.ada)
    try await bench.leaveWhileSomethingGoes()
    try await bench.driver.settle()
    bench.app.runtime.didEnterBackground()
    bench.app.runtime.willEnterForeground()
    #expect(!bench.isShielded)
    try await bench.driver.wait(forText: "Ada")
  }

  @Test func theLastLinkIsShownAndNoneAfterALogOut() async throws {
    let bench = try await ClubBench(session: ClubBench.ada, isHeldByOwner: false)
    #expect(bench.app.open(try #require(URL(string: "club://members/b"))))
    #expect(bench.app.open(try #require(URL(string: "club://rules"))))
    bench.device.isHeldByOwner = true
    try await bench.driver.tap(text: "Unlock")
    try await bench.driver.wait(forText: "Be quiet")
    #expect(bench.driver.screenStack == ["CollectionHomeViewController", "RulesViewController"])
    bench.app.runtime.didEnterBackground()
    #expect(bench.app.open(try #require(URL(string: "club://members/b"))))
    bench.app.runtime.logOut()
    try await bench.driver.settle()
    try await bench.logIn(by: .collection)
    #expect(bench.driver.screenStack == ["CollectionHomeViewController"])
  }
}

extension ClubBench {
  /// Leaves the app while a sheet is going away, when no lock can be presented.
  fileprivate func leaveWhileSomethingGoes() async throws {
    let screen = try #require(driver.topScreen as? ScreenController)
    screen.present(RulesViewController(app: app), as: .sheet)
    try await driver.settle()
    screen.dismiss(animated: true, completion: nil)
    app.runtime.didEnterBackground()
  }

  /// Whether a view of no screen lies over all of them.
  fileprivate var isShielded: Bool {
    let middle = CGPoint(x: driver.window.bounds.midX, y: driver.window.bounds.midY)
    return driver.window.hitTest(middle, with: nil)?.superview === driver.window
  }
}
