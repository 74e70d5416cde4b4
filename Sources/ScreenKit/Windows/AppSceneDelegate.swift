/// The delegate of a scene that shows the app in a window: makes the window, opens links in it, and lets the system
/// restore it. An app says in a class of its own which app that is, and names the class in its Info.plist:
///
/// ```swift
/// final class SceneDelegate: AppSceneDelegate {
///   override func makeScene() -> (any AppScene)? {
///     AppDelegate.app.makeScene()
///   }
/// }
/// ```
open class AppSceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The window, while there is one.
  public var window: UIWindow?
  /// The app as the window has it, while there is one.
  public private(set) var app: (any AppScene)?
  /// Whether the window is out of sight after it was seen.
  private var isInBackground = false

  /// Makes the app as the window has it; nil where the window shows something else.
  open func makeScene() -> (any AppScene)? { nil }

  open func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene, let app = makeScene() else { return }
    app.runtime.restore(from: session.stateRestorationActivity)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = app.makeRootViewController()
    self.app = app
    self.window = window
    window.makeKeyAndVisible()
    open(connectionOptions.urlContexts)
    connectionOptions.userActivities.forEach(open)
  }

  open func sceneDidDisconnect(_ scene: UIScene) {
    app?.runtime.windowDidClose()
    app = nil
    window = nil
  }

  open func sceneWillEnterForeground(_ scene: UIScene) {
    // A scene that has just been made enters the foreground, too.
    guard isInBackground else { return }
    isInBackground = false
    app?.runtime.willEnterForeground()
  }

  open func sceneDidEnterBackground(_ scene: UIScene) {
    isInBackground = true
    app?.runtime.didEnterBackground()
  }

  open func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    app?.runtime.restorationActivity()
  }

  open func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
    open(urlContexts)
  }

  open func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    open(userActivity)
  }

  /// Opens the links among `contexts`.
  private func open(_ contexts: Set<UIOpenURLContext>) {
    for context in contexts { _ = app?.open(context.url) }
  }

  /// Opens the link that `activity` came by, if that is what it is.
  private func open(_ activity: NSUserActivity) {
    if let page = activity.webpageURL { _ = app?.open(page) }
  }
}
