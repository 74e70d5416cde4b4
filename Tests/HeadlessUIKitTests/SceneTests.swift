import Foundation
import HeadlessUIKit
import Testing

/// Scenes are told what happens to them in UIKit's order.
@MainActor struct SceneTests {
  private final class Journal {
    var lines: [String] = []
  }

  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    let journal: Journal

    init(journal: Journal) {
      self.journal = journal
      super.init()
    }

    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      journal.lines.append("configuration")
      return UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
    }

    func application(
      _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
    ) {
      journal.lines.append("discard \(sceneSessions.count)")
    }
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var place = "top"
    let journal: Journal

    init(journal: Journal) {
      self.journal = journal
      super.init()
    }

    private func note(_ line: String, _ scene: UIScene) {
      journal.lines.append("\(line), \(scene.activationState)")
    }

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      let urls = connectionOptions.urlContexts.map(\.url.absoluteString)
      let activities = connectionOptions.userActivities.map(\.activityType)
      note((["connect"] + urls + activities).joined(separator: " "), scene)
      guard let scene = scene as? UIWindowScene else { return }
      window = UIWindow(windowScene: scene)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
    }

    func sceneDidDisconnect(_ scene: UIScene) { note("disconnect", scene) }

    func sceneDidBecomeActive(_ scene: UIScene) { note("active", scene) }

    func sceneWillResignActive(_ scene: UIScene) { note("inactive", scene) }

    func sceneWillEnterForeground(_ scene: UIScene) { note("foreground", scene) }

    func sceneDidEnterBackground(_ scene: UIScene) { note("background", scene) }

    func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
      note("open \(urlContexts.map(\.url.absoluteString).joined())", scene)
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      note("keep", scene)
      let activity = NSUserActivity(activityType: "place")
      activity.userInfo = ["place": place]
      return activity
    }

    func scene(
      _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
    ) {
      note("restore \(stateRestorationActivity.userInfo?["place"] ?? "nothing")", scene)
    }

    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
      note("expect \(userActivityType)", scene)
    }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      note("continue \(userActivity.activityType)", scene)
    }
  }

  /// Nothing of a scene is told to a delegate that leaves it out.
  private final class SilentDelegate: UIResponder, UIWindowSceneDelegate {}

  private let application = UIApplication()
  private let journal = Journal()

  private func connect(
    to session: UISceneSession? = nil, opening urls: [URL] = [],
    continuing activities: [NSUserActivity] = [], size: CGSize = CGSize(width: 390, height: 844)
  ) -> UIWindowScene {
    application.headlessConnectScene(
      to: session, size: size, opening: urls, continuing: activities
    ) { _ in SceneDelegate(journal: journal) }
  }

  private func takeJournal() -> [String] {
    defer { journal.lines = [] }
    return journal.lines
  }

  @Test func newSceneIsConnectedThenSeenThenActive() throws {
    let delegate = AppDelegate(journal: journal)
    application.headlessLaunch(delegate)
    let url = try #require(URL(string: "app://item"))
    let scene = connect(opening: [url], continuing: [NSUserActivity(activityType: "draw")])
    #expect(
      takeJournal() == [
        "configuration", "connect app://item draw, background", "foreground, background",
        "active, foregroundActive",
      ])
    #expect(scene.session.configuration.name == "Main")
    #expect(application.connectedScenes == [scene] && application.openSessions == [scene.session])
  }

  @Test func sceneGoesAndComesBackByWayOfBeingInactive() {
    let scene = connect()
    _ = takeJournal()
    scene.headlessEnterBackground()
    #expect(
      takeJournal() == ["inactive, foregroundActive", "background, background", "keep, background"])
    scene.headlessEnterForeground()
    #expect(takeJournal() == ["foreground, background", "active, foregroundActive"])
    scene.headlessResignActive()
    scene.headlessBecomeActive()
    #expect(takeJournal() == ["inactive, foregroundActive", "active, foregroundActive"])
  }

  @Test func sessionOutlivesItsSceneAndRestoresTheNext() throws {
    let first = connect()
    let session = first.session
    (first.delegate as? SceneDelegate)?.place = "below"
    application.headlessDisconnect(first)
    #expect(journal.lines.suffix(2) == ["keep, background", "disconnect, unattached"])
    #expect(session.scene == nil && application.connectedScenes.isEmpty)
    _ = takeJournal()

    let second = connect(to: session)
    #expect(second !== first && session.scene === second)
    #expect(
      takeJournal() == [
        "connect, background", "restore below, background", "foreground, background",
        "active, foregroundActive",
      ])
    #expect(application.openSessions == [session])
  }

  @Test func closedWindowsAreToldToTheApp() {
    let delegate = AppDelegate(journal: journal)
    application.headlessLaunch(delegate)
    let session = connect().session
    _ = takeJournal()
    application.headlessDiscard([session])
    #expect(journal.lines.suffix(2) == ["disconnect, unattached", "discard 1"])
    #expect(application.openSessions.isEmpty)
  }

  @Test func addressesAndActivitiesReachTheSceneThatIsThere() throws {
    let scene = connect()
    let url = try #require(URL(string: "app://item"))
    scene.headlessEnterBackground()
    _ = takeJournal()
    scene.headlessOpen(url)
    scene.headlessContinue(NSUserActivity(activityType: "draw"))
    #expect(
      takeJournal() == [
        "foreground, background", "active, foregroundActive", "open app://item, foregroundActive",
        "expect draw, foregroundActive", "continue draw, foregroundActive",
      ])
  }

  @Test func eachSceneHasItsOwnWindowsAndKeyWindow() throws {
    let first = connect(size: CGSize(width: 500, height: 800))
    let second = connect(size: CGSize(width: 700, height: 800))
    let window = try #require(first.windows.first)
    #expect(window.frame.width == 500 && window.windowScene === first)
    #expect(second.windows.first?.frame.width == 700)
    #expect(first.keyWindow === window && second.keyWindow === second.windows.first)
    let other = UIWindow(windowScene: first)
    other.makeKeyAndVisible()
    #expect(first.keyWindow === other && !window.isKeyWindow)
    #expect(second.keyWindow != nil)
    other.windowScene = second
    #expect(first.windows.count == 1 && second.windows.count == 2)
  }

  @Test func windowsOfALostSceneAreHidden() throws {
    let scene = connect()
    let window = try #require(scene.windows.first)
    application.headlessDisconnect(scene)
    #expect(window.isHidden)
  }

  @Test func sceneOpensAddressesByTheSystem() throws {
    let scene = connect()
    let url = try #require(URL(string: "https://example.org"))
    var opened: [Bool] = []
    scene.open(url, options: nil) { isOpened in
      MainActor.assumeIsolated { opened.append(isOpened) }
    }
    #expect(opened == [false])
  }

  @Test func silentDelegateIsLeftAlone() {
    let scene = application.headlessConnectScene { _ in SilentDelegate() }
    scene.headlessEnterBackground()
    #expect(scene.session.stateRestorationActivity == nil)
    #expect(scene.session.configuration.name == nil)
    application.headlessDisconnect(scene)
  }
}
