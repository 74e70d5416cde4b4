public import Foundation

/// What the system does to an app's scenes. None of this exists in UIKit.
///
/// The order of calls is UIKit's, as Apple's documentation of `UISceneDelegate` gives it: a scene is connected, told
/// what there is to restore, and then enters the foreground like one that comes back; what is needed to restore it is
/// asked for when it has gone to the background.
extension UIApplication {
  /// Makes a scene: at the launch of the app, when somebody opens another window, or for a session whose scene was let
  /// go of. There is no Info.plist and no class is made from its name here, so `makeDelegate` makes the delegate for
  /// what the app's delegate, if it says so, wants to have connected.
  @discardableResult
  public func headlessConnectScene(
    to session: UISceneSession? = nil, size: CGSize = CGSize(width: 390, height: 844),
    opening urls: [URL] = [], continuing activities: [NSUserActivity] = [],
    inForeground: Bool = true,
    delegate makeDelegate: @MainActor (UISceneConfiguration) -> any UISceneDelegate
  ) -> UIWindowScene {
    let options = UIScene.ConnectionOptions(
      urlContexts: Set(urls.map(Self.context)), userActivities: Set(activities))
    let session = session ?? makeSession(options)
    let scene = UIWindowScene(session: session, connectionOptions: options)
    scene.screen.bounds.size = size
    scene.opener = { [weak self] in self?.urlOpener($0) ?? false }
    scene.delegate = makeDelegate(session.configuration)
    session.scene = scene
    connectedScenes.insert(scene)
    scene.activationState = .background
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    scene.post(UIScene.willConnectNotification)
    if let activity = session.stateRestorationActivity {
      scene.delegate?.scene(scene, restoreInteractionStateWith: activity)
    }
    if inForeground { scene.headlessEnterForeground() }
    return scene
  }

  private func makeSession(_ options: UIScene.ConnectionOptions) -> UISceneSession {
    let session = UISceneSession(role: .windowApplication)
    if let delegate {
      session.configuration = delegate.application(
        self, configurationForConnecting: session, options: options)
    }
    openSessions.insert(session)
    return session
  }

  fileprivate static func context(_ url: URL) -> UIOpenURLContext {
    UIOpenURLContext(url: url, options: UIScene.OpenURLOptions(sourceApplication: nil))
  }

  /// Lets go of a scene that is not seen, as to save memory. Its session stays.
  public func headlessDisconnect(_ scene: UIScene) {
    if scene.activationState != .background { scene.headlessEnterBackground() }
    let windows = (scene as? UIWindowScene)?.windows ?? []
    scene.activationState = .unattached
    scene.delegate?.sceneDidDisconnect(scene)
    scene.post(UIScene.didDisconnectNotification)
    connectedScenes.remove(scene)
    scene.session.scene = nil
    for window in windows { window.isHidden = true }
    scene.delegate = nil
  }

  /// Closes windows for good, as from the list of running apps.
  public func headlessDiscard(_ sessions: Set<UISceneSession>) {
    for scene in sessions.compactMap(\.scene) { headlessDisconnect(scene) }
    openSessions.subtract(sessions)
    delegate?.application(self, didDiscardSceneSessions: sessions)
  }
}

/// What the system does to one scene.
extension UIScene {
  fileprivate func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// Brings the scene into sight.
  public func headlessEnterForeground() {
    guard activationState == .background else { return }
    delegate?.sceneWillEnterForeground(self)
    post(Self.willEnterForegroundNotification)
    activationState = .foregroundInactive
    headlessBecomeActive()
  }

  /// Lets the scene answer to a person again, as when what lay over it has gone.
  public func headlessBecomeActive() {
    guard activationState == .foregroundInactive else { return }
    activationState = .foregroundActive
    delegate?.sceneDidBecomeActive(self)
    post(Self.didActivateNotification)
  }

  /// Lets the scene answer to nobody, as when the list of running apps comes out.
  public func headlessResignActive() {
    guard activationState == .foregroundActive else { return }
    delegate?.sceneWillResignActive(self)
    post(Self.willDeactivateNotification)
    activationState = .foregroundInactive
  }

  /// Takes the scene out of sight, and keeps what is needed to restore it.
  public func headlessEnterBackground() {
    guard activationState != .background else { return }
    headlessResignActive()
    activationState = .background
    delegate?.sceneDidEnterBackground(self)
    post(Self.didEnterBackgroundNotification)
    session.stateRestorationActivity = delegate?.stateRestorationActivity(for: self).map(Self.saved)
  }

  /// Opens addresses in the scene, which comes into sight for them.
  public func headlessOpen(_ urls: URL...) {
    headlessEnterForeground()
    delegate?.scene(self, openURLContexts: Set(urls.map(UIApplication.context)))
  }

  /// Goes on with an activity in the scene, which comes into sight for it.
  public func headlessContinue(_ activity: NSUserActivity) {
    headlessEnterForeground()
    delegate?.scene(self, willContinueUserActivityWithType: activity.activityType)
    delegate?.scene(self, continue: activity)
  }

  /// The activity as it is after it was written and read.
  private static func saved(_ activity: NSUserActivity) -> NSUserActivity {
    let copy = NSUserActivity(activityType: activity.activityType)
    copy.title = activity.title
    copy.webpageURL = activity.webpageURL
    copy.targetContentIdentifier = activity.targetContentIdentifier
    copy.userInfo = activity.userInfo
    for (key, value) in activity.userInfo ?? [:] {
      precondition(
        key.base is String && isPlain(value),
        "NSUserActivity can't keep \(type(of: value)) under \(key)")
    }
    return copy
  }

  private static func isPlain(_ value: Any) -> Bool {
    switch value {
    case is String, is Int, is Double, is Bool, is Data, is Date, is URL, is UUID: true
    case let values as [Any]: values.allSatisfy(isPlain)
    case let values as [String: Any]: values.values.allSatisfy(isPlain)
    default: false
    }
  }
}
