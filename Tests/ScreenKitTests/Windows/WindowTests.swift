import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// Several windows of one app, each in a scene with a delegate of the library.
@MainActor @Suite struct WindowTests {
  private let application = UIApplication()
  private let store = MemoryStore()
  private let clock = ManualClock()
  private let reports = Reports()

  /// What developers were told.
  private final class Reports: @unchecked Sendable {
    private let lock = NSLock()
    private var kept: [String] = []

    var lines: [String] { lock.withLock { kept } }

    func add(_ line: String) { lock.withLock { kept.append(line) } }
  }

  /// A window of an app.
  @MainActor
  private struct Window {
    let scene: UIWindowScene
    let delegate: PlainSceneDelegate
    let driver: ScreenDriver

    var runtime: AppRuntime? { delegate.inWindow?.runtime }

    var page: Int? { (driver.topScreen as? NumberedController)?.number }
  }

  private func makeApp() -> PlainApp {
    PlainApp(
      launch: LaunchValues(
        clock: clock, store: store, problems: ProblemReporter { [reports] in reports.add($0) }))
  }

  private func open(
    _ app: PlainApp, session: UISceneSession? = nil, for urls: [String] = [],
    continuing activities: [NSUserActivity] = []
  ) async throws -> Window {
    let delegate = PlainSceneDelegate(app: app)
    let scene = application.headlessConnectScene(
      to: session, opening: try urls.map { try #require(URL(string: $0)) },
      continuing: activities
    ) { _ in delegate }
    let driver = ScreenDriver(window: try #require(delegate.window))
    try await driver.settle()
    return Window(scene: scene, delegate: delegate, driver: driver)
  }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  // MARK: What windows have to themselves

  @Test func linksLeadToTheScreenOfTheirWindowOnly() async throws {
    let app = makeApp()
    let first = try await open(app)
    let second = try await open(app, for: ["plain://pages/7"])
    #expect(second.page == 7 && first.page == nil)
    first.scene.headlessOpen(try url("plain://pages/3"))
    try await first.driver.settle()
    #expect(first.page == 3 && second.page == 7)
  }

  @Test func linksOfTheWebComeAsActivities() async throws {
    let app = makeApp()
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = try url("https://plain.example/pages/5")
    let first = try await open(app, continuing: [activity])
    #expect(first.page == 5)
    activity.webpageURL = try url("https://plain.example/pages/6")
    first.scene.headlessContinue(activity)
    try await first.driver.settle()
    #expect(first.page == 6)
  }

  @Test func entriesAreChosenInOneWindowAtATime() async throws {
    let app = makeApp()
    let first = try await open(app)
    let second = try await open(app)
    try await first.driver.tapTab("Two")
    #expect(first.runtime?.host?.selectedIndex == 1)
    #expect(second.runtime?.host?.selectedIndex == 0)
    #expect(first.runtime?.host !== second.runtime?.host)
    #expect(app.runtime.host == nil)
  }

  @Test func linkForTheAppItselfIsNotLostInSilence() async throws {
    let app = makeApp()
    let first = try await open(app)
    #expect(app.open(try url("plain://pages/3")))
    try await first.driver.settle()
    #expect(first.page == nil)
    try await first.driver.wait(until: "it is said") {
      reports.lines.contains { $0.contains("in the app itself") }
    }
  }

  @Test func addressesAreOpenedByTheWindowThatAsks() async throws {
    let app = makeApp()
    let first = try await open(app)
    let address = try url("https://example.org")
    first.runtime?.openAddress(address)
    var opened: [URL] = []
    app.runtime.openAddress = { opened.append($0) }
    first.runtime?.openAddress(address)
    #expect(opened == [address])
  }

  // MARK: What windows share

  @Test func themeIsWornByAllWindows() async throws {
    let app = makeApp()
    let first = try await open(app)
    let second = try await open(app)
    first.runtime?.setTheme(Theme(name: "Night"))
    #expect(second.runtime?.theme.name == "Night" && app.runtime.theme.name == "Night")
    #expect(first.runtime?.stored === second.runtime?.stored)
    #expect(first.runtime?.images === second.runtime?.images)
  }

  @Test func whatHappensIsHeardInAllWindowsButComingBackInOneOnly() async throws {
    let app = makeApp()
    let first = try await open(app)
    let second = try await open(app)
    let happened = ScreenEvent("happened")
    var heard: [String] = []
    let returns = ScreenEvent("ScreenKit.appWillEnterForeground")
    let listening = [("first", first), ("second", second)].map { name, window in
      window.runtime?.events.listen(to: [happened, returns]) { heard.append("\(name) \($0.name)") }
    }
    first.runtime?.emit(happened)
    #expect(heard == ["first happened", "second happened"])
    heard = []
    second.scene.headlessEnterBackground()
    second.scene.headlessEnterForeground()
    #expect(heard == ["second \(returns.name)"])
    withExtendedLifetime(listening) {}
  }

  @Test func whatBecomesOfTheSessionIsHeardInAllWindows() async throws {
    let app = makeApp()
    let sessions = SessionStore<String>(storage: MemorySessionStorage())
    app.runtime.follow(sessions)
    let windows = [try await open(app), try await open(app)]
    var heard = 0
    let listening = windows.map { window in
      window.runtime?.events.listen(to: [ScreenEvent("ScreenKit.appSessionChanges")]) { _ in
        heard += 1
      }
    }
    try sessions.begin("Ada")
    #expect(heard == 2)
    try sessions.renew("Ada again")
    #expect(heard == 4)
    try sessions.end()
    #expect(heard == 6)
    withExtendedLifetime(listening) {}
  }

  @Test func windowThatHasJustBeenMadeIsNotToldThatItComesBack() async throws {
    let app = makeApp()
    var heard = 0
    let listening = app.runtime.events.listen(to: [
      ScreenEvent("ScreenKit.appWillEnterForeground")
    ]) { _ in heard += 1 }
    _ = try await open(app)
    #expect(heard == 0)
    withExtendedLifetime(listening) {}
  }

  @Test func placesAreFollowedUntilTheLastWindowHasGone() async throws {
    let app = makeApp()
    let places = Places()
    app.services = DeviceServices(locationUpdates: places)
    let first = try await open(app)
    let second = try await open(app)
    #expect(places.journal == ["start"])
    application.headlessDisconnect(first.scene)
    #expect(places.journal == ["start"])
    application.headlessDisconnect(second.scene)
    #expect(places.journal == ["start", "stop"])
  }

  @Test func ownerIsAskedOnceForWindowsThatComeTogether() async throws {
    let app = makeApp()
    let owner = Owner()
    app.services = DeviceServices(biometrics: owner)
    let first = try await open(app)
    let second = try await open(app)
    #expect(owner.waiting == 1)
    owner.answer(true)
    try await first.driver.settle()
    try await second.driver.settle()
    for window in [first, second] { #expect(!window.driver.sees("Show that it is you")) }
    #expect(owner.checks == 1)
  }

  @Test func windowIsLockedByItself() async throws {
    let app = makeApp()
    let owner = Owner()
    app.services = DeviceServices(biometrics: owner)
    let first = try await open(app)
    let second = try await open(app)
    owner.answer(true)
    try await first.driver.settle()
    try await second.driver.settle()
    second.scene.headlessEnterBackground()
    try await second.driver.settle()
    #expect(second.driver.sees("Show that it is you"))
    #expect(!first.driver.sees("Show that it is you"))
  }

  // MARK: Coming back

  @Test func eachWindowComesBackToWhereItsReaderWas() async throws {
    let app = makeApp()
    let first = try await open(app, for: ["plain://pages/1"])
    let second = try await open(app)
    try await second.driver.tapTab("Two")
    second.scene.headlessOpen(try url("plain://pages/2"))
    try await second.driver.settle()
    application.headlessDisconnect(first.scene)
    application.headlessDisconnect(second.scene)

    let next = makeApp()
    let secondAgain = try await open(next, session: second.scene.session)
    let firstAgain = try await open(next, session: first.scene.session)
    #expect(firstAgain.page == 1 && firstAgain.runtime?.host?.selectedIndex == 0)
    #expect(secondAgain.page == 2 && secondAgain.runtime?.host?.selectedIndex == 1)
    let other = try await open(next)
    #expect(other.page == nil)
    // The place of an app without scenes is another.
    #expect(store.value(for: "host.state", of: .text) == nil)
  }

  @Test func windowThatEndsTheAppComesBackOnce() async throws {
    let first = try await open(makeApp(), for: ["plain://pages/1"])
    application.headlessDisconnect(first.scene)
    // Nothing is kept of the window that was restored, as when that has ended the app.
    let again = try await open(makeApp(), session: first.scene.session)
    #expect(again.page == 1)
    let third = try await open(makeApp(), session: first.scene.session)
    #expect(third.page == nil)
  }

  @Test func nothingComesBackAfterALogOutElsewhere() async throws {
    let app = makeApp()
    let sessions = SessionStore<String>(storage: MemorySessionStorage())
    app.runtime.follow(sessions)
    try sessions.begin("Ada")
    let first = try await open(app, for: ["plain://pages/1"])
    let second = try await open(app)
    application.headlessDisconnect(first.scene)
    second.runtime?.logOut()
    #expect(sessions.current == nil)
    try sessions.begin("Eve")
    let again = try await open(app, session: first.scene.session)
    #expect(again.page == nil)
  }

  @Test func activitiesOfOthersRestoreNothing() async throws {
    let app = makeApp()
    app.runtime.restore(from: NSUserActivity(activityType: "other"))
    #expect(app.runtime.restorationActivity() == nil)
  }

  // MARK: The end

  @Test func nothingIsLeftOfAWindowThatHasGone() async throws {
    let app = makeApp()
    weak var runtime: AppRuntime?
    weak var root: UIViewController?
    do {
      let window = try await open(app, for: ["plain://pages/1"])
      (runtime, root) = (window.runtime, window.driver.root)
      #expect(runtime != nil && root != nil)
      application.headlessDisconnect(window.scene)
      window.driver.close()
    }
    for _ in 0..<20 { await Task.yield() }
    #expect(runtime == nil)
    #expect(root == nil)
  }

  @Test func delegateThatMakesNothingLeavesTheSceneToOthers() {
    let scene = application.headlessConnectScene { _ in AppSceneDelegate() }
    #expect(scene.windows.isEmpty)
    scene.headlessEnterBackground()
    scene.headlessEnterForeground()
    application.headlessDisconnect(scene)
  }
}

@MainActor
private final class Places: LocationUpdates {
  private(set) var journal: [String] = []

  func startLocationUpdates() { journal.append("start") }

  func stopLocationUpdates() { journal.append("stop") }

  func locationStatus() async -> PermissionStatus { .authorized }

  func requestLocation() async -> PermissionStatus { .authorized }
}

@MainActor
private final class Owner: BiometricCheck {
  let isAvailable = true
  let graceTime: TimeInterval = 0
  private(set) var checks = 0
  private var continuations: [CheckedContinuation<Bool, Never>] = []

  var waiting: Int { continuations.count }

  func confirmsOwner(reason: String) async -> Bool {
    checks += 1
    return await withCheckedContinuation { continuations.append($0) }
  }

  func answer(_ isOwner: Bool) {
    for continuation in continuations { continuation.resume(returning: isOwner) }
    continuations = []
  }
}
